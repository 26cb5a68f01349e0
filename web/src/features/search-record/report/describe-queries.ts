import type { Language } from "@medsieve/contract/constants";
import type { SearchRecord } from "@medsieve/contract/records";
import type { TFunction } from "i18next";
import { describeQueryChange } from "../../../entities/query/describe-query-change.ts";
import { chooseGap, formatNumber } from "../../../lib/format.ts";
import { formatUtc } from "./format-utc.ts";

type RecordedQuery = SearchRecord["queries"][number];

/** When a query was run, what it found, what it alone found, and what was put right in it; each in words. */
export function describeQuery(query: RecordedQuery, t: TFunction, language: Language): string[] {
  const count = (value: number) => ({ count: value, shown: formatNumber(value, language) });
  const { searched_at, hits, pmids, contributed, related, changes, broadened_from } = query;
  return [
    searched_at === null ? null : t("record:query.searchedAt", { date: formatUtc(searched_at) }),
    hits === null ? t("record:query.notRun") : t("record:query.hits", count(hits)),
    hits !== null && hits > pmids.length ? t("record:query.returned", count(pmids.length)) : null,
    contributed === null || contributed === undefined ? null : t("record:query.contributed", count(contributed)),
    related === true ? t("search:facts.related") : null,
    broadened_from === null ? null : t("record:query.broadened", { query: broadened_from }),
    ...changes.map((change) => {
      const { text } = describeQueryChange(change, t);
      if (change.written === null) return text;
      return `${text} (${change.written} → ${change.became ?? t("search:facts.leftOut")})`;
    }),
  ].filter((fact) => fact !== null);
}

/** Who wrote the queries: the user, the built-in reader or a model. */
export function describeQueryAuthor(
  { given_queries, provenance }: SearchRecord,
  t: TFunction,
  language: Language,
): string {
  if (given_queries !== null) return t("record:report.queriesGiven");
  if (provenance === null || provenance.reader.id === "builtin") return t("record:report.queriesBuiltin");
  if (provenance.reader_fallbacks?.some(({ step }) => step === "queries")) return t("record:report.queriesBuiltin");
  const { vendor, model } = provenance.reader;
  const name = [vendor, model].filter(Boolean).join(" · ") || t("record:reader.unnamed");
  return [
    t("record:report.queriesModel", { model: name }),
    provenance.prompt_version ? t("record:report.promptVersion", { version: provenance.prompt_version }) : null,
  ]
    .filter((part) => part !== null)
    .join(chooseGap(language));
}
