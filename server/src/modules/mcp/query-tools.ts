import {
  queryCheckRequestSchema,
  queryCheckSchema,
  recallCheckSchema,
  recallRequestSchema,
} from "@medsieve/contract/queries";
import { type McpServer, requireScopes } from "@modelcontextprotocol/server";
import type { ToolDeps } from "./search-tool.ts";
import { answerTool } from "./tool-answers.ts";

const annotations = { readOnlyHint: true, openWorldHint: true };
const scopeChallenge = requireScopes("search");

/** Tools for those who write queries; none counts as a search. */
export function registerQueryTools(server: McpServer, { api }: ToolDeps): void {
  server.registerTool(
    "check_query",
    {
      title: "Check a PubMed query",
      description:
        "What PubMed would make of a query: faults with their places, what would be put right, and its concepts. " +
        "Nothing is searched.",
      inputSchema: queryCheckRequestSchema.pick({ query: true }),
      outputSchema: queryCheckSchema,
      ...{ annotations, scopeChallenge },
    },
    (body) => answerTool(() => api.read({ method: "POST", path: "/queries/check", body }, queryCheckSchema)),
  );

  server.registerTool(
    "recall",
    {
      title: "Check the recall of queries",
      description:
        "Which of the papers with these PMIDs each PubMed query finds, and which part of it loses the others.",
      inputSchema: recallRequestSchema.pick({ queries: true, pmids: true }),
      outputSchema: recallCheckSchema,
      ...{ annotations, scopeChallenge },
    },
    (body) => answerTool(() => api.read({ method: "POST", path: "/queries/recall", body }, recallCheckSchema)),
  );
}
