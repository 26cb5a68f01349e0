import { textCheckRequestSchema, textCheckSchema } from "@medsieve/contract/text-checks";
import { type McpServer, requireScopes } from "@modelcontextprotocol/server";
import type { ToolDeps } from "./search-tool.ts";
import { answerTool } from "./tool-answers.ts";

/** A text held against the papers that it cites; it counts as a checked text, and as no search. */
export function registerVerifyTool(server: McpServer, { api }: ToolDeps): void {
  server.registerTool(
    "verify_claims",
    {
      title: "Check the claims of a text against their papers",
      description:
        "Each claim of a text that cites papers (PMIDs, DOIs or a reference list in it) with a verdict: supported, partly, " +
        "contradicted, not_in_abstract, not_found, not_checked, retracted or no_citation, and the sentences of the papers " +
        "with their offsets. Only titles and abstracts are read; nothing of the text is kept.",
      inputSchema: textCheckRequestSchema.pick({ text: true }),
      outputSchema: textCheckSchema,
      ...{ annotations: { readOnlyHint: true, openWorldHint: true }, scopeChallenge: requireScopes("verify") },
    },
    (body) => answerTool(() => api.read({ method: "POST", path: "/verify", body }, textCheckSchema)),
  );
}
