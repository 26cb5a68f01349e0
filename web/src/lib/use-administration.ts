import { COMPANY_ROLES, ROLES, type Role } from "@medsieve/contract/constants";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "./session.ts";

export interface Administration {
  /** Whether everyone is managed, not one company alone. */
  isOfServer: boolean;
  /** The roles that can be given. */
  roles: readonly Role[];
  /** The way back from a screen of the administration; left out where there is no dashboard to go back to. */
  back: { href: string; label: string } | undefined;
  /** Whether an account of this role can be changed. */
  mayChange: (role: Role) => boolean;
}

/** What the signed-in administrator manages: the whole server, or the own company. */
export function useAdministration(): Administration {
  const { t } = useTranslation("admin");
  const session = useSession();
  const isOfServer = session.status === "signed_in" && session.user.role === "admin";
  return useMemo(
    () => ({
      isOfServer,
      roles: isOfServer ? ROLES : COMPANY_ROLES,
      back: isOfServer ? { href: "/admin", label: t("backToDashboard") } : undefined,
      mayChange: (role) => isOfServer || role !== "admin",
    }),
    [isOfServer, t],
  );
}
