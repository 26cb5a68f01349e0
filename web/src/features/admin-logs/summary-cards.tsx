import type { LogAnalytics } from "@medsieve/contract/admin/query-logs";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatSeconds, formatUsd } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";

/** Over every log that matches the server's filters, not only those of the page. */
export function SummaryCards({ statistics }: { statistics: LogAnalytics["statistics"] }) {
  const { t } = useTranslation("admin-logs");
  const language = useLanguage();
  const { average_processing_time } = statistics;
  const cards = [
    { key: "total", figure: formatNumber(statistics.total_queries, language) },
    { key: "users", figure: formatNumber(statistics.unique_users, language) },
    { key: "successful", figure: formatNumber(statistics.successful_queries, language) },
    {
      key: "time",
      figure: average_processing_time === null ? t("notAvailable") : formatSeconds(average_processing_time, language),
    },
    { key: "cost", figure: formatUsd(statistics.total_cost_usd, 4, language) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {cards.map(({ key, figure }) => (
        <div key={key} className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
          <dt className="text-muted text-sm">{t(`card.${key}`)}</dt>
          <dd className="font-semibold text-2xl tabular-nums wrap-anywhere">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
