import type { AdminUser } from "@medsieve/contract/admin/users";
import { Eraser, KeyRound, Mail, Pencil, Power, PowerOff, ShieldOff, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/icon-button.tsx";
import { isInvitationPending } from "./user-badges.tsx";

export type UserAction = "edit" | "toggle" | "reset" | "resetFactor" | "resend" | "delete" | "erase";

interface UserActionsProps {
  user: AdminUser;
  onAction: (action: UserAction) => void;
}

/** What can be done with one user. */
export function UserActions({ user, onAction }: UserActionsProps) {
  const { t } = useTranslation("admin-users");
  const name = user.full_name;
  const Toggle = user.is_active ? PowerOff : Power;
  const icon = "size-4.5";
  return (
    <span className="inline-flex items-center">
      <IconButton
        label={t("action.edit", { name })}
        icon={<Pencil aria-hidden className={icon} />}
        onPress={() => onAction("edit")}
      />
      <IconButton
        label={t(user.is_active ? "action.deactivate" : "action.activate", { name })}
        icon={<Toggle aria-hidden className={icon} />}
        onPress={() => onAction("toggle")}
      />
      {user.has_set_password && (
        <IconButton
          label={t("action.reset", { name })}
          icon={<KeyRound aria-hidden className={icon} />}
          onPress={() => onAction("reset")}
        />
      )}
      {isInvitationPending(user) && (
        <IconButton
          label={t("action.resend", { name })}
          icon={<Mail aria-hidden className={icon} />}
          onPress={() => onAction("resend")}
        />
      )}
      {user.has_second_factor && (
        <IconButton
          label={t("action.resetFactor", { name })}
          icon={<ShieldOff aria-hidden className={icon} />}
          onPress={() => onAction("resetFactor")}
        />
      )}
      <IconButton
        label={t("action.delete", { name })}
        icon={<Trash2 aria-hidden className={icon} />}
        onPress={() => onAction("delete")}
      />
      <IconButton
        label={t("action.erase", { name })}
        icon={<Eraser aria-hidden className={icon} />}
        onPress={() => onAction("erase")}
      />
    </span>
  );
}
