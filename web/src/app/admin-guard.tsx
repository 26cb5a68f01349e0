import type { ReactNode } from "react";
import { AccessDeniedPage } from "./access-denied-page.tsx";
import { RequireSession } from "./require-session.tsx";

/** Shows its content to administrators; nothing of it is drawn or loaded for anyone else. */
export function AdminGuard({ children }: { children: ReactNode }) {
  return <RequireSession>{(user) => (user.role === "admin" ? children : <AccessDeniedPage />)}</RequireSession>;
}
