import { useTranslation } from "react-i18next";
import { EntryPage } from "../features/account/entry-page.tsx";
import { TotpSetup } from "../features/account-security/totp-setup.tsx";
import { refreshUser, signOut } from "../lib/session.ts";

/** All that is open to somebody of whom the server asks a second factor that is not set up: doing so, and signing out. */
export function EnrolFactorPage() {
  const { t } = useTranslation("security");
  return (
    <EntryPage documentTitle={`${t("enrol.title")} · Medsieve`} title={t("enrol.title")} focusesTitle>
      <p>{t("enrol.lead")}</p>
      <TotpSetup
        cancel={{ label: t("account:menu.signOut"), onPress: () => void signOut() }}
        onDone={() => void refreshUser()}
      />
    </EntryPage>
  );
}
