import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { takeOverSession } from "../lib/session.ts";
import { chooseReturnPath } from "./return-path.ts";
import { WaitingPage } from "./waiting-page.tsx";

const route = getRouteApi("/login/done");

/** Fetches the session that began at the OpenID provider, and goes on to what was wanted. */
export function SignedInElsewhereRoute() {
  const { t } = useTranslation();
  const { from } = route.useSearch();
  const router = useRouter();
  useEffect(() => {
    takeOverSession().then(
      () => void router.navigate({ href: chooseReturnPath(from, window.location.origin), replace: true }),
      (error: unknown) => {
        console.warn("The session of the provider could not be taken over", error);
        void router.navigate({ to: "/login", search: { problem: "oidc_state" }, replace: true });
      },
    );
  }, [from, router]);
  return <WaitingPage label={t("loading.session")} />;
}
