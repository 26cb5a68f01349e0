import type { VerdictCount } from "@medsieve/contract/verdict";
import type { BasisPart } from "../describe-basis.ts";

export type DirectedCount = Exclude<VerdictCount, "unclear">;
export const DIRECTED: readonly DirectedCount[] = ["favours", "no_difference", "against"];

/** What the papers are counted on, as the user wrote it. */
export interface Asked {
  /** Whether papers of one trial were counted together, so that what is counted is studies. */
  areStudies: boolean;
  intervention: string;
  comparator: string | null;
  /** What the findings are of; null where they are of several, and the question does not name it. */
  outcome: string | null;
  /** The condition of a question without an outcome. */
  problem: string | null;
  /** The findings are of several outcomes, none of which the question names. */
  differs: boolean;
}

/** Papers of one direction; those of one trial count once. */
export interface CountedPart {
  count: DirectedCount;
  papers: number;
}

export interface VerdictTexts {
  /** Words in another script, as they stand within a sentence. */
  quote: (words: string) => string;
  /** Between two sentences. */
  space: string;
  listSeparator: string;
  /** All papers with a direction have this one. */
  agree: (part: CountedPart, asked: Asked) => string;
  /** Most have the first. */
  mostly: (parts: readonly CountedPart[], total: number, asked: Asked) => string;
  disagree: (parts: readonly CountedPart[], total: number, asked: Asked) => string;
  tooFew: (parts: readonly CountedPart[], asked: Asked) => string;
  unclear: (papers: number, asked: Asked) => string;
  /** Of what design the counted papers are, and how many people they were about. */
  basis: (parts: readonly BasisPart[], asked: Asked) => string;
  /** Beside papers with a direction. */
  unclearToo: (papers: number) => string;
  /** That papers were counted once together, and as how many trials. */
  sameTrial: (papers: number, trials: number) => string;
  leftOut: (papers: number) => string;
  noFinding: (papers: number, read: number) => string;
  notCompared: (papers: number, read: number) => string;
  /** One sentence in two parts: that none does, and what is missing. `missing` may be empty; `mayWiden`: the preference was narrower than “Everything”. */
  notAddressed: (facts: { read: number; missing: string; searched: string; mayWiden: boolean }) => [string, string];
  onlyRetracted: (papers: number) => string;
}
