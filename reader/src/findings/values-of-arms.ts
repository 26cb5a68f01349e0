import type { FindingNumbers } from "@medsieve/contract/findings";
import type { FindingSentence } from "./finding-text.ts";
import { type Likeliest, NOT_SIGNIFICANT, WAYS } from "./hold-against-sentence.ts";
import type { RoleAt } from "./tag-roles.ts";
import type { AskedFinding } from "./weigh-finding.ts";

const readValueOf = (groups: FindingNumbers["groups"], name: string) => {
  const group = name === "" ? undefined : groups.find((one) => one.name === name);
  return group === undefined ? null : (group.value ?? (group.events ?? 0) / (group.n ?? 1));
};

const FALLS = /\b(?:decreas\w+|reduc\w+|declin\w+|loss(?:es)?|drop(?:ped|s)?|fell|fall)\b/giu;
const CHANGE = /\b(?:decreas\w+|reduc\w+|declin\w+|loss(?:es)?|drop|fall|increas\w+|gains?|rise)\b/iu;
const MORE_OR_LESS =
  /\b(?:greater|larger|more|less|smaller|lesser|lower|additional) (?:[\w-]+ ){0,2}(?:(?<falls>decreas\w+|reductions?|declin\w+|loss(?:es)?)|increas\w+|gains?|rises?)\b/iu;
const RISES = /\b(?:increas\w+|gain(?:ed|s)?|rise|rose)\b/giu;

/** Both arms changed the same way, and the sentence says by how much: the lesser decrease leaves more. Null where it is not so. */
export function readAmounts(
  likeliest: Likeliest,
  { sentence: { text } }: FindingSentence,
  { groups }: FindingNumbers,
  { intervention, comparator, outcome }: AskedFinding,
): Likeliest | null {
  if (likeliest === "no_difference" || CHANGE.test(outcome)) return null;
  const [falls, rises] = [countMatches(text, FALLS), countMatches(text, RISES)];
  const one = MORE_OR_LESS.exec(text);
  if (one === null && falls < 2 === rises < 2) return null;
  const isRise = one === null ? rises >= 2 : one.groups?.falls === undefined;
  const [own, other] = [readValueOf(groups, intervention), readValueOf(groups, comparator)];
  if (own === null || other === null || own === other) return null;
  return Math.abs(own) > Math.abs(other) === isRise ? "increased" : "decreased";
}

/** Which way a difference goes by the values of both arms, where no word says it; null where they do not say it either. */
export function readGroups(
  likeliest: Likeliest,
  roles: readonly RoleAt[],
  { groups }: FindingNumbers,
  { intervention, comparator }: AskedFinding,
): Likeliest | null {
  if (likeliest === "no_difference" || roles.some(({ role }) => WAYS.has(role))) return null;
  const [own, other] = [readValueOf(groups, intervention), readValueOf(groups, comparator)];
  if (own === null || other === null || own === other) return null;
  return own > other ? "increased" : "decreased";
}

/**
 * Which way an outcome went by numbers alone, where its sentence gives the values of both arms and a p value, and no word says
 * which way: "43.7% in the intervention group and 42.4% in the control group (P = 0.12)". Null where it does not.
 */
export function readByNumbers(
  { cues }: FindingSentence,
  roles: readonly RoleAt[],
  { groups, p, p_relation }: FindingNumbers,
  { intervention, comparator }: AskedFinding,
): Likeliest | null {
  if (p === null || roles.some(({ role }) => WAYS.has(role)) || cues.has("neg") || cues.has("same")) return null;
  const [own, other] = [readValueOf(groups, intervention), readValueOf(groups, comparator)];
  if (own === null || other === null) return null;
  if (p > NOT_SIGNIFICANT && p_relation === "=") return "no_difference";
  if (own === other || p >= NOT_SIGNIFICANT || (p_relation !== "=" && p_relation !== "<")) return null;
  return own > other ? "increased" : "decreased";
}

/** The values of both arms go the other way than the words: one of them is misprinted or misread. */
export function goesAgainstGroups(
  likeliest: Likeliest,
  { sentence: { text } }: FindingSentence,
  { groups }: FindingNumbers,
  { intervention, comparator }: AskedFinding,
): boolean {
  if (likeliest === "no_difference" || CHANGE.test(text) || /-\d|[−–]\d/u.test(text)) return false;
  const [own, other] = [readValueOf(groups, intervention), readValueOf(groups, comparator)];
  if (own === null || other === null || own === other) return false;
  return own > other !== (likeliest === "increased");
}

function countMatches(text: string, pattern: RegExp): number {
  return Array.from(text.matchAll(pattern)).length;
}
