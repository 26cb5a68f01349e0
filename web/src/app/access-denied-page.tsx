import { useRouter } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
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
      action={
        <div className="flex flex-wrap gap-2">
          <Button onPress={goBack}>{t("accessDenied.back")}</Button>
          <LinkButton href="/">{t("notFound.back")}</LinkButton>
        </div>
      }
    />
  );
}
