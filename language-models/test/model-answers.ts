import type { ModelStep } from "./model-wire.ts";

interface Prompt {
  step: ModelStep;
  text: string;
}

/** The papers of a prompt, with the parts that statements may rest on. */
export function listPapers(text: string): { pmid: string; parts: Map<string, string> }[] {
  return [...text.matchAll(/^<paper pmid="(\d+)"[^>]*>\n([\s\S]*?)\n<\/paper>$/gmu)].map(
    ([, pmid = "", body = ""]) => ({
      pmid,
      parts: new Map([...body.matchAll(/^\[(\w+)\] (.*)$/gmu)].map(([, number = "", part = ""]) => [number, part])),
    }),
  );
}

/** What an able model would say of a paper: its first sentence is the summary, and it is relevant. */
export function readWell({ pmid, parts }: { pmid: string; parts: Map<string, string> }) {
  const number = parts.has("1") ? "1" : "T";
  const quote = parts.get(number) ?? "";
  return {
    pmid,
    relevance: 0.9,
    summary: quote,
    population: null,
    intervention: null,
    comparator: null,
    outcome: null,
    study_design: null,
    rationale: null,
    statements: [{ field: "summary", statement: quote, parts: [number], quote }],
  };
}

/** An answer as a model gives it that does what it is asked; `queries` are those it writes. */
export function answerWell({ step, text }: Prompt, queries: readonly string[] = ["zinc AND common cold"]): string {
  const papers = listPapers(text);
  if (step === "reading") return JSON.stringify({ papers: papers.map(readWell) });
  if (step === "repair") return JSON.stringify({ query: queries[0] ?? null });
  if (step === "answer") {
    const pmids = papers.map(({ pmid }) => pmid);
    return JSON.stringify({ sentences: pmids.map((pmid) => ({ text: `The model says so.`, pmids: [pmid] })) });
  }
  return JSON.stringify({
    queries: queries.map((query, index) => ({ name: `Query ${index + 1}`, query, reason: "It is asked for." })),
    terms: [],
    not_understood: [],
  });
}
