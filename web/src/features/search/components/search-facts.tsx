import type { Language } from "@medsieve/contract/constants";
import type { QueryDetail, SearchProvenance } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { countFlow } from "../count-flow.ts";
import { isBusy, type SearchState } from "../search-state.ts";
import { Fact } from "./fact.tsx";
import { QueryList } from "./query-list.tsx";

/** What is known of a search: how many papers came how far, its queries, what was not understood, and who answered. */
export function SearchFacts({ state }: { state: SearchState }) {
  const { t } = useTranslation("search");
  const queries = state.outcome?.queries ?? state.preview.queryDetails ?? describeWritten(state);
  const notUnderstood = state.outcome?.notUnderstood ?? state.preview.notUnderstood;
  const provenance = state.outcome?.provenance ?? null;
  return (
    <div className="flex flex-col gap-5">
      <Flow state={state} />
      {state.question && (
        <Fact title={t("facts.preference")}>
          <p className="text-sm">{t(`preference.${state.question.preference}.label`)}</p>
        </Fact>
      )}
      {notUnderstood.length > 0 && (
        <Fact title={t("facts.notUnderstood")}>
          <p className="mb-1.5 text-muted text-sm">{t("facts.notUnderstoodText")}</p>
          <ul className="flex flex-wrap gap-1.5">
            {notUnderstood.map((word) => (
              <li key={word} className="min-w-0">
                <Badge tone="amber">{word}</Badge>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {queries.length > 0 && (
        <Fact title={t("facts.queries")}>
          <QueryList queries={queries} isRunning={isBusy(state.phase)} />
        </Fact>
      )}
      {provenance && <Provenance provenance={provenance} />}
    </div>
  );
}

function describeWritten({ preview }: SearchState): QueryDetail[] {
  return (preview.queries ?? []).map((query) => ({
    ...query,
    hits: null,
    understood: null,
    broadened_from: null,
    warnings: [],
  }));
}

const STEPS = ["found", "kept", "read"] as const;

function Flow({ state }: { state: SearchState }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const flow = countFlow(state);
  const shown = STEPS.filter((step) => flow[step] !== null || isBusy(state.phase));
  if (shown.length === 0) return null;
  return (
    <Fact title={t("facts.flow")}>
      <dl className="flex gap-4">
        {shown.map((step) => (
          <div key={step} className="flex flex-col-reverse">
            <dt className="text-muted text-sm">{t(`facts.step.${step}`)}</dt>
            <dd className="font-semibold text-xl tabular-nums">{formatStep(flow[step], language)}</dd>
          </div>
        ))}
      </dl>
    </Fact>
  );
}

/** A dash stands for what is not known yet. */
function formatStep(count: number | null, language: Language): string {
  return count === null ? "–" : formatNumber(count, language);
}

function Provenance({
  provenance: { source, reader, searched_at, tokens, cost_usd },
}: {
  provenance: SearchProvenance;
}) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const spent = tokens.input + tokens.output;
  const cost = new Intl.NumberFormat(language, { style: "currency", currency: "USD", maximumFractionDigits: 4 });
  return (
    <Fact title={t("facts.answeredBy")}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
        <dt className="text-muted">{t("facts.source")}</dt>
        <dd className="wrap-anywhere">
          {t(source.id === "pubmed" ? "facts.sourcePubmed" : "facts.sourceLibrary")}
          {source.fallback !== null && <span className="block text-amber-ink">{t("banner.fallback")}</span>}
        </dd>
        <dt className="text-muted">{t("facts.reader")}</dt>
        <dd className="wrap-anywhere">
          {reader.id === "builtin"
            ? t("facts.readerBuiltin")
            : [reader.vendor, reader.model].filter(Boolean).join(" · ") || t("card.unnamedModel")}
        </dd>
        <dt className="text-muted">{t("facts.searchedAt")}</dt>
        <dd>
          <time dateTime={searched_at}>{formatDateTime(searched_at, language)}</time>
        </dd>
        {spent > 0 && (
          <>
            <dt className="text-muted">{t("facts.tokens")}</dt>
            <dd className="tabular-nums">
              {formatNumber(spent, language)} ({cost.format(cost_usd)})
            </dd>
          </>
        )}
      </dl>
    </Fact>
  );
}
