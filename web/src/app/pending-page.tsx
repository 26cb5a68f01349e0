import { useTranslation } from "react-i18next";
import { WaitingPage } from "./waiting-page.tsx";

/** Stands in for a page whose code or texts are on their way. */
export function PendingPage() {
  const { t } = useTranslation();
  return <WaitingPage label={t("loading.page")} />;
}
