import { Star } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLoadedTexts } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";

interface HighlightButtonProps {
  isHighlighted: boolean;
  onChange: (isHighlighted: boolean) => void;
  /** Id of the paper's title. */
  describedBy: string;
  /** While the server is asked and what is shown waits for it: a press does nothing. */
  isPending?: boolean;
  /** The star alone; its name is said all the same. */
  isBrief?: boolean;
  /** false where arrows and single keys reach it. */
  isReachedByTab?: boolean;
}

interface ReadOnly {
  /** The star is shown where there is one, and cannot be pressed. */
  isReadOnly?: boolean;
}

/** The star of a paper; keeps the focus where the paper finds another place in its list. */
export function HighlightButton({ isReadOnly = false, ...props }: HighlightButtonProps & ReadOnly) {
  if (!isReadOnly) return <Toggle {...props} />;
  return props.isHighlighted ? <FixedStar isBrief={props.isBrief === true} /> : null;
}

function FixedStar({ isBrief }: { isBrief: boolean }) {
  const t = useLoadedTexts("search");
  return (
    <span
      className={joinClasses(
        "inline-flex items-center rounded-md border border-yellow/50 bg-yellow-soft text-sm text-yellow-ink",
        isBrief ? "size-8 justify-center" : "min-h-11 gap-1.5 px-2.5 md:min-h-8",
      )}
    >
      <Star aria-hidden className="size-4 fill-current" />
      <span className={isBrief ? "sr-only" : undefined}>{t("highlight.toggle")}</span>
    </span>
  );
}

function Toggle(props: HighlightButtonProps) {
  const { isHighlighted, onChange, describedBy, isPending = false, isBrief = false, isReachedByTab = true } = props;
  const t = useLoadedTexts("search");
  const [button, expectMove] = useKeptFocus(isHighlighted);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isHighlighted}
      tabIndex={isReachedByTab ? undefined : -1}
      onClick={({ detail: clicks }) => {
        // The second click of a double click takes back what the first did, and meant the same.
        if (isPending || clicks > 1) return;
        expectMove();
        onChange(!isHighlighted);
      }}
      aria-describedby={describedBy}
      aria-busy={isPending}
      data-part="highlight"
      {...(isBrief ? { "aria-label": t("highlight.toggle") } : {})}
      className={joinClasses(
        "focus-ring inline-flex cursor-pointer items-center rounded-md border text-sm aria-busy:cursor-progress aria-busy:opacity-70 print:hidden",
        isHighlighted
          ? "border-yellow/50 bg-yellow-soft text-yellow-ink"
          : joinClasses("border-transparent hover:bg-sunken", isBrief && "text-muted"),
        isBrief ? "size-8 justify-center" : "min-h-11 gap-1.5 px-2.5 md:min-h-8",
      )}
    >
      <Star aria-hidden className={joinClasses("size-4", isHighlighted && "fill-current")} />
      {!isBrief && t("highlight.toggle")}
    </button>
  );
}

/**
 * A paper that finds another place in the list takes the focus away from what was pressed in it; this gives it back. A highlight
 * that was only loaded takes no focus.
 */
function useKeptFocus(isHighlighted: boolean): [RefObject<HTMLButtonElement | null>, () => void] {
  const button = useRef<HTMLButtonElement>(null);
  const known = useRef(isHighlighted);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (known.current === isHighlighted) return;
    known.current = isHighlighted;
    if (wasPressed.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isHighlighted]);
  const expectMove = () => {
    wasPressed.current = true;
  };
  return [button, expectMove];
}
