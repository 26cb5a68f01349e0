import { createHash, randomUUID } from "node:crypto";
import { LANGUAGES, MAX_RESULTS_MAX } from "@medsieve/contract/constants";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { searchCancelSchema, searchRequestSchema } from "@medsieve/contract/searches";
import { type McpServer, requireScopes, type ServerContext } from "@modelcontextprotocol/server";
import { z } from "zod";
import { type ApiCall, type ApiCalls, CallRefused } from "./api-calls.ts";
import { followProgress } from "./follow-progress.ts";
import { describeProof, foundSearchSchema, shortenProof } from "./proof.ts";
import { answerTool } from "./tool-answers.ts";

/** Fewer than on the page: what a model reads has a price. */
const PAPERS_DEFAULT = 20;

export interface ToolDeps {
  api: ApiCalls;
  publicUrl: string;
  /** The client's session where it has one; its requests are then known by their numbers. */
  sessionId: string | null;
  /** Whether a client that leaves cancels what it asked, as it does since the generation of 2026. */
  leavingCancels: boolean;
}

const { query, preference, language } = searchRequestSchema.shape;
const inputSchema = z.object({
  query: query.describe(
    "The clinical or research question, in English, Japanese or Chinese. Never a patient's identity.",
  ),
  preference: preference.describe("The kind of studies to look for"),
  language: language.describe(`The language of the answer: ${LANGUAGES.join(", ")}`),
  max_results: z.int().min(1).max(MAX_RESULTS_MAX).default(PAPERS_DEFAULT).describe("Papers to read at most"),
});

export function registerSearchTool(server: McpServer, { api, publicUrl, sessionId, leavingCancels }: ToolDeps): void {
  server.registerTool(
    "search",
    {
      title: "Search PubMed and read the papers",
      description:
        "Answers a clinical or research question from papers: writes PubMed queries, searches, reads and ranks. The " +
        "papers that matter most have statements with an id, the sentence it rests on and its offsets; those of the " +
        "others, in `further_papers`, are asked for with get_record. Quote the sentences, name the statement ids and " +
        "link the record. Takes up to a few minutes; counts against the monthly limit.",
      inputSchema,
      outputSchema: foundSearchSchema,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
      scopeChallenge: requireScopes("search"),
    },
    (asked, ctx) =>
      answerTool(async () => {
        const request_id = sessionId === null ? randomUUID() : nameRequest(sessionId, ctx.mcpReq.id);
        const body = { ...asked, request_id };
        const cancel = () => void cancelSearch(api, request_id);
        if (leavingCancels) ctx.mcpReq.signal.addEventListener("abort", cancel, { once: true });
        try {
          const [result] = await Promise.all([
            api.read({ method: "POST", path: "/search", body }, searchResultSchema),
            reportProgress(api, { method: "POST", path: "/search/stream", body }, ctx),
          ]);
          return shortenProof(describeProof(result, publicUrl));
        } finally {
          ctx.mcpReq.signal.removeEventListener("abort", cancel);
        }
      }),
  );
}

/** Stops the search that a request began, whichever server runs it; what has ended, or never began, stays as it is. */
export async function cancelSearch(api: ApiCalls, requestId: string): Promise<void> {
  try {
    await api.read({ method: "POST", path: `/searches/${requestId}/cancel` }, searchCancelSchema);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
  }
}

/** The id under which a request of a session is searched: any server derives the same one, to cancel it. */
export function nameRequest(sessionId: string, requestId: string | number): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([sessionId, requestId]))
    .digest("hex");
  // A UUID of version 8, whose bits are the maker's own (RFC 9562).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Sends a progress notification with each step, where the client asked for them. */
async function reportProgress(api: ApiCalls, call: ApiCall, ctx: ServerContext): Promise<void> {
  const progressToken = ctx.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return;
  for await (const { percent, message } of followProgress(api, call)) {
    await ctx.mcpReq.notify({
      method: "notifications/progress",
      params: { progressToken, progress: percent, total: 100, message },
    });
  }
}
