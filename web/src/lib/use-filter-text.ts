import { useEffect, useRef, useState } from "react";

/** Milliseconds without a keystroke after which what was typed goes to the address. */
const PAUSE_MS = 250;

/**
 * What stands in the filter box: typed text at once, so that no keystroke waits for the address, and the address's own
 * when someone goes back or follows a link. `save` writes it to the address.
 */
export function useFilterText(saved: string, save: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(saved);
  const known = useRef(saved);

  useEffect(() => {
    if (saved === known.current) return;
    known.current = saved;
    setText(saved);
  }, [saved]);

  useEffect(() => {
    const wanted = text.trim() === "" ? "" : text;
    if (wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      save(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, save]);

  return [text, setText];
}
