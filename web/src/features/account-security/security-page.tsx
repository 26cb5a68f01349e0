import type { OidcProblem } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { PageFrame } from "../../ui/page-frame.tsx";
import { AlertMailsSection } from "./alert-mails-section.tsx";
import { DataSection } from "./data-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TokensSection } from "./tokens-section.tsx";
import { TotpSection } from "./totp-section.tsx";

interface SecurityPageProps {
  /** Why linking at the OpenID provider failed; null: it did not. */
  problem: OidcProblem | null;
}

/** How one signs in to the own account, where one and one's programs are signed in, and what is kept of it. */
export function SecurityPage({ problem }: SecurityPageProps) {
  const { t } = useTranslation("security");
  return (
    <PageFrame title={t("title")} lead={t("lead")} back={{ href: "/", label: t("back") }} isNarrow>
      <TotpSection />
      <PasskeysSection />
      <ProviderSection problem={problem} />
      <SessionsSection />
      <TokensSection />
      <AlertMailsSection />
      <DataSection />
    </PageFrame>
  );
}
