import type { AdminUser } from "@medsieve/contract/admin/users";
import type { Language } from "@medsieve/contract/constants";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LanguageSelect } from "./language-select.tsx";

/** Users that a dialog names one by one. */
const NAMED_MAX = 5;

/** What is to be done once it is confirmed. */
export type ConfirmedTask =
  | { kind: "reset"; user: AdminUser }
  | { kind: "resetFactor"; user: AdminUser }
  | { kind: "resend"; user: AdminUser }
  | { kind: "delete"; user: AdminUser }
  | { kind: "erase"; user: AdminUser }
  | { kind: "deleteMany"; users: readonly AdminUser[] };

interface ConfirmUserTaskProps {
  task: ConfirmedTask;
  isPending: boolean;
  onCancel: () => void;
  /** `language` is that of an invitation. */
  onConfirm: (language: Language) => void;
}

/** Asks before a password is replaced, a second factor taken away, an invitation sent again, or users deleted or erased. */
export function ConfirmUserTask({ task, isPending, onCancel, onConfirm }: ConfirmUserTaskProps) {
  const { t } = useTranslation("admin-users");
  const shown = useLanguage();
  const [language, setLanguage] = useState<Language>(shown);
  const users = task.kind === "deleteMany" ? task.users : [task.user];
  const { full_name: name = "", email = "" } = users[0] ?? {};
  const values = { name, email, count: users.length, shown: formatNumber(users.length, shown) };
  const isFinal = task.kind === "delete" || task.kind === "erase" || task.kind === "deleteMany";
  const unnamed = users.length - NAMED_MAX;
  return (
    <ConfirmDialog
      isOpen
      onCancel={onCancel}
      title={t(`confirm.${task.kind}.title`, values)}
      confirmLabel={t(`confirm.${task.kind}.submit`, values)}
      isDestructive={isFinal}
      isPending={isPending}
      onConfirm={() => onConfirm(language)}
    >
      <p>{t(`confirm.${task.kind}.text`, values)}</p>
      {task.kind === "deleteMany" && (
        <ul className="list-disc pl-5 text-sm">
          {users.slice(0, NAMED_MAX).map((user) => (
            <li key={user.id}>
              {user.full_name} <span className="text-muted">{user.email}</span>
            </li>
          ))}
          {unnamed > 0 && <li>{t("confirm.more", { count: unnamed, shown: formatNumber(unnamed, shown) })}</li>}
        </ul>
      )}
      {task.kind === "resend" && <LanguageSelect value={language} onChange={setLanguage} />}
      {isFinal && <p className="font-semibold">{t("confirm.final")}</p>}
    </ConfirmDialog>
  );
}
