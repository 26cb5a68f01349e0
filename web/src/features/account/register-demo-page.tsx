import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Link } from "../../ui/link.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { EntryPage } from "./entry-page.tsx";
import { NextSteps } from "./next-steps.tsx";
import { RegisterDemoForm } from "./register-demo-form.tsx";
import { signInOptionsQuery } from "./sign-in-options.ts";

/** Signing up for a demo account; where that is not offered, says so. */
export function RegisterDemoPage() {
  const { t } = useTranslation("account");
  const options = useQuery(signInOptionsQuery());
  /** The server refused a sign-up because it takes none. */
  const [isRefused, setIsRefused] = useState(false);
  const [registered, setRegistered] = useState<string | null>(null);
  const documentTitle = t("signUp.documentTitle");

  if (registered !== null) {
    return (
      <EntryPage documentTitle={documentTitle} title={t("signUp.done.title")} focusesTitle>
        <NextSteps email={registered} />
        <LinkButton href="/login" routerOptions={{ state: { signIn: { email: registered } } }} variant="primary" wide>
          {t("forgot.sent.backToLogin")}
        </LinkButton>
      </EntryPage>
    );
  }
  if (isRefused || options.data?.demo_signup === false) {
    return (
      <EntryPage documentTitle={documentTitle} title={t("signUp.closed.title")} focusesTitle={isRefused}>
        <Alert tone="info">{t("errors:code.signup_closed")}</Alert>
        <p>{t("signUp.closed.advice")}</p>
        <LinkButton href="/login" variant="primary" wide>
          {t("forgot.sent.backToLogin")}
        </LinkButton>
      </EntryPage>
    );
  }
  if (options.isPending && options.failureCount === 0) {
    return (
      <EntryPage documentTitle={documentTitle} title={t("signUp.title")}>
        <Spinner label={t("common:loading.page")} />
      </EntryPage>
    );
  }
  return (
    <EntryPage
      documentTitle={documentTitle}
      title={t("signUp.title")}
      lead={t("signIn.lead")}
      below={
        <p className="text-center">
          {t("signUp.haveAccount")} <Link href="/login">{t("signIn.title")}</Link>
        </p>
      }
    >
      <p className="text-muted">{t("signUp.lead")}</p>
      <RegisterDemoForm onRegistered={setRegistered} onRefused={() => setIsRefused(true)} />
    </EntryPage>
  );
}
