import type { UsageLimitsResponse, UsageRecord } from "@medsieve/contract/admin/usage-limits";
import type { Language } from "@medsieve/contract/constants";
import type { TFunction } from "i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatPercent } from "../../lib/format-figures.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { CompanyName } from "../../ui/company-name.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { LimitCell } from "./limit-cell.tsx";
import { chooseBand, chooseStateWord, type UsageBand } from "./usage-bands.ts";

interface UsageActions {
  onSaved: (record: UsageRecord) => void;
  onFailed: (reason: string | null) => void;
  onGone: () => void;
}

/** The columns of the list; each can be sorted by. */
export function listUsageColumns(
  t: TFunction,
  language: Language,
  totals: UsageLimitsResponse["totals"],
  actions: UsageActions,
): Column<UsageRecord>[] {
  return [
    {
      key: "email",
      title: t("admin-usage:column.email"),
      sort: "email",
      onCard: "title",
      look: "max-w-72 min-w-44",
      cell: (record) => (
        <span className="wrap-anywhere font-medium in-[td]:block in-[td]:truncate" title={record.email}>
          {record.email}
        </span>
      ),
    },
    {
      key: "company",
      title: t("admin-usage:column.company"),
      sort: "company_name",
      look: "min-w-36",
      cell: (record) => <CompanyName name={record.company_name} otherwise={t("admin-usage:noCompany")} />,
    },
    {
      key: "used",
      title: t("admin-usage:column.used"),
      sort: "current_usage",
      isNumber: true,
      cell: (record) => formatNumber(record.current_usage, language),
      total: formatNumber(totals.current_usage, language),
    },
    {
      key: "limit",
      title: t("admin-usage:column.limit"),
      sort: "limit",
      look: "w-60",
      cell: (record) => <LimitCell record={record} {...actions} />,
      total: formatNumber(totals.limit, language),
    },
    {
      key: "share",
      title: t("admin-usage:column.share"),
      sort: "usage_percentage",
      look: "w-52",
      cell: (record) => (
        <UsageShare
          percent={record.usage_percentage}
          word={t(`admin-usage:state.${chooseStateWord(record.usage_percentage)}`)}
          figure={formatPercent(record.usage_percentage, language)}
        />
      ),
    },
  ];
}

const FILLS: Record<UsageBand, string> = { green: "bg-green", yellow: "bg-yellow", orange: "bg-orange", red: "bg-red" };

/** Percent of the limit: as a figure, in a word and as a bar in the colour of its band. */
function UsageShare({ percent, word, figure }: { percent: number; word: string; figure: string }) {
  const band = chooseBand(percent);
  return (
    <span className="flex w-full min-w-36 flex-col gap-1">
      <span className="flex items-baseline justify-between gap-3 text-sm leading-tight">
        <span className="font-medium tabular-nums">{figure}</span>
        <span className="text-muted">{word}</span>
      </span>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
        <span
          data-tone={band}
          className={joinClasses("block h-full rounded-full", FILLS[band])}
          style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
        />
      </span>
    </span>
  );
}
