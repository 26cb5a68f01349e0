import type { AdminUser } from "@medsieve/contract/admin/users";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";

/** Users that a dialog names one by one. */
const NAMED_MAX = 5;

/** Whom a dialog is about: the first few by name, the others as a number. */
export function NamedUsers({ users }: { users: readonly AdminUser[] }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const unnamed = users.length - NAMED_MAX;
  return (
    <ul className="list-disc pl-5 text-sm">
      {users.slice(0, NAMED_MAX).map((user) => (
        <li key={user.id}>
          {user.full_name} <span className="text-muted">{user.email}</span>
        </li>
      ))}
      {unnamed > 0 && <li>{t("confirm.more", { count: unnamed, shown: formatNumber(unnamed, language) })}</li>}
    </ul>
  );
}
