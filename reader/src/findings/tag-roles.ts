import type { AskedTerms } from "./asked-terms.ts";
import { type Arms, findArm } from "./distinguish-arms.ts";
import type { FindingSentence } from "./finding-text.ts";
import type { Polarity } from "./outcome-polarity.ts";
import { RATIO_MEASURES, type ReadEffect, type ReadNumbers, type ReadP, type ReadValue } from "./read-numbers.ts";

export const ROLES = [
  ...(["int", "cmp", "out", "up", "down", "good", "bad", "same", "diff", "neg", "sig", "than", "both", "but"] as const),
  ...(["base", "resp", "hedge", "p-sig", "p-not", "e-up", "e-down", "e-same", "d-up", "d-down", "d-same"] as const),
  ...(["more", "fewer", "even", "stop"] as const),
] as const;
export type Role = (typeof ROLES)[number];

/** A word of a sentence and what it does there. */
export interface RoleAt {
  role: Role;
  /** UTF-16 offset in the sentence. */
  at: number;
  /** Of the outcome: what its word counts. */
  weight: number;
}

const P_LIMIT = 0.05;

function readP({ relation, value }: ReadP): Role | null {
  if (relation === "ns") return "p-not";
  if (value === null) return null;
  if (relation === "<" || relation === "<=") return value <= P_LIMIT ? "p-sig" : null;
  if (relation === ">" || relation === ">=") return value >= P_LIMIT ? "p-not" : null;
  return value < P_LIMIT ? "p-sig" : "p-not";
}

function readEffect({ measure, value, ci_low, ci_high }: ReadEffect): Role {
  const isRatio = RATIO_MEASURES.has(measure);
  const nothing = isRatio ? 1 : 0;
  if (ci_low !== null && ci_high !== null && ci_low <= nothing && ci_high >= nothing)
    return isRatio ? "e-same" : "d-same";
  if (isRatio) return value >= nothing ? "e-up" : "e-down";
  return value >= nothing ? "d-up" : "d-down";
}

const JOINS =
  /^[\s),;:]*(?:(?:vs\.?|versus|v\.?|compared (?:with|to)|and|to|in comparison with|against|or)\b|,|\/)?[^.;]{0,60}$/iu;
const BETWEEN = 90;

/** Two neighbouring numbers of one kind that are set against each other. */
function compareValues(text: string, { values }: ReadNumbers): RoleAt[] {
  const roles: RoleAt[] = [];
  for (let index = 1; index < values.length; index++) {
    const [first, second] = [values[index - 1], values[index]];
    if (first === undefined || second === undefined) continue;
    const gap = text.slice(first.end, second.start);
    const isPair = first.kind === second.kind && gap.length <= BETWEEN && JOINS.test(gap);
    if (!isPair || (first.kind === "plain" && !/\b(?:vs|versus|v|compared|and)\b/iu.test(gap))) continue;
    const share = (value: ReadValue) => (value.of ? value.value / value.of : value.value);
    const difference = share(first) - share(second);
    roles.push({ role: difference > 0 ? "more" : difference < 0 ? "fewer" : "even", at: second.start, weight: 0 });
    index++;
  }
  return roles;
}

/** Least weights of a word that belongs to the outcome, and of one that an abbreviation of it must stand for. */
const OUTCOME_WEIGHT = 0.2;
const KEY_WEIGHT = 0.3;
const LONG_WEIGHT = 0.5;
const turn = {
  good: { good: "up", bad: "down", unknown: "good" },
  bad: { good: "down", bad: "up", unknown: "bad" },
} as const;

/** "reduced significantly more": it says how much, and not which way. */
const MORE = new Set(["more", "greater", "further", "larger"]);
const WAYS: ReadonlySet<Role> = new Set(["up", "down", "good", "bad"]);

/** UTF-16 units from what it is the degree of. */
const NEAR = 36;

function isDegree(lower: string, text: string, start: number, roles: readonly RoleAt[]): boolean {
  if (!MORE.has(lower)) return false;
  const before = roles.findLast(({ role }) => role !== "sig");
  if (before === undefined || !WAYS.has(before.role) || start - before.at > NEAR) return false;
  return !/\b(?:and|or|with)\b|[,;]/u.test(text.slice(before.at, start));
}

/** "Reduced A without increasing B" says one thing of A and another of B. */
const AVOIDS = /^(?:increas|affect|compromis|caus|alter|worsen|prolong|impair|chang|produc)ing$/u;

/** "Lowered A without differences in B", once it has said which way something went. */
const AVOIDED = /^(?:differences?|changes?|increases?|decreases?|effects?|influence|impairment|worsening)$/u;
/** Tokens between "without" and such a word. */
const AVOIDED_WITHIN = 4;

function avoids(tokens: FindingSentence["tokens"], at: number, roles: readonly RoleAt[]): boolean {
  if (tokens[at]?.lower !== "without") return false;
  if (AVOIDS.test(tokens[at + 1]?.lower ?? "")) return true;
  const isSaid = roles.some(({ role }) => WAYS.has(role));
  return isSaid && tokens.slice(at + 1, at + 1 + AVOIDED_WITHIN).some(({ lower }) => AVOIDED.test(lower));
}

/** The sentence as a row of what its words do, everything else left out. */
export function tagRoles(at: FindingSentence, outcome: AskedTerms, arms: Arms, polarity: Polarity): RoleAt[] {
  const { tokens, numbers, sentence } = at;
  const roles: RoleAt[] = [];
  const spans = [...numbers.ps, ...numbers.effects];
  for (const [index, { lower, stem, start, cue, long, endsPart }] of tokens.entries()) {
    if (endsPart || avoids(tokens, index, roles)) roles.push({ role: "stop", at: start, weight: 0 });
    if (spans.some((span) => start >= span.start && start < span.end)) continue;
    const own = outcome.weights.get(stem) ?? 0;
    const shared = long?.filter((one) => (outcome.weights.get(one) ?? 0) > KEY_WEIGHT).length ?? 0;
    const asLong = long !== null && shared * 2 > long.length ? LONG_WEIGHT : 0;
    const weight = Math.max(own, asLong);
    if (weight > OUTCOME_WEIGHT) roles.push({ role: "out", at: start, weight });
    else {
      const arm = findArm(tokens, index, arms);
      if (arm !== null && cue !== "neg" && cue !== "than") roles.push({ role: arm, at: start, weight: 0 });
      else if (cue === "good" || cue === "bad") roles.push({ role: turn[cue][polarity], at: start, weight: 0 });
      else if (cue !== null && cue !== "none" && !isDegree(lower, sentence.text, start, roles))
        roles.push({ role: cue, at: start, weight: 0 });
    }
  }
  for (const p of numbers.ps) {
    const role = readP(p);
    if (role !== null) roles.push({ role, at: p.start, weight: 0 });
  }
  for (const effect of numbers.effects) roles.push({ role: readEffect(effect), at: effect.start, weight: 0 });
  return [...roles, ...compareValues(sentence.text, numbers)].sort((a, b) => a.at - b.at);
}
