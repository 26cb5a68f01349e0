import type { DashboardStats } from "@medsieve/contract/admin/stats";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatChange, formatUsd } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";

/** The four totals, each with its change: accounts since the month began, searches and cost against last month. */
export function HeadlineCards({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const cards = [
    {
      key: "users",
      figure: formatNumber(stats.total_users, language),
      change: stats.users_change_percent,
      basis: "sinceStart",
    },
    {
      key: "companies",
      figure: formatNumber(stats.total_companies, language),
      change: stats.companies_change_percent,
      basis: "sinceStart",
    },
    {
      key: "searches",
      figure: formatNumber(stats.total_searches, language),
      change: stats.searches_change_percent,
      basis: "month",
    },
    {
      key: "cost",
      figure: formatUsd(stats.total_cost_month, 2, language),
      change: stats.cost_change_percent,
      basis: "month",
    },
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ key, figure, change, basis }) => (
        <div key={key} className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
          <dt className="text-muted text-sm">{t(`total.${key}`)}</dt>
          <dd className="font-semibold text-2xl tabular-nums wrap-anywhere">{figure}</dd>
          <dd>
            <Change percent={change} basis={basis} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ percent, basis }: { percent: number | null; basis: string }) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const Icon = percent === null || percent === 0 ? Minus : percent > 0 ? TrendingUp : TrendingDown;
  return (
    <span className="flex items-center gap-1.5 text-muted text-sm tabular-nums">
      <Icon aria-hidden className="size-4 shrink-0" />
      {percent === null ? t("change.none") : t(`change.${basis}`, { percent: formatChange(percent, language) })}
    </span>
  );
}
