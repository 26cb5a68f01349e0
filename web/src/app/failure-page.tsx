import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { MessagePage } from "./message-page.tsx";

/** Stands in for a page that could not be drawn, or whose code could not be loaded. */
export function FailurePage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={<TriangleAlert aria-hidden />}
      title={t("failure.title")}
      text={t("failure.text")}
      action={<Button onPress={() => window.location.reload()}>{t("failure.reload")}</Button>}
    />
  );
}
