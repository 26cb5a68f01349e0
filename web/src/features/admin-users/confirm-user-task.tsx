import type { AdminUser } from "@medsieve/contract/admin/users";
import type { Language } from "@medsieve/contract/constants";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { BatchProgress, type Progress } from "./batch-progress.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { NamedUsers } from "./named-users.tsx";

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
  /** Of a task with several users that is under way. */
  progress: Progress | null;
  onCancel: () => void;
  /** `language` is that of an invitation. */
  onConfirm: (language: Language) => void;
}

/** Asks before a password is replaced, a second factor taken away, an invitation sent again, or users deleted or erased. */
export function ConfirmUserTask({ task, isPending, progress, onCancel, onConfirm }: ConfirmUserTaskProps) {
  const { t } = useTranslation("admin-users");
  const shown = useLanguage();
  const [language, setLanguage] = useState<Language>(shown);
  const users = task.kind === "deleteMany" ? task.users : [task.user];
  const { full_name: name = "", email = "" } = users[0] ?? {};
  const values = { name, email, count: users.length, shown: formatNumber(users.length, shown) };
  const isFinal = task.kind === "delete" || task.kind === "erase" || task.kind === "deleteMany";
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
        <>
          <NamedUsers users={users} />
          <BatchProgress progress={progress} />
        </>
      )}
      {task.kind === "resend" && <LanguageSelect value={language} onChange={setLanguage} />}
      {isFinal && <p className="font-semibold">{t("confirm.final")}</p>}
    </ConfirmDialog>
  );
}
