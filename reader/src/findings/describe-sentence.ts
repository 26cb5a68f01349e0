import type { SectionKind } from "../paper-text.ts";
import { type AskedTerms, overlapWith } from "./asked-terms.ts";
import type { Cue, FindingSentence } from "./finding-text.ts";

const KINDS: readonly SectionKind[] = [
  "title",
  "background",
  "objective",
  "design",
  "population",
  "intervention",
  "outcome",
  "methods",
  "results",
  "conclusion",
  "aside",
  "plain",
];
const COUNTED: readonly Cue[] = [
  "up",
  "down",
  "good",
  "bad",
  "same",
  "diff",
  "neg",
  "sig",
  "than",
  "both",
  "base",
  "hedge",
];

function countPairs(asked: AskedTerms, { tokens }: FindingSentence): number {
  if (asked.pairs.size === 0) return 0;
  const found = new Set<string>();
  let before = "";
  for (const { stem } of tokens) {
    const pair = `${before} ${stem}`;
    if (asked.pairs.has(pair)) found.add(pair);
    before = stem;
  }
  return found.size / asked.pairs.size;
}

const has = (is: boolean) => (is ? 1 : 0);

interface Overlaps {
  outcome: number;
  /** The greatest of any sentence. */
  greatest: number;
  previous: number;
  next: number;
  intervention: number;
  comparator: number;
}

function describe(asked: AskedTerms, at: FindingSentence, overlaps: Overlaps): number[] {
  const { kind, tokens, numbers, place, cues } = at;
  const { outcome, greatest } = overlaps;
  const counts = COUNTED.map((cue) => has(cues.has(cue)));
  const hasCue = has(counts.slice(0, 8).some((count) => count > 0));
  const isSignificant = has(numbers.ps.length > 0);
  const isResult = has(kind === "results");
  const relative = greatest > 0 ? outcome / greatest : 0;
  const isPlan = has(at.isPlan);
  const isComparison = has(at.isComparison);
  return [
    ...KINDS.map((one) => has(one === kind)),
    ...counts,
    outcome,
    outcome ** 2,
    relative,
    has(outcome > 0 && outcome >= greatest - 1e-9),
    has(outcome > 0.7),
    has(outcome < 0.15),
    countPairs(asked, at),
    overlaps.previous * (1 - outcome),
    overlaps.next * (1 - outcome),
    outcome * hasCue,
    relative * hasCue,
    outcome * isResult,
    relative * isResult,
    outcome * isSignificant,
    relative * isPlan,
    outcome * has(kind === "conclusion"),
    outcome * has(kind === "plain") * place,
    overlaps.intervention,
    overlaps.comparator,
    isSignificant,
    Math.min(3, numbers.ps.length) / 3,
    has(numbers.effects.length > 0),
    Math.min(6, numbers.values.length) / 6,
    place,
    place ** 2,
    has(place > 0.85),
    isPlan,
    isComparison,
    isComparison * hasCue,
    hasCue,
    Math.min(60, tokens.length) / 60,
    has(tokens.length < 8),
  ];
}

/**
 * Features of each sentence, from which follows how likely it reports what is asked for: a row each, all of one length; null where the
 * sentence states no result.
 */
export function describeSentences(
  sentences: readonly FindingSentence[],
  outcome: AskedTerms,
  intervention: AskedTerms,
  comparator: AskedTerms,
): (number[] | null)[] {
  const overlaps = sentences.map(({ stems }) => overlapWith(outcome, stems));
  const greatest = Math.max(0, ...overlaps.filter((_, at) => sentences[at]?.states));
  return sentences.map((sentence, at) =>
    sentence.states
      ? describe(outcome, sentence, {
          outcome: overlaps[at] ?? 0,
          greatest,
          previous: overlaps[at - 1] ?? 0,
          next: overlaps[at + 1] ?? 0,
          intervention: overlapWith(intervention, sentence.stems),
          comparator: overlapWith(comparator, sentence.stems),
        })
      : null,
  );
}
