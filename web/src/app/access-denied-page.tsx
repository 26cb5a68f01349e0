import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { MessagePage } from "./message-page.tsx";

/** Goes back where there is something to go back to; a page that was opened by its address leads to the search alone. */
export function AccessDeniedPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <MessagePage
      icon={<Lock aria-hidden />}
      title={t("accessDenied.title")}
      text={t("accessDenied.text")}
      action={
        <div className="flex flex-wrap gap-2">
          {canGoBack && <Button onPress={() => router.history.back()}>{t("accessDenied.back")}</Button>}
          <LinkButton href="/">{t("accessDenied.toSearch")}</LinkButton>
        </div>
      }
    />
  );
}
