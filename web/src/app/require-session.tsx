import type { User } from "@medsieve/contract/accounts";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../lib/session.ts";
import { WaitingPage } from "./waiting-page.tsx";

interface RequireSessionProps {
  children: (user: User) => ReactNode;
}

/** Shows its content to the signed-in user; anyone else is sent to sign in, and the location they wanted is remembered. */
export function RequireSession({ children }: RequireSessionProps) {
  const { t } = useTranslation();
  const session = useSession();
  const router = useRouter();
  const isSignedOut = session.status === "signed_out";
  const hasLeft = isSignedOut && session.reason === "left";

  useEffect(() => {
    if (!isSignedOut) return;
    const { href, pathname } = router.latestLocation;
    if (pathname === "/login") return;
    const search = hasLeft || href === "/" ? {} : { from: href };
    void router.navigate({ to: "/login", search, replace: true });
  }, [isSignedOut, hasLeft, router]);

  if (session.status !== "signed_in") return <WaitingPage label={t("loading.session")} />;
  return children(session.user);
}
