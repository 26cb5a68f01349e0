import {
  headingCompletionsSchema,
  type QueryCheck,
  queryCheckSchema,
  queryCountsSchema,
  type RecallCheck,
  recallCheckSchema,
} from "@medsieve/contract/queries";
import type { SearchLimits } from "@medsieve/contract/searches";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** What PubMed would make of a query; nothing is run. */
export function checkQuery(query: string) {
  return queryOptions({
    queryKey: ["query-check", query],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }): Promise<QueryCheck> =>
      callApi({ method: "POST", path: "/queries/check", body: { query }, schema: queryCheckSchema, signal }),
  });
}

/** How many papers a query finds within the limits. */
export function countQuery(query: string, limits: SearchLimits) {
  return queryOptions({
    queryKey: ["query-count", query, limits],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const body = { queries: [query], limits };
      const { counts } = await callApi({
        method: "POST",
        path: "/queries/count",
        body,
        schema: queryCountsSchema,
        signal,
      });
      return counts[0] ?? null;
    },
  });
}

/** MeSH headings that a text begins or names, in whatever language. */
export function findHeadings(text: string) {
  return queryOptions({
    queryKey: ["mesh-headings", text],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const path = `/queries/headings?${new URLSearchParams({ text })}`;
      return (await callApi({ path, schema: headingCompletionsSchema, signal })).headings;
    },
  });
}

export interface RecallQuestion {
  queries: string[];
  limits: SearchLimits;
  pmids: string[];
}

/** Which of some known papers each query and each of its blocks finds. */
export function checkRecall(body: RecallQuestion): Promise<RecallCheck> {
  return callApi({ method: "POST", path: "/queries/recall", body, schema: recallCheckSchema });
}
