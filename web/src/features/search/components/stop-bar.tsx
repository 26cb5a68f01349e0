import { Square } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

interface StopBarProps {
  isStopping: boolean;
  /** null where the search cannot be stopped from here. */
  onStop: (() => void) | null;
}

/** Where a running search is stopped. */
export function StopBar({ isStopping, onStop }: StopBarProps) {
  const { t } = useTranslation("search");

  /** The second click of a double click on Search may fall on Stop: it stops nothing. */
  function stop(event: MouseEvent): void {
    if (event.detail < 2) onStop?.();
  }

  return (
    <div className="flex min-h-11 items-center justify-end md:min-h-9 md:pr-10">
      {onStop && (
        <Button
          variant="secondary"
          icon={<Square aria-hidden className="size-4" />}
          onClick={stop}
          isPending={isStopping}
        >
          {isStopping ? t("question.stopping") : t("question.stop")}
        </Button>
      )}
    </div>
  );
}
