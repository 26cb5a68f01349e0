import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { SearchRecord } from "@medsieve/contract/records";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describeFallbacks } from "../../entities/paper/describe-reader-failure.ts";
import { describeLimits, hasLimits } from "../../entities/query/describe-limits.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Link } from "../../ui/link.tsx";
import { describeSourceVersion, nameReader, nameSource } from "./name-parts.ts";
import { findRecordHref } from "./record-links.ts";

/** What was asked, how, when, and who answered. */
export function RecordFacts({ record }: { record: SearchRecord }) {
  const { t } = useTranslation(["record", "search"]);
  const language = useLanguage();
  const { provenance, limits, based_on } = record;
  const version = provenance && describeSourceVersion(provenance.source, t, language);
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <Fact name={t("facts.preference")}>{t(`search:preference.${record.preference}.label`)}</Fact>
      <Fact name={t("facts.language")}>
        <span lang={record.language}>{LANGUAGE_TRAITS[record.language].name}</span>
      </Fact>
      <Fact name={t("search:limits.label")}>
        {hasLimits(limits) ? describeLimits(limits, t) : t("search:limits.none")}
      </Fact>
      <Fact name={t("facts.started")}>
        <Moment instant={record.started_at} />
      </Fact>
      <Fact name={t("facts.finished")}>
        {record.finished_at === null ? t("unknown") : <Moment instant={record.finished_at} />}
      </Fact>
      <Fact name={t("facts.medsieve")}>{record.medsieve}</Fact>
      <Fact name={t("facts.source")}>
        {nameSource(provenance, t)}
        {version !== null && <Small>{version}</Small>}
        {provenance !== null && provenance.source.fallback !== null && <Small>{t("search:banner.fallback")}</Small>}
      </Fact>
      <Fact name={t("facts.reader")}>
        {nameReader(provenance, t)}
        {provenance?.prompt_version && <Small>{t("facts.prompts", { version: provenance.prompt_version })}</Small>}
        {describeFallbacks(t, provenance?.reader_fallbacks).map((line) => (
          <Small key={line}>{line}</Small>
        ))}
      </Fact>
      {based_on !== null && (
        <Fact name={t("facts.basedOn")}>
          <Link href={findRecordHref(based_on)}>{t("facts.basedOnLink")}</Link>
        </Fact>
      )}
    </dl>
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

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-muted text-sm">{children}</span>;
}

function Moment({ instant }: { instant: string }) {
  const language = useLanguage();
  return <time dateTime={instant}>{formatDateTime(instant, language)}</time>;
}
