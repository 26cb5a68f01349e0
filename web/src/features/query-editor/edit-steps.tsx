import { Redo2, Undo2 } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

interface EditStepsProps {
  /** null where there is nothing to undo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Takes the last change of the queries, their limits or the known papers back, or makes it again. */
export function EditSteps({ undo, redo }: EditStepsProps) {
  const { t } = useTranslation("queries");
  const undoButton = useRef<HTMLButtonElement>(null);
  const redoButton = useRef<HTMLButtonElement>(null);

  /** The button that has nothing more to do must not keep the focus. */
  function step(act: (() => void) | null, other: typeof undoButton): void {
    act?.();
    setTimeout(() => {
      if (document.activeElement === document.body) other.current?.focus();
    });
  }

  return (
    <div className="flex flex-wrap gap-1">
      <Button
        ref={undoButton}
        variant="quiet"
        icon={<Undo2 aria-hidden className="size-4" />}
        isDisabled={undo === null}
        onPress={() => step(undo, redoButton)}
      >
        {t("undo")}
      </Button>
      <Button
        ref={redoButton}
        variant="quiet"
        icon={<Redo2 aria-hidden className="size-4" />}
        isDisabled={redo === null}
        onPress={() => step(redo, undoButton)}
      >
        {t("redo")}
      </Button>
    </div>
  );
}
