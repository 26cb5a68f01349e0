import type { AdminUser } from "@medsieve/contract/admin/users";
import { Building2, ChevronDown, Gauge, Trash2, UserCheck, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { CHANGES_OF_MANY, type ChangeOfMany } from "./change-many-dialog.tsx";
import type { SelectedUsers } from "./use-selected-users.ts";

const ICONS: Record<ChangeOfMany, ReactNode> = {
  activate: <UserCheck aria-hidden className="size-4" />,
  deactivate: <UserX aria-hidden className="size-4" />,
  company: <Building2 aria-hidden className="size-4" />,
  limit: <Gauge aria-hidden className="size-4" />,
};

interface BulkBarProps {
  /** The users of this page who can be selected. */
  selectable: readonly AdminUser[];
  /** How many match the filters, on all pages. */
  total: number;
  selection: SelectedUsers;
  onSelectAll: () => void;
  isSelectingAll: boolean;
  onChange: (kind: ChangeOfMany) => void;
  onDelete: () => void;
}

/** Selects the page or all pages, and says what can be done with all who are selected. */
export function BulkBar(props: BulkBarProps) {
  const { selectable, total, selection, onSelectAll, isSelectingAll, onChange, onDelete } = props;
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const { isOfServer } = useAdministration();
  const count = selection.users.length;
  const chosen = selectable.filter((user) => selection.has(user.id)).length;
  const isWhole = selectable.length > 0 && chosen === selectable.length;
  // A company's administrator has one company, where everyone is already.
  const changes = CHANGES_OF_MANY.filter((kind) => isOfServer || kind !== "company");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pl-3">
        <Checkbox
          isSelected={isWhole}
          isIndeterminate={chosen > 0 && !isWhole}
          isDisabled={selectable.length === 0}
          onChange={(isSelected) => selection.set(selectable, isSelected)}
        >
          {t("selectPage")}
        </Checkbox>
        {isWhole && count < total && (
          <Button onPress={onSelectAll} isPending={isSelectingAll}>
            {t("selectMatching", { count: total, shown: formatNumber(total, language) })}
          </Button>
        )}
      </div>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span role="status" className="font-medium text-sm tabular-nums">
            {t("selected", { count, shown: formatNumber(count, language) })}
          </span>
          <Button onPress={selection.clear}>{t("clearSelection")}</Button>
          <Menu
            aria-label={t("many.menu")}
            onAction={(key) => {
              const kind = CHANGES_OF_MANY.find((one) => one === key);
              if (kind !== undefined) onChange(kind);
            }}
            trigger={
              <Button>
                {t("many.menu")}
                <ChevronDown aria-hidden className="size-4" />
              </Button>
            }
          >
            {changes.map((kind) => (
              <MenuItem key={kind} id={kind} icon={ICONS[kind]}>
                {t(`many.${kind}.entry`)}
              </MenuItem>
            ))}
          </Menu>
          <Button variant="danger" icon={<Trash2 aria-hidden className="size-4" />} onPress={onDelete}>
            {t("deleteSelected")}
          </Button>
        </div>
      )}
    </div>
  );
}
