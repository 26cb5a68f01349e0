import { stemWord } from "@medsieve/text/stem";
import { hashText } from "../models/feature-hash.ts";
import type { FindingsModel } from "../models/findings-model.ts";
import { splitEntry } from "./finding-text.ts";

const SMALL = new Set(
  (
    "a an the of in on at to for from by with without and or nor as is are was were be been being than vs versus per between within among during after before " +
    "over under into out up down its their this that these those which who whom whose it they we our all any each both either other such not no " +
    "s mean median total average score scores level levels rate rates number numbers value values change changes percentage proportion incidence difference differences " +
    "group groups arm arms patients patient participants subjects subject study studies measured measures measure using use used assessed week weeks month months day days hour hours h min year years time times"
  ).split(" "),
);
/** What a word counts that names nothing by itself, beside 1 for the rarest. */
const SMALL_WEIGHT = 0.08;

/** Stems of what is asked for, each with what it counts. */
export interface AskedTerms {
  weights: ReadonlyMap<string, number>;
  total: number;
  /** Pairs of neighbouring stems. */
  pairs: ReadonlySet<string>;
  text: string;
}

export function isSmallWord(lower: string): boolean {
  return SMALL.has(lower);
}

/** How rare a stem is in abstracts, 0 to 1. */
export function rarityOf(stem: string, { rarity }: FindingsModel): number {
  const known = rarity[hashText(stem) % rarity.length] ?? 0;
  return 1 - known / 255;
}

/** UTF-16 units of what is asked that are read. */
const LONGEST = 600;

export function readAskedTerms(text: string, model: FindingsModel): AskedTerms {
  const weights = new Map<string, number>();
  const pairs = new Set<string>();
  let before: string | null = null;
  for (const lower of splitEntry(text.slice(0, LONGEST))) {
    const stem = stemWord(lower);
    const rarity = rarityOf(stem, model);
    weights.set(stem, SMALL.has(lower) ? SMALL_WEIGHT : lower.length < 2 ? SMALL_WEIGHT * 2 : 0.15 + 0.85 * rarity);
    if (before !== null) pairs.add(`${before} ${stem}`);
    before = stem;
  }
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return { weights, total, pairs, text };
}

/** Share of what is asked for that stands among these stems, 0 to 1. */
export function overlapWith({ weights, total }: AskedTerms, stems: ReadonlySet<string>): number {
  if (total === 0) return 0;
  let found = 0;
  for (const [stem, weight] of weights) if (stems.has(stem)) found += weight;
  return found / total;
}
