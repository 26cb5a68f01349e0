import type { LogAnalytics } from "@medsieve/contract/admin/query-logs";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatCompact, formatUsd, formatUtcDate, formatUtcMonthDay } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { BarList } from "../../ui/charts/bar-list.tsx";
import { DayChart } from "../../ui/charts/day-chart.tsx";
import { FigureTable } from "../../ui/charts/figure-table.tsx";
import { fillDays } from "./fill-days.ts";
import { nameModel } from "./name-model.ts";

/** Days, ways in and models of all logs that match the filters. */
export function LogCharts({ analytics }: { analytics: LogAnalytics }) {
  const { t } = useTranslation("admin-logs");
  const language = useLanguage();
  const days = useMemo(() => fillDays(analytics.per_day), [analytics.per_day]);
  const write = (value: number) => formatNumber(value, language);
  const count = (value: number) => t("charts.count", { count: value, shown: write(value) });
  const total = days.reduce((sum, day) => sum + day.queries, 0);
  return (
    <div className="grid gap-3 pt-2 lg:grid-cols-2">
      <Panel title={t("charts.perDay")}>
        <DayChart
          days={days.map(({ day, queries }) => ({ day, value: queries }))}
          summary={t("charts.summary", { count: days.length, total: count(total) })}
          stepLabel={t("charts.step")}
          describeDay={({ day, value }) => `${formatUtcMonthDay(day, language)}: ${count(value)}`}
          formatTick={(value) => formatCompact(value, language)}
          formatDayTick={(day) => formatUtcMonthDay(day, language)}
          isCount
        />
        <FigureTable
          title={t("charts.figures")}
          caption={t("charts.perDay")}
          columns={[t("charts.day"), t("charts.queries"), t("tokens.cost")]}
          rows={[...days]
            .reverse()
            .map(({ day, queries, cost_usd }) => [
              formatUtcDate(day, language),
              write(queries),
              formatUsd(cost_usd, 4, language),
            ])}
        />
      </Panel>
      <Panel title={t("charts.perType")}>
        <BarList
          label={t("charts.perType")}
          items={analytics.per_type.map(({ search_type, queries }) => ({
            key: search_type,
            name: t(`type.${search_type}`),
            value: queries,
            figure: write(queries),
          }))}
        />
      </Panel>
      {analytics.per_model.length > 0 && (
        <Panel title={t("charts.perModel")}>
          <BarList
            label={t("charts.perModel")}
            items={analytics.per_model.map(({ model, queries }) => ({
              key: model,
              name: nameModel(model, t),
              value: queries,
              figure: write(queries),
            }))}
          />
          <FigureTable
            title={t("charts.figures")}
            caption={t("charts.perModel")}
            columns={[t("tokens.model"), t("charts.queries"), t("tokens.total"), t("tokens.cost")]}
            rows={analytics.per_model.map(({ model, queries, total_tokens, cost_usd }) => [
              nameModel(model, t),
              write(queries),
              write(total_tokens),
              formatUsd(cost_usd, 4, language),
            ])}
          />
        </Panel>
      )}
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 className="text-base">{title}</h2>
      {children}
    </article>
  );
}
