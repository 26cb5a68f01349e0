import { type RefObject, useEffect, useRef } from "react";
import { findCardId } from "./components/paper-card.tsx";

/**
 * Holds the PMID of the paper whose card takes the place of what was pressed, null for none: once that is drawn, the card
 * takes the focus and comes in sight.
 */
export function useMovedCard(): RefObject<string | null> {
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const card = document.getElementById(findCardId(moved.current));
    moved.current = null;
    card?.focus({ preventScroll: true });
    card?.scrollIntoView?.({ block: "nearest" });
  });
  return moved;
}
