import type { ReactElement } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components";

interface TooltipProps {
  text: string;
  /** What the tooltip belongs to: one focusable element of this kit. */
  children: ReactElement;
}

/** Where tooltips are drawn: outside what is read out as the page, since each is read with what it describes. */
export function findHintLayer(): { UNSTABLE_portalContainer?: Element } {
  const layer = document.getElementById("hints");
  return layer === null ? {} : { UNSTABLE_portalContainer: layer };
}

/** A word beside an element on hover and focus; never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      {children}
      <AriaTooltip
        {...findHintLayer()}
        offset={6}
        className="animate-appear max-w-72 rounded-md border border-line bg-raised px-2 py-1 text-ink text-sm shadow-md"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
