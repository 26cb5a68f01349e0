import type { PaperText } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { MEASURED_AS, WITHIN } from "./measures.ts";
import { readNamedMeasures } from "./named-measures.ts";

/** What papers measure in place of a heading; undefined where they measure nothing in its place, or not this paper. */
export function readHeadingMeasure(heading: string | null, { title, sentences }: PaperText): RegExp | undefined {
  const within = WITHIN.get(heading ?? "");
  const isWithin = within === undefined || [title, ...sentences].some(({ text }) => within.test(text));
  return isWithin ? MEASURED_AS.get(heading ?? "") : undefined;
}

/** What papers measure in place of what a question asks for: by its heading, else by what it is called. */
export function readMeasures(concept: QuestionConcept, paper: PaperText): RegExp[] {
  const byHeading = readHeadingMeasure(concept.heading, paper);
  return byHeading === undefined ? readNamedMeasures(concept) : [byHeading];
}

/** How much of a paper is looked through for what it measured. */
const MOST = 2;

const findFirst = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];

/** What a paper measured in place of what a question asks for, as its sentences have it; the last first. */
export function findMeasured(concept: QuestionConcept, paper: PaperText): string[] {
  const { sentences } = paper;
  const patterns = readMeasures(concept, paper);
  if (patterns.length === 0) return [];
  const found = new Map<string, string>();
  for (const { text, kind } of sentences.toReversed()) {
    const written = kind === "background" || kind === "objective" ? undefined : findFirst(patterns, text);
    if (written !== undefined && !found.has(written.toLowerCase())) found.set(written.toLowerCase(), written);
    if (found.size === MOST) break;
  }
  return [...found.values()];
}
