import type { Direction, FindingNumbers } from "@medsieve/contract/findings";
import type { PaperSentence } from "../paper-text.ts";
import { cutClause } from "./describe-direction.ts";
import type { FindingSentence } from "./finding-text.ts";
import { readInterval } from "./interval-direction.ts";
import type { Polarity } from "./outcome-polarity.ts";
import type { Role, RoleAt } from "./tag-roles.ts";

/** The likeliest direction, before it is held against the words and numbers of its sentence. */
export type Likeliest = Exclude<Direction, "unclear">;

/** A p value that is not significant has at least this. */
export const NOT_SIGNIFICANT = 0.05;
/** From here on it is not, whatever sign is printed before it: "p < 0.227". */
const SURELY_NOT = 0.1;

export const TURNS = /;|\b(?:but|however|whereas|while|although|despite|except)\b/iu;
/** The same of a sentence that sets its arms against each other: "24% on heparin whereas 5% on citrate". */
const TURNS_BETWEEN_ARMS = /\b(?:but|however|although|despite|except)\b/iu;
const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/gu;
const TAKES_BACK =
  /\bsignificant\w*\b.{1,160}\bbut (?:this|these|the) (?:difference|change|effect)s? (?:was|were) not\b/iu;

const BOTH_CHANGED =
  /^[^;]{0,60}\b(?:both|all|each|either) (?:of the )?(?:two |three |treatment |study )?(?:groups|arms|treatments|conditions)\b[^;]{0,160}?,? (?:but|however|although),? (?=[^;]*\bno (?:statistically )?(?:significant )?(?:between-group )?differences?\b[^;]{0,160}\bbetween\b)/iu;

/** What every group had comes first, and then that they did not differ, which is what is compared: "both groups improved, but …". */
function comparesAtLast(text: string): boolean {
  const found = BOTH_CHANGED.exec(text);
  return found !== null && !/\bbut\b|\bhowever\b/iu.test(text.slice(found[0].length));
}

/** It says one thing of the outcome and then another: at two times, of two groups or of two of its kinds. */
export function saysBoth({ text, lower }: PaperSentence, outcome: string, roles: readonly RoleAt[]): boolean {
  if (TAKES_BACK.test(text)) return true;
  const name = outcome.toLowerCase();
  const first = lower.indexOf(name);
  const last = lower.lastIndexOf(name);
  const has = (arm: Role) => roles.some(({ role }) => role === arm);
  const turns = has("int") && has("cmp") ? TURNS_BETWEEN_ARMS : TURNS;
  if (comparesAtLast(text)) return false;
  return first >= 0 && last > first && turns.test(lower.slice(first, last).replace(IN_BRACKETS, ""));
}

/** How much better: "more significant improvements". */
const MORE_OF_GOOD =
  /\b(?:more|greater|larger|further|higher) (?:[\w-]+ ){0,2}(?:improve|deteriorat|worsen|benefi|effective|effica)\w*/iu;

/** It says that the outcome became better or worse, where more of it is not known to be good or bad. */
export function saysOnlyBetter({ cues, sentence: { text } }: FindingSentence, polarity: Polarity): boolean {
  if (polarity !== "unknown" || !(cues.has("good") || cues.has("bad"))) return false;
  return MORE_OF_GOOD.test(text) || (!cues.has("up") && !cues.has("down"));
}

const FAILS =
  /\b(?:fail\w*|unable) to (?:significantly )?(?:increas|improv|reduc|decreas|lower|prevent|alter|chang|affect|rais)\w* (?:the |[\w-]+ ){0,3}$/iu;

