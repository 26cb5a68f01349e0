import type { Paper } from "@medsieve/contract/papers";
import { Star } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { ToggleButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { joinClasses } from "../../ui/class-names.ts";
import { useHighlighting } from "./use-highlighting.ts";

interface HighlightToggleProps {
  paper: Paper;
  isHighlighted: boolean;
  /** Id of the paper's title. */
  describedBy: string;
}

/** Says what is so, and not what was pressed, until the server has agreed. */
export function HighlightToggle({ paper, isHighlighted, describedBy }: HighlightToggleProps) {
  const { t } = useTranslation("detail");
  const { mutate, isPending } = useHighlighting(paper.search_id, paper);
  const button = useKeptFocus(isHighlighted);
  return (
    <ToggleButton
      ref={button}
      isSelected={isHighlighted}
      onChange={(next) => {
        if (!isPending) mutate(next);
      }}
      aria-describedby={describedBy}
      aria-busy={isPending}
      className="focus-ring inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md border border-line px-2.5 text-sm aria-busy:cursor-progress aria-busy:opacity-70 data-selected:border-yellow/50 data-selected:bg-yellow-soft data-hovered:bg-sunken data-selected:text-yellow-ink md:min-h-8 print:hidden"
    >
      <Star aria-hidden className={joinClasses("size-4", isHighlighted && "fill-current")} />
      {t("search:highlight.toggle")}
    </ToggleButton>
  );
}

/** A paper that finds another place in the list takes the focus away from what was pressed in it; this gives it back. */
function useKeptFocus(isHighlighted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const known = useRef(isHighlighted);
  useLayoutEffect(() => {
    if (known.current === isHighlighted) return;
    known.current = isHighlighted;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isHighlighted]);
  return button;
}
