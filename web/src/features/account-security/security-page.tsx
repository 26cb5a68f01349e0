import { useTranslation } from "react-i18next";
import { PageFrame } from "../../ui/page-frame.tsx";
import { DataSection } from "./data-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TotpSection } from "./totp-section.tsx";

/** How one signs in to the own account, where one is signed in, and what is kept of it. */
export function SecurityPage() {
  const { t } = useTranslation("security");
  return (
    <PageFrame title={t("title")} lead={t("lead")} back={{ href: "/", label: t("back") }} isNarrow>
      <TotpSection />
      <SessionsSection />
      <DataSection />
    </PageFrame>
  );
}
