import { Label, ProgressBar } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import type { ImportProgress } from "./send-import.ts";

interface SendProgressProps {
  progress: ImportProgress;
  isStopping: boolean;
  onStop: () => void;
}

/** How many rows have been answered, and the way to stop. */
export function SendProgress({ progress: { answered, total }, isStopping, onStop }: SendProgressProps) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const text = t("import.progress", {
    count: total,
    done: formatNumber(answered, language),
    total: formatNumber(total, language),
  });
  return (
    <div className="flex flex-col gap-4">
      <ProgressBar value={answered} maxValue={total} valueLabel={text} className="flex flex-col gap-2">
        {({ percentage = 0 }) => (
          <>
            <span className="flex flex-wrap items-baseline justify-between gap-3">
              <Label>{t("import.sending")}</Label>
              <span className="text-muted text-sm tabular-nums">{text}</span>
            </span>
            <span className="h-2 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-accent" style={{ width: `${percentage}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onStop} isPending={isStopping}>
          {t("import.stop")}
        </Button>
        <Button variant="primary" isDisabled>
          {t("import.submitting")}
        </Button>
      </div>
    </div>
  );
}