/** It says that this did not come about: "failed to increase haemoglobin". */
export function isFailure({ text, lower }: PaperSentence, outcome: string): boolean {
  const at = lower.indexOf(outcome.toLowerCase());
  return at > 0 && FAILS.test(text.slice(0, at));
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

const LESS = String.raw`(?:lower|less|smaller|slower|reduced|decreased|slowed|attenuat\w+|prevent\w*|lesser|fewer)`;
const MORE = String.raw`(?:greater|larger|more|faster|higher|increased|accelerated)`;
const LOSS = String.raw`(?:loss(?:es)?|declines?|deteriorations?|decreases?|reductions?|falls?|drops?)`;
const AMONG = String.raw`(?: the)?(?: rates? of)?(?: [\w-]+){0,3}`;
const NAMES_LOSS = new RegExp(String.raw`\b${LOSS}\b`, "iu");

const findInitials = (name: string) => name.split(/[\s-]+/u).map((word) => word.charAt(0));

/** Less of a loss is more of what is lost: "a lower rate of BMD loss". Null where the sentence speaks of no loss of the outcome. */
export function readLoss(likeliest: Likeliest, { text }: PaperSentence, outcome: string): Direction | null {
  if (likeliest === "no_difference" || NAMES_LOSS.test(outcome)) return null;
  // The patterns that are made of the outcome's name all have such a word.
  if (!NAMES_LOSS.test(text)) return null;
  const initials = findInitials(outcome);
  const lower = text.toLowerCase();
  const named = [outcome, ...(initials.length > 2 ? [initials.join("")] : [])].filter((name) =>
    lower.includes(name.toLowerCase()),
  );
  if (named.length === 0) return null;
  const names = named.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&"));
  const lost = `(?: (?:${names.join("|")}) ${LOSS}| ${LOSS} (?:in|of)(?: the)?(?: [\\w-]+){0,2} (?:${names.join("|")}))`;
  const says = (amount: string) => new RegExp(`\\b${amount}${AMONG}${lost}\\b`, "iu").test(text);
  if (says(LESS)) return "increased";
  return says(MORE) ? "decreased" : null;
}

/** Words for which way something went. */
export const WAYS: ReadonlySet<Role> = new Set(["up", "down", "good", "bad"]);
const SAYS_NONE: ReadonlySet<Role> = new Set(["same", "neg", "p-not", "e-same", "d-same", "even", "hedge"]);
const SAYS_DIFFERENCE: ReadonlySet<Role> = new Set([
  ...WAYS,
  "e-up",
  "e-down",
  "d-up",
  "d-down",
  "more",
  "fewer",
  "p-sig",
]);

/** Of a sentence in several parts, the outcome's own part does not say so: another part does. */
export function isOfOtherClause(likeliest: Likeliest, roles: readonly RoleAt[]): boolean {
  const clause = cutClause(roles);
  const isWhole = roles.length === clause.length;
  const says = likeliest === "no_difference" ? SAYS_NONE : SAYS_DIFFERENCE;
  return !isWhole && !clause.some(({ role }) => says.has(role));
}

/** "A had more than B" with the intervention for B: the other way than the word for more or less, which is the only one. */
export function isTurnedByThan(likeliest: Likeliest, roles: readonly RoleAt[]): boolean {
  if (likeliest === "no_difference" || roles.some(({ role }) => role === "neg")) return false;
  const ways = roles.filter(({ role }) => role === "up" || role === "down");
  const than = roles.findIndex(({ role }) => role === "than");
  const behind = roles.slice(than + 1).find(({ role }) => role === "int" || role === "cmp")?.role;
  const before = roles.slice(0, than).findLast(({ role }) => role === "int" || role === "cmp")?.role;
  const outcome = roles.find(({ role }) => role === "out")?.at ?? 0;
  // "Improved functioning and reduced symptoms, compared with placebo": the only such word is of what comes after it.
  const isOfOther = (at: number) =>
    at > outcome && roles.some(({ role, at: judged }) => (role === "good" || role === "bad") && judged < outcome);
  // "A was longer and B lower in X than in Y": both words are of the same two.
  const way = ways.length === 1 ? ways[0] : ways.find(({ at }) => at > outcome);
  if (
    than < 0 ||
    way === undefined ||
    isOfOther(way.at) ||
    ways.some(({ at }) => at > (roles[than]?.at ?? 0)) ||
    behind === undefined ||
    before === behind
  )
    return false;
  return ((way.role === "up") === (behind === "cmp")) !== (likeliest === "increased");
}

const COMPARES =
  /\b(?:than|versus|vs|compared|higher|lower|greater|fewer|more|less|longer|shorter|smaller|larger|better|worse|between|superior|inferior)\b/iu;

/** The outcome's own part of the sentence says only how the comparator fared: "and heart rate rose in the controls". */
export function isOfComparatorAlone(
  likeliest: Likeliest,
  { sentence: { text } }: FindingSentence,
  roles: readonly RoleAt[],
): boolean {
  const clause = cutClause(roles);
  if (likeliest === "no_difference" || clause.length === roles.length) return false;
  const has = (role: Role) => clause.some((one) => one.role === role);
  if (!has("cmp") || has("int")) return false;
  return !COMPARES.test(text.slice(clause[0]?.at ?? 0, (clause.at(-1)?.at ?? 0) + 1));
}

/** An interval about 0 without a name, behind the outcome. */
const BARE_INTERVAL = /\(\s?[-−–]\s?\d+(?:\.\d+)?\s*(?:,|;|to)\s*\d+(?:\.\d+)?\s*\)/u;
/** UTF-16 units behind an outcome's name in which its numbers stand. */
const OWN_NUMBERS = 120;

/** A difference that the outcome's own p value or interval denies. */
export function isNotSignificant(
  likeliest: Likeliest,
  { sentence: { text, lower } }: FindingSentence,
  { p, p_relation }: FindingNumbers,
  outcome: string,
): boolean {
  if (likeliest === "no_difference") return false;
  if (p !== null && p >= SURELY_NOT) return true;
  if (p !== null && p > NOT_SIGNIFICANT && (p_relation === "=" || p_relation === ">" || p_relation === ">="))
    return true;
  const at = lower.indexOf(outcome.toLowerCase());
  return at >= 0 && BARE_INTERVAL.test(text.slice(at, at + outcome.length + OWN_NUMBERS).split(/\d\), /u)[0] ?? "");
}

