import type { SearchLimits } from "@medsieve/contract/searches";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { countQuery } from "./query-calls.ts";
import { useSettled } from "./use-settled.ts";

/** Milliseconds without a keystroke after which a query that was changed is counted by itself. */
const PAUSE_MS = 1_000;

interface CountedQuery {
  query: string;
  limits: SearchLimits;
  /** What it found when it was run; null of one that was changed, or not run. */
  ranHits: number | null;
  /** Whether it can be run as it stands. */
  isReady: boolean;
}

/** How many papers a query would find now; of one that was not changed, how many it found. */
export function useQueryCount({ query, limits, ranHits, isReady }: CountedQuery) {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const settled = useSettled(query, PAUSE_MS);
  const isWanted = isReady && (askedFor === query || (ranHits === null && settled === query));
  const answer = useQuery({ ...countQuery(query, limits), enabled: isWanted });

  function ask(): void {
    if (isWanted) void answer.refetch();
    else setAskedFor(query);
  }

  return {
    counted: answer.data ?? null,
    ranHits,
    isCounting: answer.isFetching,
    error: isWanted && answer.isError ? answer.error : null,
    /** null while there is nothing to count, or it is being counted. */
    ask: isReady && !answer.isFetching ? ask : null,
  };
}

export type CountOfQuery = ReturnType<typeof useQueryCount>;
