import type { FindingSentence } from "../findings/finding-text.ts";
import { type LabelledFigure, labelFigures } from "./label-figures.ts";

type Stems = ReadonlySet<string>;

const isSame = (a: LabelledFigure, b: LabelledFigure) => a.kind === b.kind && a.value === b.value;
const without = (stems: Stems, others: Stems): Stems => new Set([...stems].filter((stem) => !others.has(stem)));
const countShared = (a: Stems, b: Stems) => [...a].filter((stem) => b.has(stem)).length;
/** What says of whom a figure is: mostly what stands behind it. */
const labelOf = ({ before, behind }: LabelledFigure): Stems => (behind.size > 0 ? behind : before);

/** What a sentence says of figures that a claim has, by key: whether they are whose the claim says. */
type Matches = Map<string, boolean>;
const AND = " and ";
const keyOf = (figures: readonly LabelledFigure[]) => figures.map(({ kind, value }) => `${kind} ${value}`).join(AND);

/** Two figures of a claim beside the same two of a sentence: whose is whose. */
function matchPairs(claimed: readonly LabelledFigure[], printed: readonly LabelledFigure[], matches: Matches): void {
  for (const [at, a] of claimed.entries())
    for (const b of claimed.slice(at + 1)) {
      const [own, second] = printed.filter((one) => isSame(one, a));
      const [other, fourth] = printed.filter((one) => isSame(one, b));
      if (a.kind !== b.kind || a.value === b.value || own === undefined || other === undefined) continue;
      if (second !== undefined || fourth !== undefined) continue;
      const [ofA, ofB] = [without(labelOf(a), labelOf(b)), without(labelOf(b), labelOf(a))];
      const [ofOwn, ofOther] = [without(labelOf(own), labelOf(other)), without(labelOf(other), labelOf(own))];
      const straight = countShared(ofA, ofOwn) + countShared(ofB, ofOther);
      const crossed = countShared(ofA, ofOther) + countShared(ofB, ofOwn);
      if (straight + crossed > 0) matches.set(keyOf([a, b]), straight > 0);
    }
}

/** All that is said of the figure at this place, with what it shares with those before it. */
function listWords(figures: readonly LabelledFigure[], at: number): Stems {
  const own = figures[at];
  if (own === undefined) return new Set();
  const shared = own.shares ? listShared(figures, at - 1) : [];
  return new Set([...own.before, ...own.behind, ...shared]);
}

function listShared(figures: readonly LabelledFigure[], at: number): string[] {
  const own = figures[at];
  if (own === undefined) return [];
  return [...own.before, ...(own.shares ? listShared(figures, at - 1) : [])];
}

/** A share in percent of a claim that a sentence gives of something else, and of what is claimed another. */
function matchShare(claimed: LabelledFigure, printed: readonly LabelledFigure[], matches: Matches): void {
  const own = printed.flatMap((one, at) => (isSame(one, claimed) ? [...listWords(printed, at)] : []));
  const others = printed.flatMap((one, at) =>
    one.kind === claimed.kind && one.value !== claimed.value ? [listWords(printed, at)] : [],
  );
  const ofOwn: Stems = new Set(own);
  const everywhere = (stem: string) => ofOwn.has(stem) && others.every((words) => words.has(stem));
  const named = [...claimed.before].filter((stem) => !everywhere(stem));
  if (named.some((stem) => ofOwn.has(stem))) matches.set(keyOf([claimed]), true);
  else if (named.some((stem) => others.some((words) => words.has(stem)))) matches.set(keyOf([claimed]), false);
}

/**
 * The sentence of a paper that has the figures of a claim, but of each other's arms or outcomes: "38 % had neutropenia and 21 %
 * leukopenia" where the claim says 38 % of leukopenia. Null where there is none, or where another sentence has them as claimed.
 */
export function findSwappedFigures(claim: string, sentences: readonly FindingSentence[]): FindingSentence | null {
  const claimed = labelFigures(claim);
  const agreeing = new Set<string>();
  const differing = new Map<string, FindingSentence>();
  for (const sentence of claimed.length > 0 ? sentences : []) {
    const printed = labelFigures(sentence.sentence.text);
    const matches: Matches = new Map();
    for (const figure of claimed)
      if (figure.kind === "percent" && printed.some((one) => isSame(one, figure))) matchShare(figure, printed, matches);
    matchPairs(claimed, printed, matches);
    for (const [key, agrees] of matches) {
      if (agrees) agreeing.add(key);
      else if (!differing.has(key)) differing.set(key, sentence);
    }
  }
  // Of two figures that a sentence gives as claimed, neither is wrong by itself.
  const settled = new Set([...agreeing].flatMap((key) => [key, ...key.split(AND)]));
  return [...differing].find(([key]) => !settled.has(key))?.[1] ?? null;
}
