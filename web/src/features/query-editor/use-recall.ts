import type { RecallCheck } from "@medsieve/contract/queries";
import type { SearchLimits } from "@medsieve/contract/searches";
import { useMutation } from "@tanstack/react-query";
import type { EditedQuery } from "./edited-queries.ts";
import { checkRecall } from "./query-calls.ts";

/** What was asked, and what came of it. */
export interface AnsweredRecall {
  /** As they stood. */
  queries: EditedQuery[];
  pmids: string[];
  recall: RecallCheck;
}

/** Looks for known papers with the queries as they stand; `isStale` once queries or papers are others. */
export function useRecall(kept: readonly EditedQuery[], pmids: readonly string[], limits: SearchLimits) {
  const queries = kept.filter(({ query }) => query.trim() !== "");
  const asking = useMutation({
    mutationFn: async (asked: { queries: EditedQuery[]; pmids: string[] }): Promise<AnsweredRecall> => {
      const texts = asked.queries.map(({ query }) => query);
      return { ...asked, recall: await checkRecall({ queries: texts, limits, pmids: asked.pmids }) };
    },
  });
  const answered = asking.data ?? null;
  const nameAll = (of: readonly EditedQuery[], papers: readonly string[]) =>
    JSON.stringify([of.map(({ query }) => query), papers]);
  return {
    answered,
    error: asking.error,
    isPending: asking.isPending,
    canAsk: queries.length > 0 && pmids.length > 0,
    isStale: answered !== null && nameAll(answered.queries, answered.pmids) !== nameAll(queries, pmids),
    ask: () => asking.mutateAsync({ queries, pmids: [...pmids] }).catch(() => null),
  };
}
export type Recall = ReturnType<typeof useRecall>;
