import { useCallback, useRef } from "react";

/**
 * Where the focus goes once a row of dialogs is over: to what it began from, or to the page where that is about to go, as
 * after a deletion, or to what stays there in its stead. `remember` is called when the first dialog opens, one of the
 * others when the last one has closed.
 */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  const remember = useCallback(() => {
    origin.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    focusAfterClosing(() => (origin.current?.isConnected ? origin.current : findPage()), false);
  }, []);
  const giveToPage = useCallback(() => focusAfterClosing(findPage, true), []);
  const giveTo = useCallback(
    (element: Element | null) => focusAfterClosing(() => (element?.isConnected ? element : findPage()), true),
    [],
  );
  return { remember, giveBack, giveToPage, giveTo };
}

const findPage = () => document.querySelector("main");

/** Waits for the frame in which the closing dialog gives the focus back itself; `overrules` takes it from there again. */
function focusAfterClosing(find: () => Element | null, overrules: boolean): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const target = find();
      if ((isLost || overrules) && target instanceof HTMLElement) target.focus();
    }),
  );
}
