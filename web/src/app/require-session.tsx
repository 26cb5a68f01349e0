import type { User } from "@medsieve/contract/accounts";
import { useRouter } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../lib/session.ts";
import { WaitingPage } from "./waiting-page.tsx";

const TemporaryPasswordPage = lazy(async () => ({
  default: (await import("../features/account/temporary-password-page.tsx")).TemporaryPasswordPage,
}));

const EnrolFactorPage = lazy(async () => ({ default: (await import("./enrol-factor-page.tsx")).EnrolFactorPage }));

interface RequireSessionProps {
  children: (user: User) => ReactNode;
}

/**
 * Shows its content to the signed-in user; anyone else is sent to sign in, and the location they wanted is remembered. A
 * temporary password is changed, and a required second factor set up, before anything else.
 */
export function RequireSession({ children }: RequireSessionProps) {
  const { t } = useTranslation();
  const session = useSession();
  const router = useRouter();
  const isSignedOut = session.status === "signed_out";
  const hasLeft = isSignedOut && (session.reason === "left" || session.reason === "left_elsewhere");

  useEffect(() => {
    if (!isSignedOut) return;
    const { href, pathname } = router.latestLocation;
    if (pathname === "/login") return;
    const search = hasLeft || href === "/" ? {} : { from: href };
    void router.navigate({ to: "/login", search, replace: true });
  }, [isSignedOut, hasLeft, router]);

  if (session.status !== "signed_in") return <WaitingPage label={t("loading.session")} />;
  const { user } = session;
  if (user.pending_step !== null) {
    return (
      <Suspense fallback={<WaitingPage label={t("loading.session")} />}>
        {user.pending_step === "change_password" ? <TemporaryPasswordPage user={user} /> : <EnrolFactorPage />}
      </Suspense>
    );
  }
  return children(user);
}
