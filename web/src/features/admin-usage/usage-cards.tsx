import type { UsageLimitsResponse } from "@medsieve/contract/admin/usage-limits";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";

/** Over all accounts, whatever the filters. */
export function UsageCards({ summary }: { summary: UsageLimitsResponse["summary"] }) {
  const { t } = useTranslation("admin-usage");
  const language = useLanguage();
  const cards = [
    { key: "accounts", value: summary.accounts },
    { key: "near", value: summary.near_limit },
    { key: "at", value: summary.at_limit },
    { key: "searches", value: summary.searches_this_month },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ key, value }) => (
        <div key={key} className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
          <dt className="text-muted text-sm">{t(`card.${key}`)}</dt>
          <dd className="font-semibold text-2xl tabular-nums wrap-anywhere">{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
