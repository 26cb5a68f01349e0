import type { AdminUser } from "@medsieve/contract/admin/users";
import type { Role } from "@medsieve/contract/constants";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatDateTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { CompanyName } from "../../ui/company-name.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column, Sorting } from "../../ui/table-columns.ts";
import type { SelectedUsers } from "./use-selected-users.ts";
import { type UserAction, UserActions } from "./user-actions.tsx";
import { RoleBadge, SignInBadge, StatusBadge } from "./user-badges.tsx";

/** Pixels that the columns need beside each other. */
const TABLE_WIDTH = 900;

interface UsersTableProps {
  users: readonly AdminUser[];
  ownId: string | undefined;
  /** Whether accounts of a role can be changed; of others nothing is offered. */
  mayChange: (role: Role) => boolean;
  isBusy: boolean;
  sorting: Sorting;
  selection: SelectedUsers;
  onAction: (action: UserAction, user: AdminUser) => void;
}

export function UsersTable({ users, ownId, mayChange, isBusy, sorting, selection, onAction }: UsersTableProps) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const columns = useMemo(
    (): Column<AdminUser>[] => [
      {
        key: "select",
        title: t("column.select"),
        hidesTitle: true,
        onCard: "lead",
        look: "w-11",
        cell: (user) => (
          <Checkbox
            isSelected={selection.has(user.id)}
            isDisabled={user.id === ownId || !mayChange(user.role)}
            onChange={(isSelected) => selection.set([user], isSelected)}
          >
            <span className="sr-only">{t("select", { name: user.full_name, email: user.email })}</span>
          </Checkbox>
        ),
      },
      {
        key: "user",
        title: t("column.user"),
        sort: "full_name",
        onCard: "title",
        look: "max-w-72",
        cell: (user) => (
          <div className="flex flex-col gap-0.5 in-[td]:gap-0 in-[td]:leading-tight">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 in-[td]:flex-nowrap">
              <span className="wrap-anywhere font-semibold in-[td]:truncate" title={user.full_name}>
                {user.full_name}
                {user.id === ownId && <span className="font-normal text-muted"> {t("you")}</span>}
              </span>
              <span className="empty:hidden in-[td]:-my-0.5 in-[td]:shrink-0">
                <SignInBadge user={user} />
              </span>
            </div>
            <span className="wrap-anywhere text-muted text-sm in-[td]:truncate" title={user.email}>
              {user.email}
            </span>
          </div>
        ),
      },
      {
        key: "company",
        title: t("column.company"),
        sort: "company_name",
        look: "min-w-32",
        cell: (user) => <CompanyName name={user.company_name} otherwise={t("noCompany")} />,
      },
      { key: "role", title: t("column.role"), sort: "role", cell: (user) => <RoleBadge role={user.role} /> },
      {
        key: "status",
        title: t("column.status"),
        sort: "is_active",
        look: "whitespace-nowrap",
        cell: (user) => <StatusBadge isActive={user.is_active} />,
      },
      {
        key: "joined",
        title: t("column.joined"),
        sort: "created_at",
        look: "whitespace-nowrap tabular-nums",
        cell: (user) => (
          <time dateTime={user.created_at} title={formatDateTime(user.created_at, language)}>
            {formatDate(user.created_at, language)}
          </time>
        ),
      },
      {
        key: "actions",
        title: t("column.actions"),
        hidesTitle: true,
        onCard: "actions",
        look: "text-right whitespace-nowrap",
        cell: (user) =>
          mayChange(user.role) && <UserActions user={user} onAction={(action) => onAction(action, user)} />,
      },
    ],
    [t, language, ownId, mayChange, selection, onAction],
  );
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={users}
      hiding="users"
      keyOf={(user) => user.id}
      sorting={sorting}
      isBusy={isBusy}
      isMarked={(user) => selection.has(user.id)}
      width={TABLE_WIDTH}
    />
  );
}
