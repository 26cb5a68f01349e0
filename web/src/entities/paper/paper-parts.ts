import { type ListedPaper, type Paper, paperPartsSchema } from "@medsieve/contract/papers";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";

/** Tries of a paper that was read a moment ago, which the server may not have written yet. */
const MOST_TRIES = 4;
const AGAIN_AFTER_MS = 500;

/** What is left out of a paper in a list: it stays as it is once the paper was read. */
function paperPartsQuery(searchId: string, pmid: string) {
  return queryOptions({
    queryKey: ["paper-parts", searchId, pmid],
    queryFn: ({ signal }) =>
      callApi({ path: `/searches/${searchId}/papers/${pmid}/statements`, schema: paperPartsSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < MOST_TRIES - 1 && error instanceof ApiError && error.status === 404,
    retryDelay: AGAIN_AFTER_MS,
  });
}

/** The whole of a paper of a list, of which a part may be at hand. */
export async function loadPaper(queryClient: QueryClient, paper: ListedPaper | Paper): Promise<Paper> {
  if (isWhole(paper)) return paper;
  return { ...paper, ...(await queryClient.fetchQuery(paperPartsQuery(paper.search_id, paper.pmid))) };
}

/** A paper of a list, opened. */
export interface OpenedPaper {
  /** As much of it as is at hand. */
  paper: ListedPaper | Paper;
  /** Null until it is loaded. */
  whole: Paper | null;
  /** Why it could not be loaded; null where nothing went wrong. */
  error: Error | null;
  retry: () => void;
}

/** Loads what the list leaves out of a paper when that is opened. Null of a paper that was not read yet. */
export function useOpenedPaper(paper: ListedPaper | Paper | null, isOpen: boolean): OpenedPaper | null {
  const given = paper !== null && isWhole(paper) ? paper : null;
  const { data, error, refetch } = useQuery({
    ...paperPartsQuery(paper?.search_id ?? "", paper?.pmid ?? ""),
    enabled: isOpen && paper !== null && given === null,
  });
  return useMemo(() => {
    if (paper === null) return null;
    const whole = given ?? (data === undefined ? null : { ...paper, ...data, statements_left_out: 0 });
    return { paper: whole ?? paper, whole, error: whole === null ? error : null, retry: () => void refetch() };
  }, [paper, given, data, error, refetch]);
}

function isWhole(paper: ListedPaper | Paper): paper is Paper {
  return "abstract" in paper;
}
