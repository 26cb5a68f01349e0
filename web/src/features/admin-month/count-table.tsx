import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatPercent, formatUsd } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import type { Column } from "../../ui/table-columns.ts";

export interface CountRow {
  key: string;
  name: string;
  /** Less prominent, below the name. */
  detail?: string | null;
  searches: number;
  failed?: number;
  tokens?: number;
  cost_usd: number;
}

interface CountTableProps {
  label: string;
  /** Names the first column. */
  of: string;
  rows: readonly CountRow[];
  /** Of the whole month, by which shares are measured, and which stands below the rows. */
  total: { searches: number; cost_usd: number };
  isBusy?: boolean;
}

/** Searches and cost by something, each with its share of the month. */
export function CountTable({ label, of, rows, total, isBusy = false }: CountTableProps) {
  const { t } = useTranslation("admin-month");
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  if (rows.length === 0) return <EmptyList>{t("empty")}</EmptyList>;
  const optional = (key: "failed" | "tokens"): Column<CountRow>[] =>
    rows.some((row) => row[key] !== undefined)
      ? [{ key, title: t(`column.${key}`), isNumber: true, cell: (row) => count(row[key] ?? 0) }]
      : [];
  const columns: Column<CountRow>[] = [
    {
      key: "name",
      title: of,
      onCard: "title",
      look: "w-1/2 max-w-0",
      cell: ({ name, detail }) => (
        <span className="flex flex-wrap items-baseline gap-x-2 leading-snug in-[td]:block in-[td]:truncate">
          <span className="wrap-anywhere" title={name}>
            {name}
          </span>
          {detail && (
            <span className="wrap-anywhere text-muted text-sm in-[td]:ml-2" title={detail}>
              {detail}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "searches",
      title: t("column.searches"),
      isNumber: true,
      cell: ({ searches }) => count(searches),
      total: count(total.searches),
    },
    ...optional("failed"),
    ...optional("tokens"),
    {
      key: "cost",
      title: t("column.cost"),
      isNumber: true,
      cell: (row) => formatUsd(row.cost_usd, 2, language),
      total: formatUsd(total.cost_usd, 2, language),
    },
    {
      key: "share",
      title: t("column.share"),
      isNumber: true,
      cell: (row) => formatPercent(total.cost_usd === 0 ? 0 : (row.cost_usd / total.cost_usd) * 100, language),
    },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      hiding="month"
      keyOf={({ key }) => key}
      isBusy={isBusy}
      width={560}
    />
  );
}
