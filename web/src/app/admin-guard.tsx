import type { User } from "@medsieve/contract/accounts";
import { managesPeople } from "@medsieve/contract/constants";
import { Navigate, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AccessDeniedPage } from "./access-denied-page.tsx";
import { findAdminScreen, listAdminScreens } from "./admin-screens.ts";
import { RequireSession } from "./require-session.tsx";

/** Shows its content to administrators who have the screen; nothing of it is drawn or loaded for anyone else. */
export function AdminGuard({ children }: { children: ReactNode }) {
  return <RequireSession>{(user) => <Admitted user={user}>{children}</Admitted>}</RequireSession>;
}

/** Who has no dashboard goes on from its address to the first screen there is. */
function Admitted({ user, children }: { user: User; children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const screen = findAdminScreen(pathname);
  const screens = listAdminScreens(user.role);
  if (!managesPeople(user.role)) return <AccessDeniedPage />;
  if (screen === undefined || screens.includes(screen)) return children;
  const [first] = screens;
  if (pathname.replace(/\/$/, "") === "/admin" && first !== undefined) return <Navigate to={first.href} replace />;
  return <AccessDeniedPage />;
}
