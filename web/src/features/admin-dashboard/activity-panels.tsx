import type { DashboardStats } from "@medsieve/contract/admin/stats";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatUsd } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";

/** Who searched, how often and at what cost: today, this week and this month. */
export function ActivityPanels({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const panels = [
    {
      key: "today",
      users: stats.active_users_today,
      searches: stats.searches_today,
      cost: stats.total_cost_today,
    },
    {
      key: "week",
      users: stats.active_users_week,
      searches: stats.searches_week,
      cost: stats.total_cost_week,
    },
    {
      key: "month",
      users: stats.active_users_month,
      searches: stats.searches_month,
      cost: stats.total_cost_month,
    },
  ];
  return (
    <section aria-label={t("activity.title")} className="flex flex-col gap-2">
      <div className="grid gap-3 md:grid-cols-3">
        {panels.map(({ key, users, searches, cost }) => (
          <article key={key} className="rounded-lg border border-line bg-surface p-4">
            <h2 className="pb-2 text-base">{t(`activity.${key}`)}</h2>
            <dl className="flex flex-col gap-1">
              <Figure name={t("activity.users")} figure={formatNumber(users, language)} />
              <Figure name={t("activity.searches")} figure={formatNumber(searches, language)} />
              <Figure name={t("activity.cost")} figure={formatUsd(cost, 2, language)} />
            </dl>
          </article>
        ))}
      </div>
      <p className="text-muted text-sm">{t("activity.zone")}</p>
    </section>
  );
}

function Figure({ name, figure }: { name: string; figure: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{figure}</dd>
    </div>
  );
}
