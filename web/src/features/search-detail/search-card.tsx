import type { SearchDetails } from "@medsieve/contract/history";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describeReaderFailure } from "../../entities/paper/describe-reader-failure.ts";
import { describeLimits, hasLimits } from "../../entities/query/describe-limits.ts";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { QueriesUsed } from "./queries-used.tsx";
import { ReportAnswer } from "./report-answer.tsx";

/** What was asked, when and how, and the queries it was searched by. */
export function SearchCard({ search }: { search: SearchDetails }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const count = (value: number) => ({ count: value, shown: formatNumber(value, language) });
  const { provenance } = search;
  return (
    <section
      aria-label={t("search")}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 print:border-0 print:p-0"
    >
      <h1 className="wrap-anywhere text-xl" dir="auto">
        {search.query}
      </h1>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-[0.9375rem]">
        <Fact name={t("date")}>
          <time dateTime={search.created_at}>{formatDateTime(search.created_at, language)}</time>
        </Fact>
        <Fact name={t("preference")}>{t(`search:preference.${search.preference}.label`)}</Fact>
        {hasLimits(search.limits) && <Fact name={t("search:limits.label")}>{describeLimits(search.limits, t)}</Fact>}
        <Fact name={t("papers")}>
          {t("papersOf", { ...count(search.papers.length), found: formatNumber(search.total_pmids_found, language) })}
          {search.query_details.some(({ related }) => related) && (
            <span className="block">{t("papersAdded", count(search.related_pmids_found))}</span>
          )}
        </Fact>
        {provenance !== null && (
          <Fact name={t("search:facts.source")}>
            {t(provenance.source.id === "pubmed" ? "search:facts.sourcePubmed" : "search:facts.sourceLibrary")}
            {provenance.source.fallback !== null && (
              <span className="block text-amber-ink text-sm">{t("search:banner.fallback")}</span>
            )}
          </Fact>
        )}
        {provenance !== null && (
          <Fact name={t("search:facts.reader")}>
            {provenance.reader.id === "builtin"
              ? t("search:facts.readerBuiltin")
              : [provenance.reader.vendor, provenance.reader.model].filter(Boolean).join(" · ") ||
                t("search:card.unnamedModel")}
            {provenance.reader_fallbacks?.map(({ step, reason }) => (
              <span key={step} className="block text-amber-ink text-sm">
                {t(`search:facts.readerFallback.${step}`)} {describeReaderFailure(t, reason)}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {search.summary !== null && (
        <ReportAnswer
          text={search.summary}
          asked={search.language}
          sentences={search.answer_sentences}
          papers={search.papers}
          verdict={search.verdict}
        />
      )}
      <QueriesUsed queries={search.query_details} />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
