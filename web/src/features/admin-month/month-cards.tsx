import type { MonthReport } from "@medsieve/contract/admin/month";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatPercent, formatUsd, formatUtcDate } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { Meter } from "../../ui/meter.tsx";
import { chooseBudgetTone } from "./choose-budget-tone.ts";

/** How much a month was used, what it cost against the budget, what it will cost, and how much failed. */
export function MonthCards({ report }: { report: MonthReport }) {
  const { t } = useTranslation("admin-month");
  const language = useLanguage();
  const { isOfServer } = useAdministration();
  const { limit_usd: limit, forecast_usd: forecast, reached_on: reached, spent_usd: spent } = report.budget;
  const count = (value: number) => formatNumber(value, language);
  const usd = (value: number) => formatUsd(value, 2, language);
  const isOver = limit !== null && spent >= limit;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Card name={t("card.searches")} figure={count(report.searches)}>
        {t("card.users", { count: report.active_users, shown: count(report.active_users) })}
      </Card>
      <Card name={t("card.cost")} figure={usd(report.cost_usd)}>
        {limit === null ? (
          t(isOfServer ? "card.noBudget" : "card.ofCompany")
        ) : (
          <Meter
            label={t("card.budget")}
            percent={(spent / limit) * 100}
            tone={chooseBudgetTone((spent / limit) * 100)}
            valueText={t("card.ofBudget", {
              percent: formatPercent((spent / limit) * 100, language),
              limit: usd(limit),
            })}
          />
        )}
      </Card>
      <Card name={t("card.forecast")} figure={forecast === null ? "—" : usd(forecast)}>
        {reached !== null
          ? t(isOver ? "card.reached" : "card.willReach", { day: formatUtcDate(reached, language) })
          : t(forecast === null ? "card.noForecast" : "card.forecastHint")}
      </Card>
      <Card name={t("card.failed")} figure={count(report.failed)}>
        {t("card.failedShare", {
          percent: formatPercent(report.searches === 0 ? 0 : (report.failed / report.searches) * 100, language),
        })}
      </Card>
    </dl>
  );
}

function Card({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere font-semibold text-2xl tabular-nums">{figure}</dd>
      <dd className="text-muted text-sm tabular-nums">{children}</dd>
    </div>
  );
}
