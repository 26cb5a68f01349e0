import type { Direction, FindingNumbers } from "@medsieve/contract/findings";
import type { PaperSentence } from "../paper-text.ts";
import type { FindingSentence } from "./finding-text.ts";
import { readInterval } from "./interval-direction.ts";
import type { Polarity } from "./outcome-polarity.ts";
import type { AskedFinding } from "./weigh-finding.ts";

/** The likeliest direction, before it is held against the words and numbers of its sentence. */
export type Likeliest = Exclude<Direction, "unclear">;

/** A p value that is not significant has at least this. */
export const NOT_SIGNIFICANT = 0.05;

const TURNS = /;|\b(?:but|however|whereas|while|although|despite|except)\b/iu;
const TAKES_BACK =
  /\bsignificant\w*\b.{1,160}\bbut (?:this|these|the) (?:difference|change|effect)s? (?:was|were) not\b/iu;

/** It says one thing of the outcome and then another: at two times, of two groups or of two of its kinds. */
export function saysBoth({ text, lower }: PaperSentence, outcome: string): boolean {
  if (TAKES_BACK.test(text)) return true;
  const name = outcome.toLowerCase();
  const first = lower.indexOf(name);
  const last = lower.lastIndexOf(name);
  return first >= 0 && last > first && TURNS.test(lower.slice(first, last));
}

/** It says that the outcome became better or worse, where more of it is not known to be good or bad. */
export function saysOnlyBetter({ cues }: FindingSentence, polarity: Polarity): boolean {
  return polarity === "unknown" && (cues.has("good") || cues.has("bad")) && !cues.has("up") && !cues.has("down");
}

const EXCEPTS = /\b(?:despite|except(?: for)?) (?:an? |the )?/iu;

/** It names the outcome as what its "no" does not hold of. */
export function isException({ lower }: PaperSentence, outcome: string): boolean {
  const at = EXCEPTS.exec(lower)?.index ?? -1;
  return at > 0 && lower.indexOf(outcome.toLowerCase()) > at;
}

/** How much something changed, without which way. */
const AMOUNT = /\bchanges?\b[^.;]{0,80}\b(?:greater|larger|smaller)\b/iu;

/** A greater change downwards is a decrease, which only the sign of a value says; null where no change is compared. */
export function readChange(likeliest: Likeliest, { sentence, numbers }: FindingSentence): Direction | null {
  if (likeliest === "no_difference") return null;
  const amount = AMOUNT.exec(sentence.text)?.[0];
  if (amount === undefined) return null;
  const [first] = numbers.values.filter(({ start }) => start > sentence.text.indexOf(amount));
  if (first === undefined || first.value === 0) return "unclear";
  return first.value > 0 === amount.endsWith("smaller") ? "decreased" : "increased";
}

/** Which way a difference goes by the values of both arms, where no word says it; null where they do not say it either. */
export function readGroups(
  likeliest: Likeliest,
  { cues }: FindingSentence,
  { groups }: FindingNumbers,
  { intervention, comparator }: AskedFinding,
): Likeliest | null {
  if (likeliest === "no_difference" || (["up", "down", "good", "bad"] as const).some((cue) => cues.has(cue)))
    return null;
  const readValueOf = (name: string) => {
    const group = name === "" ? undefined : groups.find((one) => one.name === name);
    return group === undefined ? null : (group.value ?? (group.events ?? 0) / (group.n ?? 1));
  };
  const [own, other] = [readValueOf(intervention), readValueOf(comparator)];
  if (own === null || other === null || own === other) return null;
  return own > other ? "increased" : "decreased";
}

/** Without a p value or effect that says another thing than the direction: it belongs to another outcome. */
export function dropContrary(
  numbers: FindingNumbers,
  { numbers: { effects } }: FindingSentence,
  likeliest: Likeliest,
): FindingNumbers {
  const isNone = likeliest === "no_difference";
  const { effect, p, p_relation } = numbers;
  const printed = effects.find(({ measure, value }) => measure === effect?.measure && value === effect.value);
  const interval = printed === undefined ? null : readInterval(printed);
  const isContrary = interval !== null && (interval === "no_difference") !== isNone;
  const isSignificant =
    p !== null && (p_relation === "<" || p_relation === "<=" || p_relation === "=") && p < NOT_SIGNIFICANT;
  const keepsP = p === null || isSignificant !== isNone;
  return { ...numbers, effect: isContrary ? null : effect, ...(keepsP ? {} : { p: null, p_relation: null }) };
}
