import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { changeView, type HistoryView, readHistoryView } from "./history-view.ts";

const PATH = "/search-history";

/** Which part of the history is shown: from the address, so that reload and back keep it. */
export function useHistoryView() {
  const search = useLocation({ select: (location) => location.search });
  const navigate = useNavigate();
  const router = useRouter();
  const view = useMemo(() => readHistoryView(search), [search]);

  /** `replace` leaves no step to go back to, as while someone is typing. */
  const change = useCallback(
    (changes: Partial<HistoryView>, { replace = false } = {}) =>
      void navigate({
        to: PATH,
        search: (before) => changeView(readHistoryView(before), changes),
        replace,
      }),
    [navigate],
  );

  const hrefOf = (page: number) => router.buildLocation({ to: PATH, search: changeView(view, { page }) }).href;

  return { view, change, hrefOf };
}
