import type { AdminUser } from "@medsieve/contract/admin/users";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { SelectedUsers } from "./use-selected-users.ts";

interface BulkBarProps {
  /** The users of this page who can be selected. */
  selectable: readonly AdminUser[];
  selection: SelectedUsers;
  onDelete: () => void;
}

/** Selects the page, and says what can be done with all who are selected. */
export function BulkBar({ selectable, selection, onDelete }: BulkBarProps) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const count = selection.users.length;
  const chosen = selectable.filter((user) => selection.has(user.id)).length;
  const isWhole = selectable.length > 0 && chosen === selectable.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="pl-3">
        <Checkbox
          isSelected={isWhole}
          isIndeterminate={chosen > 0 && !isWhole}
          isDisabled={selectable.length === 0}
          onChange={(isSelected) => selection.set(selectable, isSelected)}
        >
          {t("selectPage")}
        </Checkbox>
      </div>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span role="status" className="font-medium text-sm tabular-nums">
            {t("selected", { count, shown: formatNumber(count, language) })}
          </span>
          <Button onPress={selection.clear}>{t("clearSelection")}</Button>
          <Button variant="danger" icon={<Trash2 aria-hidden className="size-4" />} onPress={onDelete}>
            {t("deleteSelected")}
          </Button>
        </div>
      )}
    </div>
  );
}
