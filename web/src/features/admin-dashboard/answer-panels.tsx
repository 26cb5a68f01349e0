import type { DashboardStats } from "@medsieve/contract/admin/stats";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describeErrorCode } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { formatChange, formatPercent, formatUsd, formatUtcDate } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Link } from "../../ui/link.tsx";

/** What is asked first: how much is used this month, what that costs, what fails, and who is near the limit. */
export function AnswerPanels({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  const { near, at, accounts } = stats.near_limit;
  return (
    <section aria-label={t("answer.title")} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Panel
        title={t("answer.used")}
        figure={t("top.searchCount", { count: stats.searches_month, shown: count(stats.searches_month) })}
        link={{ href: "/admin/month?by=user", text: t("answer.byUser") }}
      >
        <p>{t("answer.users", { count: stats.active_users_month, shown: count(stats.active_users_month) })}</p>
        {stats.searches_change_percent !== null && (
          <p>{t("change.month", { percent: formatChange(stats.searches_change_percent, language) })}</p>
        )}
      </Panel>
      <CostPanel stats={stats} />
      <Panel
        title={t("answer.fails")}
        figure={t("answer.failed", { count: stats.failed_month, shown: count(stats.failed_month) })}
        link={{ href: "/admin/month?by=failure", text: t("answer.byCause") }}
      >
        {stats.failures.length === 0 && <p>{t("answer.noFailures")}</p>}
        {stats.failures.map(({ stage, code, cause, count: times }) => {
          const inWords = describeErrorCode(cause ?? code, t);
          const text = inWords ?? cause ?? code;
          return (
            <p key={`${stage} ${code} ${cause}`} title={text} className="truncate">
              {count(times)} × <span {...(inWords === null ? { lang: "en" } : {})}>{text}</span>
            </p>
          );
        })}
      </Panel>
      <Panel
        title={t("answer.near")}
        figure={t("answer.nearCount", { count: near + at, shown: count(near + at) })}
        link={{ href: "/admin/usage-limits", text: t("answer.limits") }}
      >
        {accounts.length === 0 && <p>{t("answer.noneNear")}</p>}
        {accounts.slice(0, 3).map(({ user_id: id, email, current_usage: used, limit }) => (
          <p key={id} className="flex gap-3">
            <span className="min-w-0 flex-1 truncate" title={email}>
              {email}
            </span>
            <span className="shrink-0">{t("answer.of", { used: count(used), limit: count(limit) })}</span>
          </p>
        ))}
      </Panel>
    </section>
  );
}

function CostPanel({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const { limit_usd: limit, forecast_usd: forecast, reached_on: reached, spent_usd: spent } = stats.budget;
  const usd = (value: number) => formatUsd(value, 2, language);
  return (
    <Panel
      title={t("answer.costs")}
      figure={usd(stats.total_cost_month)}
      link={{ href: "/admin/month", text: t("answer.byCompany") }}
    >
      <p>
        {limit === null
          ? t("answer.noBudget")
          : t("answer.budget", { percent: formatPercent((spent / limit) * 100, language), limit: usd(limit) })}
      </p>
      {forecast !== null && <p>{t("answer.forecast", { cost: usd(forecast) })}</p>}
      {reached !== null && limit !== null && (
        <p className="text-amber-ink">
          {t(spent >= limit ? "answer.reached" : "answer.willReach", { day: formatUtcDate(reached, language) })}
        </p>
      )}
    </Panel>
  );
}

interface PanelProps {
  title: string;
  figure: string;
  link: { href: string; text: string };
  children: ReactNode;
}

function Panel({ title, figure, link, children }: PanelProps) {
  return (
    <article className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface p-4">
      <h2 className="font-normal text-base text-muted">{title}</h2>
      <p className="wrap-anywhere font-semibold text-xl tabular-nums">{figure}</p>
      <div className="flex flex-col sm:min-h-16 gap-0.5 text-sm tabular-nums">{children}</div>
      <p className="mt-auto text-sm">
        <Link href={link.href}>{link.text}</Link>
      </p>
    </article>
  );
}
