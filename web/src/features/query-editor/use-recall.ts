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
  limits: SearchLimits;
  recall: RecallCheck;
}

/** Looks for known papers with the queries as they stand; `isStale` once queries, papers or limits are others. */
export function useRecall(kept: readonly EditedQuery[], pmids: readonly string[], limits: SearchLimits) {
  const queries = kept.filter(({ query }) => query.trim() !== "");
  const asking = useMutation({
    mutationFn: async (asked: Omit<AnsweredRecall, "recall">): Promise<AnsweredRecall> => {
      const texts = asked.queries.map(({ query }) => query);
      return { ...asked, recall: await checkRecall({ queries: texts, limits: asked.limits, pmids: asked.pmids }) };
    },
  });
  const answered = asking.data ?? null;
  const nameAll = (of: readonly EditedQuery[], papers: readonly string[], limited: SearchLimits) =>
    JSON.stringify([of.map(({ query }) => query), papers, limited]);
  return {
    answered,
    error: asking.error,
    isPending: asking.isPending,
    canAsk: queries.length > 0 && pmids.length > 0,
    isStale:
      answered !== null &&
      nameAll(answered.queries, answered.pmids, answered.limits) !== nameAll(queries, pmids, limits),
    ask: () => asking.mutateAsync({ queries, pmids: [...pmids], limits }).catch(() => null),
  };
}
export type Recall = ReturnType<typeof useRecall>;
