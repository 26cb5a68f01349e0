import { readFileSync } from "node:fs";
import { type PaperText, readPaperText } from "@medsieve/reader/paper-text";
import { z } from "zod";
import { makeRecord } from "./pico-corpus.ts";

export const DIRECTIONS = ["no_difference", "increased", "decreased"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const lineSchema = z.object({
  id: z.string(),
  pmid: z.string().min(1),
  title: z.string(),
  sections: z.array(z.object({ label: z.string().nullable(), text: z.string() })).min(1),
  intervention: z.string(),
  comparator: z.string(),
  outcome: z.string().min(1),
  label: z.enum(DIRECTIONS),
  evidence: z.array(z.string()).min(1),
});

/** A question on an abstract, what the abstract reports, and the sentences that say so. */
export interface LabelledFinding
  extends Pick<z.infer<typeof lineSchema>, "id" | "pmid" | "intervention" | "comparator" | "outcome" | "label"> {
  paper: PaperText;
  /** Places in [title, ...sentences]. */
  right: ReadonlySet<number>;
}

const LETTERS = /[^\p{L}\p{N}]/gu;
const bare = (text: string) => text.toLowerCase().replace(LETTERS, "");

/** The sentences that share text with the evidence. */
function findRight({ title, sentences }: PaperText, evidence: readonly string[]): Set<number> {
  const texts = [title, ...sentences].map(({ text }) => bare(text));
  const right = new Set<number>();
  for (const quote of evidence.map(bare)) {
    for (const [index, text] of texts.entries()) {
      if (index > 0 && text.length > 3 && (text.includes(quote) || (quote.includes(text) && text.length > 15)))
        right.add(index);
    }
    const joined = texts.slice(1).join("");
    const from = joined.indexOf(quote);
    if (from < 0) continue;
    let at = 0;
    for (const [index, text] of texts.slice(1).entries()) {
      const shared = Math.min(at + text.length, from + quote.length) - Math.max(at, from);
      if (shared >= Math.min(15, text.length)) right.add(index + 1);
      at += text.length;
    }
  }
  return right;
}

/** Reads JSON lines as the set of findings has them. Throws with the line that is wrong, and what is expected. */
export function readFindingsCorpus(file: string): LabelledFinding[] {
  const papers = new Map<string, PaperText>();
  const findings = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      if (line.trim() === "") return [];
      try {
        const { title, sections, evidence, ...rest } = lineSchema.parse(JSON.parse(line));
        const paper = papers.get(rest.pmid) ?? readPaperText(makeRecord(rest.pmid, title, sections));
        papers.set(rest.pmid, paper);
        return [{ ...rest, paper, right: findRight(paper, evidence) }];
      } catch (error) {
        const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        throw new Error(`${file}, line ${index + 1}: a question with its label is expected: ${reason}`);
      }
    });
  if (findings.length === 0) throw new Error(`${file} holds no question`);
  return findings;
}
