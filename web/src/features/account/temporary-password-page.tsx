import type { User } from "@medsieve/contract/accounts";
import { useTranslation } from "react-i18next";
import { signOut } from "../../lib/session.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { EntryPage } from "./entry-page.tsx";

/** All that is open to somebody whose password is temporary: choosing one of their own, and signing out. */
export function TemporaryPasswordPage({ user }: { user: User }) {
  const { t } = useTranslation("account");
  return (
    <EntryPage documentTitle={t("temporary.documentTitle")} title={t("temporary.title")} focusesTitle>
      <p className="wrap-anywhere">{t("temporary.lead", { email: user.email })}</p>
      <ChangePasswordForm
        currentLabel={t("temporary.current")}
        cancel={{ label: t("menu.signOut"), onPress: () => void signOut() }}
        onDone={() => undefined}
      />
    </EntryPage>
  );
}
