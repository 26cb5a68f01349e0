import { useTranslation } from "react-i18next";
import { EntryPage } from "../features/account/entry-page.tsx";
import { PasskeySetup } from "../features/account-security/passkey-setup.tsx";
import { TotpSetup } from "../features/account-security/totp-setup.tsx";
import { StepUp } from "../features/step-up/step-up.tsx";
import { supportsPasskeys } from "../lib/passkeys.ts";
import { refreshUser, signOut } from "../lib/session.ts";

/** All that is open to somebody of whom the server asks a second factor that is not set up: doing so, and signing out. */
export function EnrolFactorPage() {
  const { t } = useTranslation("security");
  return (
    <EntryPage documentTitle={`${t("enrol.title")} · Medsieve`} title={t("enrol.title")} focusesTitle>
      <p>{t("enrol.lead")}</p>
      <StepUp />
      <TotpSetup
        cancel={{ label: t("account:menu.signOut"), onPress: () => void signOut() }}
        onDone={() => void refreshUser()}
      />
      {supportsPasskeys() && (
        <>
          <p className="border-line border-t pt-4">{t("enrol.orPasskey")}</p>
          <PasskeySetup onDone={() => void refreshUser()} />
        </>
      )}
    </EntryPage>
  );
}
