import type { AdminUser } from "@medsieve/contract/admin/users";
import type { Role } from "@medsieve/contract/constants";
import { CircleCheck, CircleOff, MailQuestion } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const ROLE_TONES: Record<Role, BadgeTone> = {
  admin: "accent",
  company_admin: "accent",
  user: "neutral",
  demo: "amber",
};

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation("admin-users");
  return <Badge tone={ROLE_TONES[role]}>{t(`role.${role}`)}</Badge>;
}

export function StatusBadge({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation("admin-users");
  const Icon = isActive ? CircleCheck : CircleOff;
  return (
    <Badge tone={isActive ? "green" : "neutral"} icon={<Icon aria-hidden className="size-3.5 shrink-0" />}>
      {t(isActive ? "status.active" : "status.inactive")}
    </Badge>
  );
}

/** Whether someone was invited and has neither chosen a password nor come by single sign-on yet. */
export function isInvitationPending({ has_set_password, has_single_sign_on }: AdminUser): boolean {
  return !has_set_password && !has_single_sign_on;
}

/** How someone signs in who has no password; nothing of one who has. */
export function SignInBadge({ user }: { user: AdminUser }) {
  const { t } = useTranslation("admin-users");
  if (user.has_set_password) return null;
  if (!isInvitationPending(user)) return <Badge tone="neutral">{t("singleSignOn")}</Badge>;
  return (
    <Badge tone="amber" icon={<MailQuestion aria-hidden className="size-3.5 shrink-0" />}>
      {t("pending")}
    </Badge>
  );
}
