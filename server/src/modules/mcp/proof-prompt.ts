import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

/** Shows a model how to answer a clinical question so that each sentence can be traced. */
export function registerProofPrompt(server: McpServer): void {
  server.registerPrompt(
    "answer_with_proof",
    {
      title: "Answer a clinical question with proof",
      description: "Searches, and answers with the sentence of a paper behind every claim",
      argsSchema: z.object({ query: z.string().describe("The clinical question, without any patient's identity") }),
    },
    ({ query }) => ({ messages: [{ role: "user" as const, content: { type: "text" as const, text: write(query) } }] }),
  );
}

function write(query: string): string {
  return `Answer this clinical question from published papers, with proof:

${query}

1. Call the tool "search" with the question as "query". Choose "preference" by the kind of studies that can answer it.
2. Look at "status", "not_understood", the warnings in "query_details" and "provenance" first. Say in your answer what was not understood, what failed, and who read the papers.
3. Begin with the verdict: its counts say how many papers favour, oppose or find no difference; papers of one trial, in "studies", count once. Do not say more than it does.
4. Then one sentence a finding. Each ends with the paper's PMID and the id of the statement it rests on, followed by the exact words in "quote" and their place ("section", "start", "end").
5. Use only statements whose evidence is "verified" or "repaired". Call an "unverified" one unverified, or leave it out. Name every notice: a retracted paper is no evidence. A paper with "demonstration" true is fictional: say so.
6. Add nothing from memory. Where the papers do not answer the question, say that.
7. End with "record_url", where the reader can check everything.`;
}