/** A hazard of what ends it goes the other way. */
const IS_SURVIVAL = /surviv|\b(?:OS|PFS|DFS|EFS|RFS)\b/u;

/** Its effect, by the interval, goes the other way than its words seem to, or the words alone say that something differs. */
export function isContradicted(
  likeliest: Likeliest,
  { cues, numbers: { ps, effects } }: FindingSentence,
  { effect }: FindingNumbers,
  outcome: string,
): boolean {
  const printed = effects.find(({ measure, value }) => measure === effect?.measure && value === effect.value);
  const interval = printed === undefined ? null : readInterval(printed);
  if (likeliest !== "no_difference")
    return interval !== null && interval !== "no_difference" && interval !== likeliest && !IS_SURVIVAL.test(outcome);
  const isDenied = cues.has("neg") || cues.has("same") || cues.has("hedge");
  const isByP = ps.some(({ relation, value }) => relation === "ns" || (value ?? 0) > NOT_SIGNIFICANT);
  const [only] = effects;
  if (
    only !== undefined &&
    effects.length === 1 &&
    (!isByP || !isDenied) &&
    ![null, "no_difference"].includes(readInterval(only))
  )
    return true;
  if (ps.length > 0 && !isByP && !isDenied && (["up", "down", "good", "bad"] as const).some((cue) => cues.has(cue)))
    return true;
  return interval === "no_difference" && !isDenied && !isByP && (cues.has("up") || cues.has("down"));
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
    p !== null &&
    (p < NOT_SIGNIFICANT ? p_relation !== ">" && p_relation !== ">=" : p_relation === "<" && p === NOT_SIGNIFICANT);
  const keepsP = p === null || isSignificant !== isNone;
  return {
    ...{ ...numbers, effect: isContrary ? null : effect },
    ...(keepsP ? {} : { groups: [], p: null, p_relation: null }),
  };
}
