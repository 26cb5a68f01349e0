import type { DashboardStats } from "@medsieve/contract/admin/stats";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatCompact, formatUsd, formatUtcDate, formatUtcMonthDay } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { DayChart, type DayFigure } from "../../ui/charts/day-chart.tsx";
import { FigureTable } from "../../ui/charts/figure-table.tsx";

interface DayFiguresProps {
  kind: "searches" | "cost";
  perDay: DashboardStats["per_day"];
}

/** Searches a day, or their cost, drawn and written out. */
export function DayFigures({ kind, perDay }: DayFiguresProps) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const days = useMemo(
    () => perDay.map(({ day, searches, cost_usd }) => ({ day, value: kind === "searches" ? searches : cost_usd })),
    [perDay, kind],
  );
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const peak = days.reduce<DayFigure | null>(
    (most, day) => (most === null || day.value > most.value ? day : most),
    null,
  );
  const write = (value: number) =>
    kind === "searches"
      ? t("charts.searchCount", { count: value, shown: formatNumber(value, language) })
      : formatUsd(value, 2, language);
  const title = t(kind === "searches" ? "charts.searchesPerDay" : "charts.costPerDay");

  return (
    <article className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-base">{title}</h3>
      {peak === null ? (
        <p className="text-muted">{t("charts.none")}</p>
      ) : (
        <>
          <DayChart
            days={days}
            summary={t("charts.summary", {
              title,
              count: days.length,
              total: write(total),
              peak: write(peak.value),
              day: formatUtcDate(peak.day, language),
            })}
            stepLabel={t("charts.step", { title })}
            describeDay={({ day, value }) => `${formatUtcMonthDay(day, language)}: ${write(value)}`}
            formatTick={(value) =>
              kind === "searches" ? formatCompact(value, language) : `$${formatCompact(value, language)}`
            }
            formatDayTick={(day) => formatUtcMonthDay(day, language)}
            isCount={kind === "searches"}
          />
          <FigureTable
            title={t("charts.figures")}
            caption={title}
            columns={[t("charts.day"), t(kind === "searches" ? "charts.searches" : "charts.cost")]}
            rows={[...days]
              .reverse()
              .map(({ day, value }) => [
                formatUtcDate(day, language),
                kind === "searches" ? formatNumber(value, language) : formatUsd(value, 2, language),
              ])}
          />
        </>
      )}
    </article>
  );
}
