import type { ComparedPaper, SearchComparison } from "@medsieve/contract/records";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Link } from "../../ui/link.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { ComparedPapers } from "./compared-papers.tsx";
import { RecordFrame } from "./record-frame.tsx";
import { findRecordHref } from "./record-links.ts";
import { comparisonQuery } from "./record-queries.ts";
import { RecordSection } from "./record-section.tsx";

interface ComparisonPageProps {
  searchId: string;
  /** The search to compare with; undefined: the one that was run again. */
  earlierId?: string | undefined;
}

/** What a search found beside an earlier one: new, gone, retracted since, and what else differs. */
export function ComparisonPage({ searchId, earlierId }: ComparisonPageProps) {
  const { t } = useTranslation("record");
  const comparison = useQuery(comparisonQuery(searchId, earlierId));
  return (
    <RecordFrame searchId={searchId} title={t("compare.title")} question={comparison.data?.earlier.query ?? null}>
      <ListStates query={comparison} failure={t("compare.failed")}>
        {(data) => <ComparisonBody comparison={data} />}
      </ListStates>
    </RecordFrame>
  );
}

function ComparisonBody({ comparison }: { comparison: SearchComparison }) {
  const { t } = useTranslation("record");
  const language = useLanguage();
  const { search_id, earlier, found, changed, retracted_since } = comparison;
  const isSame = found.new === 0 && found.gone === 0 && retracted_since.length === 0;
  const section = (key: "retracted" | "new" | "gone", papers: readonly ComparedPaper[], total: number) => (
    <RecordSection
      title={t(`compare.${key}Title`, { count: total, shown: formatNumber(total, language) })}
      lead={t(`compare.${key}Lead`)}
    >
      <ComparedPapers papers={papers} total={total} label={t(`compare.${key}Label`)} none={t(`compare.${key}None`)} />
    </RecordSection>
  );
  return (
    <>
      <p className="flex max-w-reading flex-wrap gap-x-4">
        {t("compare.with", { date: formatDateTime(earlier.created_at, language) })}
        <Link href={findRecordHref(earlier.search_id)}>{t("compare.earlierRecord")}</Link>
        <Link href={findRecordHref(search_id)}>{t("compare.laterRecord")}</Link>
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(
          [
            ["both", found.both],
            ["new", found.new],
            ["gone", found.gone],
            ["retracted", retracted_since.length],
          ] as const
        ).map(([key, value]) => (
          <div key={key} className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface p-3">
            <dt className="text-muted text-sm">{t(`compare.count.${key}`)}</dt>
            <dd className="font-semibold text-2xl tabular-nums">{formatNumber(value, language)}</dd>
          </div>
        ))}
      </dl>
      {changed.length > 0 ? (
        <Alert tone="caution" title={t("compare.changed")}>
          <ul className="list-disc pl-5">
            {changed.map((what) => (
              <li key={what}>{t(`compare.changedPart.${what}`)}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <p className="max-w-reading text-muted">{t("compare.unchanged")}</p>
      )}
      {isSame ? (
        <Alert tone="success" title={t("compare.same")}>
          <p>{t("compare.sameText")}</p>
        </Alert>
      ) : (
        <>
          {section("retracted", retracted_since, retracted_since.length)}
          {section("new", comparison.new, found.new)}
          {section("gone", comparison.gone, found.gone)}
        </>
      )}
    </>
  );
}
