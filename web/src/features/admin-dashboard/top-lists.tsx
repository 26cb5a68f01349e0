import type { DashboardStats } from "@medsieve/contract/admin/stats";
import { DASHBOARD_TOP_ENTRIES } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";

/** Who searched most this month; a list without entries is not there. */
export function TopLists({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const count = (key: string, value: number) => t(key, { count: value, shown: formatNumber(value, language) });
  const companies = stats.top_companies.slice(0, DASHBOARD_TOP_ENTRIES).map((company) => ({
    key: company.company_id ?? company.company_name,
    name: company.company_name,
    detail: count("top.userCount", company.user_count),
    searches: count("top.searchCount", company.search_count),
  }));
  const users = stats.top_users.slice(0, DASHBOARD_TOP_ENTRIES).map((user) => ({
    key: user.user_id ?? user.email,
    name: user.email,
    detail: user.company_name ?? t("top.noCompany"),
    searches: count("top.searchCount", user.search_count),
  }));
  if (companies.length === 0 && users.length === 0) return null;
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {companies.length > 0 && <TopList title={t("top.companies")} entries={companies} />}
      {users.length > 0 && <TopList title={t("top.users")} entries={users} />}
    </div>
  );
}

interface TopListProps {
  title: string;
  entries: { key: string; name: string; detail: string; searches: string }[];
}

function TopList({ title, entries }: TopListProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <h2 className="pb-2 text-base">{title}</h2>
      <ol className="flex flex-col divide-y divide-line">
        {entries.map((entry, index) => (
          <li key={entry.key} className="flex items-baseline gap-3 py-2">
            <span aria-hidden className="w-4 shrink-0 text-right text-muted tabular-nums">
              {index + 1}
            </span>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-medium wrap-anywhere">{entry.name}</span>
              <span className="text-muted text-sm wrap-anywhere">{entry.detail}</span>
            </span>
            <span className="shrink-0 tabular-nums">{entry.searches}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
