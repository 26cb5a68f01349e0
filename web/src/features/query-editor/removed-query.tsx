import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

/** Stands where a query was, so that it can be put back. */
export function RemovedQuery({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const { t } = useTranslation("queries");
  const button = useRef<HTMLButtonElement>(null);

  // The button that removed it had the focus, and is gone.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line border-dashed px-4 py-2">
      <p className="wrap-anywhere min-w-0 text-muted">{t("removed", { name })}</p>
      <Button ref={button} onPress={onPutBack}>
        {t("putBack")}
      </Button>
    </div>
  );
}
