import type { CompaniesPage, Company } from "@medsieve/contract/admin/companies";
import { Pencil, Trash2, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate, formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Link } from "../../ui/link.tsx";
import type { Column, Sorting } from "../../ui/table-columns.ts";

interface CompaniesTableProps {
  companies: readonly Company[];
  totals: CompaniesPage["totals"];
  isBusy: boolean;
  sorting: Sorting;
  onEdit: (company: Company) => void;
  onDelete: (company: Company) => void;
}

export function CompaniesTable({ companies, totals, isBusy, sorting, onEdit, onDelete }: CompaniesTableProps) {
  const { t } = useTranslation("admin-companies");
  const language = useLanguage();
  const columns: Column<Company>[] = [
    {
      key: "name",
      title: t("column.name"),
      sort: "name",
      onCard: "title",
      look: "min-w-64",
      cell: ({ name, models_allowed }) => (
        <span className="flex flex-col items-start gap-1">
          <span className="wrap-anywhere font-semibold in-[td]:line-clamp-2 in-[td]:leading-snug" title={name}>
            {name}
          </span>
          {!models_allowed && <Badge tone="neutral">{t("builtinOnly")}</Badge>}
        </span>
      ),
    },
    {
      key: "description",
      title: t("column.description"),
      look: "w-full wrap-anywhere",
      cell: ({ description }) => <Description text={description} />,
    },
    {
      key: "users",
      title: t("column.users"),
      sort: "user_count",
      isNumber: true,
      look: "whitespace-nowrap",
      cell: (company) => (
        <Link
          href={`/admin/users?company=${encodeURIComponent(company.id)}`}
          aria-label={t("usersOf", {
            name: company.name,
            count: company.user_count,
            shown: formatNumber(company.user_count, language),
          })}
        >
          <span className="inline-flex min-h-9 items-center gap-1.5">
            <Users aria-hidden className="size-4" />
            {formatNumber(company.user_count, language)}
          </span>
        </Link>
      ),
      total: formatNumber(totals.user_count, language),
    },
    {
      key: "created",
      title: t("column.created"),
      sort: "created_at",
      look: "whitespace-nowrap tabular-nums",
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={formatDateTime(created_at, language)}>
          {formatDate(created_at, language)}
        </time>
      ),
    },
    {
      key: "actions",
      title: t("column.actions"),
      hidesTitle: true,
      onCard: "actions",
      look: "text-right whitespace-nowrap",
      cell: (company) => (
        <span className="inline-flex items-center">
          <IconButton
            label={t("action.edit", { name: company.name })}
            icon={<Pencil aria-hidden className="size-4.5" />}
            onPress={() => onEdit(company)}
          />
          <IconButton
            label={t("action.delete", { name: company.name })}
            icon={<Trash2 aria-hidden className="size-4.5" />}
            onPress={() => onDelete(company)}
          />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={companies}
      hiding="companies"
      keyOf={(company) => company.id}
      sorting={sorting}
      isBusy={isBusy}
    />
  );
}

function Description({ text }: { text: string | null }) {
  const { t } = useTranslation("admin-companies");
  if (text === null || text === "") return <span className="text-muted">{t("noDescription")}</span>;
  return (
    <span title={text} className="line-clamp-3 whitespace-pre-line in-[td]:line-clamp-2 in-[td]:leading-snug">
      {text}
    </span>
  );
}
