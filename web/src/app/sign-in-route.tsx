import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { signInOptionsQuery } from "../features/account/sign-in-options.ts";
import { SignInPage } from "../features/account/sign-in-page.tsx";
import { useSession } from "../lib/session.ts";
import { chooseReturnPath } from "./return-path.ts";
import { WaitingPage } from "./waiting-page.tsx";

const route = getRouteApi("/login");

export function SignInRoute() {
  const { t } = useTranslation();
  const { from, problem } = route.useSearch();
  const begin = useLocation({ select: (location) => location.state.signIn });
  const session = useSession();
  const { data: options } = useQuery(signInOptionsQuery());
  const router = useRouter();
  const isSignedIn = session.status === "signed_in";

  useEffect(() => {
    if (isSignedIn) void router.navigate({ href: chooseReturnPath(from, window.location.origin), replace: true });
  }, [isSignedIn, from, router]);

  if (session.status !== "signed_out") return <WaitingPage label={t("loading.session")} />;
  return (
    <SignInPage
      sessionEnd={session.reason}
      email={begin?.email}
      asksForLink={begin?.forgot ?? false}
      offersDemo={options?.demo_signup}
      problem={problem ?? null}
      provider={options?.provider ?? null}
      passwordSignIn={options?.password_sign_in ?? "on"}
      returnTo={chooseReturnPath(from, window.location.origin)}
    />
  );
}
