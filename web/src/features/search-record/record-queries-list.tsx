import type { SearchRecord } from "@medsieve/contract/records";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { KnownPapersProvider } from "../../entities/known-paper/known-papers.ts";
import { StrategyTools } from "../../entities/strategy/strategy-tools.tsx";
import { useLanguage } from "../../lib/i18n.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { describeQuery, describeQueryAuthor } from "./report/describe-queries.ts";

/** Each query as it was run, when, what it found, and what it alone found. */
export function RecordQueriesList({ record }: { record: SearchRecord }) {
  const { t } = useTranslation(["record", "search"]);
  const language = useLanguage();
  const known = useMemo(() => new Set(record.known_pmids ?? []), [record.known_pmids]);
  if (record.queries.length === 0) return <p className="text-muted">{t("query.none")}</p>;
  return (
    <KnownPapersProvider value={known}>
      <div className="flex flex-col gap-3">
        <p className="max-w-reading">{describeQueryAuthor(record, t, language)}</p>
        <ol className="flex flex-col gap-4">
          {record.queries.map((query, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: queries are not reordered, and their names may be alike
            <li key={index} className="min-w-0 break-inside-avoid">
              <div className="flex items-start justify-between gap-3">
                <h3 className="wrap-anywhere text-[0.9375rem]">
                  {index + 1}. {query.name}
                </h3>
                <span className="print:hidden">
                  <CopyButton
                    text={query.query}
                    label={t("query.copy", { number: index + 1 })}
                    copiedLabel={t("search:card.copied")}
                    failedLabel={t("search:card.copyFailed")}
                  />
                </span>
              </div>
              <pre className="mt-0.5 whitespace-pre-wrap rounded-sm bg-sunken px-2 py-1">
                <code lang="en" className="wrap-anywhere font-mono text-xs">
                  {query.query}
                </code>
              </pre>
              <ul className="mt-1 flex flex-col text-muted text-sm">
                {describeQuery(query, t, language).map((fact, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same text
                  <li key={place} className="wrap-anywhere">
                    {fact}
                  </li>
                ))}
              </ul>
              <div className="print:hidden">
                <StrategyTools query={query.query} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </KnownPapersProvider>
  );
}
