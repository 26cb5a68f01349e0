import type { MonthFailure, MonthReport } from "@medsieve/contract/admin/month";
import type { Language } from "@medsieve/contract/constants";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { describeErrorCode } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { formatTimestamp } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Link } from "../../ui/link.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import type { Column } from "../../ui/table-columns.ts";

/** What failed in a month, and why, the most frequent first; each leads to the searches, for those who may read their log. */
export function FailureTable({ report, isBusy }: { report: MonthReport; isBusy: boolean }) {
  const { t } = useTranslation(["admin-month", "admin-logs"]);
  const language = useLanguage();
  const { isOfServer } = useAdministration();
  if (report.failures.length === 0) return <EmptyList>{t("noFailures")}</EmptyList>;
  return (
    <DataTable
      label={t("by.failure")}
      columns={listColumns(t, language).filter(({ key }) => isOfServer || key !== "searches")}
      rows={report.failures}
      hiding="month-failures"
      keyOf={({ stage, code, cause }) => `${stage} ${code} ${cause}`}
      isBusy={isBusy}
      width={900}
    />
  );
}

function listColumns(t: TFunction<["admin-month", "admin-logs"]>, language: Language): Column<MonthFailure>[] {
  const when = (moment: string) => (
    <time dateTime={moment} title={moment}>
      {formatTimestamp(moment, language)}
    </time>
  );
  const look = "whitespace-nowrap tabular-nums";
  return [
    {
      key: "cause",
      title: t("column.cause"),
      onCard: "title",
      look: "w-1/3",
      cell: ({ cause, code }) => {
        const inWords = describeErrorCode(cause ?? code, t);
        const text = inWords ?? cause ?? code;
        return (
          <span
            {...(inWords === null ? { lang: "en" } : {})}
            title={text}
            className="line-clamp-2 wrap-anywhere leading-snug"
          >
            {text}
          </span>
        );
      },
    },
    {
      key: "stage",
      title: t("column.stage"),
      cell: ({ stage }) => (stage === null ? t("admin-logs:notAvailable") : t(`admin-logs:stage.${stage}`)),
    },
    { key: "count", title: t("column.count"), isNumber: true, cell: ({ count }) => formatNumber(count, language) },
    { key: "first", title: t("column.first"), look, cell: (failure) => when(failure.first_at) },
    { key: "last", title: t("column.last"), look, cell: (failure) => when(failure.last_at) },
    {
      key: "searches",
      title: t("column.logs"),
      hidesTitle: true,
      onCard: "actions",
      cell: ({ first_at: first, last_at: last }) => (
        <Link href={`/admin/query-logs?outcome=failed&start=${first.slice(0, 10)}&end=${last.slice(0, 10)}`}>
          {t("column.logs")}
        </Link>
      ),
    },
  ];
}
