import { Outlet } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { AppHeader } from "../features/account/app-header.tsx";
import { StepUp } from "../features/step-up/step-up.tsx";
import { useSession } from "../lib/session.ts";
import { AdminMenu, AdminNavigation } from "./admin-navigation.tsx";
import { UnreachableNotice } from "./unreachable-notice.tsx";

/** The frame of the administrators' pages: header, the ways between the screens, and the page itself. */
export function AdminLayout() {
  const { t } = useTranslation("admin");
  const session = useSession();
  const contentId = useId();
  if (session.status !== "signed_in") return null;
  return (
    <div className="relative flex h-dvh flex-col overflow-clip">
      <a
        href={`#${contentId}`}
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t("common:skipToContent")}
      </a>
      <AppHeader user={session.user} />
      <UnreachableNotice />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <AdminNavigation role={session.user.role} />
        <AdminMenu role={session.user.role} />
        <main id={contentId} tabIndex={-1} className="relative min-h-0 min-w-0 flex-1 overflow-y-auto outline-none">
          <Outlet />
        </main>
      </div>
      <StepUp />
    </div>
  );
}
