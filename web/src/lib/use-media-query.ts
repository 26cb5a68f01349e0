import { MOBILE_BREAKPOINT } from "@medsieve/contract/constants";
import { useCallback, useSyncExternalStore } from "react";

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the window is narrower than 768 px. */
export function useIsMobile(): boolean {
  return useMediaQuery(`(width < ${MOBILE_BREAKPOINT}px)`);
}

/** Whether there is no room for a pane beside the page: below 1280 px. */
export function useIsNarrow(): boolean {
  return useMediaQuery("(width < 1280px)");
}

/** Whether the page is being put on paper. */
export function useIsPrinted(): boolean {
  return useMediaQuery("print");
}
