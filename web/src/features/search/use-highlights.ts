import { type SearchHighlights, searchHighlightsSchema } from "@medsieve/contract/highlights";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { callApi } from "../../lib/api-client.ts";
import { describeError } from "../../lib/errors.ts";
import { highlightsQuery, refreshHistory } from "../../lib/server-state.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { notify } from "../../ui/notify.ts";

/** Characters of a title that are sent with a highlight. */
const TITLE_LENGTH = 5000;

const NO_SEARCH = "none";

/** The highlighted PMIDs of a search; those this browser knows until, or unless, the server has told. */
export function useHighlighted(searchId: string | null): ReadonlySet<string> {
  const { data } = useHighlightsQuery(searchId);
  return useMemo(() => new Set(Object.keys(data ?? {})), [data]);
}

function useHighlightsQuery(searchId: string | null) {
  return useQuery({
    ...highlightsQuery(searchId ?? NO_SEARCH),
    enabled: searchId !== null,
    initialData: () => (searchId === null ? {} : readKept(searchId)),
    initialDataUpdatedAt: 0,
  });
}

interface Toggle {
  pmid: string;
  title: string;
  isHighlighted: boolean;
}

/** Marks papers of a search: at once on screen, and taken back with a notice where the server refuses or is away. */
export function useHighlighting(searchId: string | null): (toggle: Toggle) => void {
  const { t } = useTranslation("search");
  const queryClient = useQueryClient();
  const { data, error } = useHighlightsQuery(searchId);
  const key = highlightsQuery(searchId ?? NO_SEARCH).queryKey;

  useEffect(() => {
    if (searchId !== null && data !== undefined) keep(searchId, data);
  }, [searchId, data]);

  useEffect(() => {
    if (error) console.warn("The highlights could not be loaded; those kept by this browser are shown.", error);
  }, [error]);

  function mark({ pmid, isHighlighted }: Toggle): void {
    queryClient.setQueryData<SearchHighlights>(key, (known) => {
      const { [pmid]: _, ...others } = known ?? {};
      return isHighlighted ? { ...others, [pmid]: true } : others;
    });
  }

  const mutationKey = ["highlight", searchId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `highlight-${searchId}` },
    mutationFn: ({ pmid, title, isHighlighted }: Toggle) =>
      isHighlighted
        ? callApi({
            method: "POST",
            path: "/highlights",
            body: { search_id: searchId, pmid, paper_title: title.slice(0, TITLE_LENGTH) },
            schema: z.unknown(),
          })
        : callApi({
            method: "DELETE",
            path: `/highlights/${searchId}/${encodeURIComponent(pmid)}`,
            schema: z.unknown(),
          }),
    onMutate: async (toggle) => {
      await queryClient.cancelQueries({ queryKey: key });
      mark(toggle);
    },
    onError: (failure, toggle) => {
      const ofSamePaper = queryClient.getMutationCache().findAll({
        mutationKey,
        status: "pending",
        predicate: ({ state }) => (state.variables as Toggle | undefined)?.pmid === toggle.pmid,
      });
      if (ofSamePaper.length <= 1) mark({ ...toggle, isHighlighted: !toggle.isHighlighted });
      notify({
        tone: "error",
        text: t(toggle.isHighlighted ? "highlight.failed" : "highlight.removeFailed"),
        description: describeError(failure, t),
      });
      void queryClient.invalidateQueries({ queryKey: key });
    },
    onSuccess: () => refreshHistory(queryClient),
  });

  return useCallback(
    (toggle: Toggle) => {
      if (searchId !== null) mutate(toggle);
    },
    [searchId, mutate],
  );
}

function readKept(searchId: string): SearchHighlights {
  const kept = searchHighlightsSchema.safeParse(new Map(Object.entries(readStored("highlights") ?? {})).get(searchId));
  return kept.success ? kept.data : {};
}

/** Keeps the highlights of a search in this browser, beside those of others. */
function keep(searchId: string, highlights: SearchHighlights): void {
  const { [searchId]: _, ...others } = readStored("highlights") ?? {};
  writeStored("highlights", Object.keys(highlights).length === 0 ? others : { ...others, [searchId]: highlights });
}
