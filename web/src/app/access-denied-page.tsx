import { useRouter } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { MessagePage } from "./message-page.tsx";

export function AccessDeniedPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: "/", replace: true });
  };
  return (
    <MessagePage
      icon={<Lock aria-hidden />}
      title={t("accessDenied.title")}
      text={t("accessDenied.text")}
      action={<Button onPress={goBack}>{t("accessDenied.back")}</Button>}
    />
  );
}
