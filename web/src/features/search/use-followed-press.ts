import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a row of filters whose buttons go once they are pressed: it follows a filter that is set to the button that
 * lifts it, else it goes to the row's first button. What is set stands at the row's beginning, which may have been scrolled
 * out of sight. The answer wraps what a button does.
 */
export function useFollowedPress(row: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const pressed = useRef<readonly string[] | null>(null);
  const set = keys.join("\n");
  useEffect(() => {
    if (set !== "") row.current?.scrollTo?.({ left: 0 });
    const before = pressed.current;
    pressed.current = null;
    if (before === null) return;
    const added = set.split("\n").findIndex((key) => !before.includes(key));
    row.current?.querySelectorAll("button")[set === "" ? 0 : Math.max(0, added)]?.focus({ preventScroll: true });
  }, [row, set]);
  return (act: () => void) => () => {
    pressed.current = keys;
    act();
  };
}
