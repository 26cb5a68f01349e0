import { RESET_REDIRECT_MS } from "@medsieve/contract/constants";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { EntryPage } from "./entry-page.tsx";

interface PasswordSetPageProps {
  email: string;
  onSignIn: (email: string) => void;
}

/** Says that it worked, and leads to sign-in after three seconds or at once. */
export function PasswordSetPage({ email, onSignIn }: PasswordSetPageProps) {
  const { t } = useTranslation("account");
  const leave = useEffectEvent(() => onSignIn(email));
  useEffect(() => {
    const timer = setTimeout(() => leave(), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <EntryPage documentTitle={t("reset.documentTitle")} title={t("reset.done.title")} focusesTitle>
      <Alert tone="success">{t("reset.done.text", { seconds: RESET_REDIRECT_MS / 1000 })}</Alert>
      <LinkButton href="/login" routerOptions={{ state: { signIn: { email } } }} variant="primary" wide>
        {t("reset.done.now")}
      </LinkButton>
    </EntryPage>
  );
}
