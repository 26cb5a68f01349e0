import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";
import { highlightsQuery, refreshHistory } from "../search/server-state.ts";
import { markHighlight } from "./highlights.ts";

/** Characters of a title that are sent with a highlight. */
const TITLE_LENGTH = 5000;

export interface HighlightToggle {
  pmid: string;
  title: string;
  isHighlighted: boolean;
}

/**
 * When a highlight is shown: at once, and taken back with a notice where the server refuses; or when the server has
 * agreed, a failure being logged only, unless the search is gone, where no further try can succeed.
 */
export type HighlightShowing = "at_once" | "when_agreed";

/** Highlights papers of a search, or takes that back; one after the other. Does nothing without a search. */
export function useHighlightToggle(searchId: string | null, showing: HighlightShowing) {
  const { t } = useTranslation("search");
  const queryClient = useQueryClient();
  const mutationKey = ["highlight", searchId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    scope: { id: `highlight-${searchId}` },
    mutationFn: (toggle: HighlightToggle) => sendHighlight(searchId, toggle),
    onMutate: async (toggle) => {
      if (showing !== "at_once" || searchId === null) return;
      await queryClient.cancelQueries({ queryKey: highlightsQuery(searchId).queryKey });
      markHighlight(queryClient, searchId, toggle.pmid, toggle.isHighlighted);
    },
    onSuccess: (_, toggle) => {
      if (searchId === null) return;
      if (showing === "when_agreed") markHighlight(queryClient, searchId, toggle.pmid, toggle.isHighlighted);
      void refreshHistory(queryClient);
    },
    onError: (failure, toggle) => {
      if (searchId === null) return;
      const isGone = failure instanceof ApiError && failure.status === 404;
      if (showing === "when_agreed" && !isGone) {
        console.warn("The highlight could not be changed", failure);
        return;
      }
      if (showing === "at_once" && isLastOfPaper(queryClient, mutationKey, toggle.pmid)) {
        markHighlight(queryClient, searchId, toggle.pmid, !toggle.isHighlighted);
      }
      const text = t(toggle.isHighlighted ? "highlight.failed" : "highlight.removeFailed");
      notify({ tone: "error", text, description: describeError(failure, t) });
      void queryClient.invalidateQueries({ queryKey: highlightsQuery(searchId).queryKey });
    },
  });
  /** The second press of a double click asks for what the first has asked for. */
  function toggle(wanted: HighlightToggle): void {
    const latest = listUnderWay(queryClient, mutationKey, wanted.pmid).at(-1);
    if (latest?.isHighlighted !== wanted.isHighlighted) mutate(wanted);
  }

  return { toggle, isPending };
}

function sendHighlight(searchId: string | null, { pmid, title, isHighlighted }: HighlightToggle): Promise<unknown> {
  if (searchId === null) return Promise.resolve();
  if (!isHighlighted) {
    const path = `/highlights/${searchId}/${encodeURIComponent(pmid)}`;
    return callApi({ method: "DELETE", path, schema: z.unknown() });
  }
  const body = { search_id: searchId, pmid, paper_title: title.slice(0, TITLE_LENGTH) };
  return callApi({ method: "POST", path: "/highlights", body, schema: z.unknown() });
}

/** What was pressed of a paper and is not answered yet, in that order. */
function listUnderWay(queryClient: QueryClient, mutationKey: readonly unknown[], pmid: string): HighlightToggle[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: "pending" })
    .map(({ state }) => state.variables as HighlightToggle)
    .filter((toggle) => toggle.pmid === pmid);
}

/** Whether no later press on the same paper is under way, which decides what is shown of it. */
function isLastOfPaper(queryClient: QueryClient, mutationKey: readonly unknown[], pmid: string): boolean {
  return listUnderWay(queryClient, mutationKey, pmid).length <= 1;
}
