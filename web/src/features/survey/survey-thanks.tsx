import { SURVEY_THANKS_MS } from "@medsieve/contract/constants";
import { HeartHandshake } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

/** Thanks, which go by themselves. */
export function SurveyThanks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("survey");
  const message = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    message.current?.focus();
    const timer = setTimeout(() => close(), SURVEY_THANKS_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div ref={message} role="status" tabIndex={-1} className="flex gap-3 outline-none">
        <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
        <div>
          <p className="font-semibold">{t("thanks.title")}</p>
          <p>{t("thanks.text")}</p>
        </div>
      </div>
      <div className="flex justify-end">
        <Button onPress={onClose}>{t("common:close")}</Button>
      </div>
    </>
  );
}
