import { RESET_LINK_HOURS } from "@medsieve/contract/constants";
import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

interface LinkSentProps {
  email: string;
  onDone: () => void;
  onTryAnother: () => void;
}

export function LinkSent({ email, onDone, onTryAnother }: LinkSentProps) {
  const { t } = useTranslation("account");
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);

  return (
    <div className="flex flex-col gap-4">
      <div ref={message} role="status" tabIndex={-1} className="flex gap-3 outline-none">
        <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
        <div className="flex min-w-0 flex-col gap-2">
          <p className="font-semibold">{t("forgot.sent.title")}</p>
          <p className="wrap-anywhere">{t("forgot.sent.text", { email, hours: RESET_LINK_HOURS })}</p>
          <p className="text-muted text-sm">{t("forgot.sent.hint")}</p>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onTryAnother}>{t("forgot.sent.tryAnother")}</Button>
        <Button variant="primary" onPress={onDone}>
          {t("forgot.sent.backToLogin")}
        </Button>
      </div>
    </div>
  );
}
