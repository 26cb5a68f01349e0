import { type FindingNumbers, NO_NUMBERS } from "@medsieve/contract/findings";
import type { FindingSentence } from "./finding-text.ts";
import { findOwnBracket, isInRow, isNumberOfGroup, isOfTimes, saysByHowMuch } from "./own-numbers.ts";
import type { ReadValue } from "./read-numbers.ts";
import type { RoleAt } from "./tag-roles.ts";
import type { AskedFinding } from "./weigh-finding.ts";

type Group = FindingNumbers["groups"][number];

/** Units that are printed right behind a number. */
const UNIT =
  /^ ?(%|mm ?Hg|mmol\/L|mmol\/l|mg\/dL|mg\/dl|ng\/mL|ng\/ml|pg\/mL|pg\/ml|g\/dL|g\/L|kg\/m2|kg|mg|g|mm|cm|ml|mL|points?|days?|weeks?|months?|years?|hours?|h|minutes?|min|seconds?|s)(?![\p{L}\d/])/u;

/** What begins to speak of something else. */
const TURNS = /\b(?:but|however|whereas|while|although|despite|otherwise|also)\b|—|[,;] (?:and|or)\b/iu;
/** A number in brackets that ends one item of a list: "falls (p = 0.07), pain, or sleep". */
const ENDS_ITEM = /^[^()[\]]{0,60}[)\]]+(?:,|;| and\b| or\b| as well as\b)/iu;

/** Its first part, up to a comma, is set against the rest. */
const CONCEDES = /^(?:whereas|while|although|though)\b/iu;
/** Of two outcomes in a row a bracket behind the second is of that: "activity and energy expenditure (4394 vs. 1651 calories)". */
const OF_NEXT = /^ and [^,;()]+\($/u;
/** What is said of an example of it: "symptoms, including nausea (relative risk 0.6)". */
const AS_EXAMPLE = /\b(?:including|such as|e\.g\.|namely)(?= )/iu;
/** A semicolon that stands in no open bracket. */
const NEXT_ITEM = /^[^([]*;/u;
const NEXT_PART = /, (?:the|there|it|they|these|those|we|patients|subjects|\d+) /iu;
const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/gu;

/**
 * The first that stands behind the outcome's last word, in its own part of the sentence; failing that the only one, unless the
 * sentence turns to something else before it.
 */
function chooseNumber<Place extends { start: number }>(
  places: readonly Place[],
  [from, to]: readonly [number, number],
  text: string,
): Place | null {
  const near = places.find(({ start }) => start >= from && start < to);
  const [only] = places;
  if (near && AS_EXAMPLE.test(text.slice(from, near.start))) return null;
  if (near && CONCEDES.test(text) && NEXT_PART.test(text.slice(from, near.start).replace(IN_BRACKETS, ""))) return null;
  if (near || only === undefined || places.length > 1) return near ?? null;
  if (only.start < from && ENDS_ITEM.test(text.slice(only.start, from))) return null;
  return TURNS.test(text.slice(Math.min(from, only.start), Math.max(from, only.start))) ? null : only;
}

/** UTF-16 units between two numbers that are set against each other. */
const FARTHEST = 60;
const AGAINST = /\b(?:vs|versus|v|compared (?:with|to))\b/iu;
const JOINED = /^[\s),]*(?:[\w/]{1,20}[\s),]{1,3})?and[\s,(]*$/iu;

/** Set against each other: by "versus", or, where they are more than plain numbers, by "and" ("3 and 6 months" is none). */
function isPair(first: ReadValue, second: ReadValue, text: string): boolean {
  const gap = text.slice(first.end, second.start);
  if (first.kind !== second.kind || gap.length > FARTHEST || /[;:]|\)\./u.test(gap)) return false;
  return AGAINST.test(gap.replace(/\([^()]*\)/gu, "")) || (first.kind !== "plain" && JOINED.test(gap));
}

const isSetAgainst = ([first, second]: readonly [ReadValue, ReadValue], text: string) =>
  AGAINST.test(text.slice(first.end, second.start));

/** Behind another number in brackets, as "4.5 (1.2)" or "11 days (IQR 7 to 15)": how that one is spread, and no value of its own. */
function isSpread({ kind, start }: ReadValue, text: string): boolean {
  return (
    kind === "plain" &&
    /\d(?: ?(?:%|[\p{L}/]{1,12}))?(?:\.\d+)?,? ?[([][^()[\]]{0,30}$/u.test(text.slice(Math.max(0, start - 40), start))
  );
}

/** "5 mm penetration": a number that says what was done. */
const DESCRIBES_ARM =
  /^ ?(?:mm|cm|mg|ml|g|min|minutes?|hours?|days?|weeks?|months?) (?!(?:in|for|with|vs|versus|v|and|or|at|after|before|of|than|compared|on|among|to|by|from|respectively|longer|shorter|higher|lower|more|less|later|earlier|per|decrease|increase|reduction)\b)\p{Ll}{4,}/u;
/** "40 mg once daily": how much was given, and how often. */
const IS_DOSE =
  /^ ?(?:mg|[µμ]g|mcg|g|IU)(?:\/kg)? ?(?:o\.?d\b|once|twice|daily|b\.?i\.?d\b|t\.?i\.?d\b|per day|\/day|every|weekly)/iu;
/** What a value was measured at or among, as "n = 12" or "at 48 weeks": no value of an outcome. */
function isSetting({ kind, start, end }: ReadValue, text: string): boolean {
  if (/[<>≤≥] ?$/u.test(text.slice(Math.max(0, start - 2), start))) return true;
  if (kind !== "plain") return false;
  if (DESCRIBES_ARM.test(text.slice(end)) || IS_DOSE.test(text.slice(end)) || isNumberOfGroup(text, start)) return true;
  const before = text.slice(Math.max(0, start - 16), start);
  if (/\bn ?= ?$/iu.test(before)) return true;
  return (
    /\b(?:at|after|for|over|within|by|in|and|to|from|week|weeks|day|month|year) $/iu.test(before) &&
    /^(?:-| )?(?:days?|weeks?|wk|months?|mo|years?|hours?|h|min(?:utes)?)\b/iu.test(text.slice(end)) &&
    /\b(?:at|after|over|within|by) (?:\d+(?: and | to |-|, ))?$/iu.test(text.slice(Math.max(0, start - 24), start))
  );
}

function makeGroup(value: ReadValue, name: string | null, text: string): Group {
  const unit = UNIT.exec(text.slice(value.end))?.[1] ?? null;
  if (value.kind === "share") return { name, n: value.of, events: value.value, value: null, sd: null, unit: null };
  const isPercent = value.kind === "percent";
  return { name, n: null, events: null, value: value.value, sd: value.sd, unit: isPercent ? "%" : unit };
}

/** Names for two numbers: only where each arm stands once beside them, in the order that "respectively" or "vs" keeps. */
function nameGroups(
  roles: readonly RoleAt[],
  [from, to]: readonly [number, number],
  asked: AskedFinding,
): [string | null, string | null] {
  const arms = roles
    .filter(({ role, at }) => (role === "int" || role === "cmp") && at >= from && at < to)
    .map(({ role }) => role);
  const runs = arms.filter((arm, index) => arm !== arms[index - 1]);
  if (runs.length !== 2) return [null, null];
  const names = runs.map((arm) => (arm === "int" ? asked.intervention : asked.comparator) || null);
  return [names[0] ?? null, names[1] ?? null];
}

/** What is said in passing, of something else. */
const DESPITE = /\bdespite\b/iu;

/** The numbers that a sentence prints for an outcome: those of its own part of the sentence, none that is calculated. */
export function readFindingNumbers(
  { sentence, numbers }: FindingSentence,
  roles: readonly RoleAt[],
  clause: readonly RoleAt[],
  asked: AskedFinding,
): FindingNumbers {
  const { text } = sentence;
  const begin = clause[0]?.at ?? 0;
  const last = clause.at(-1)?.at ?? 0;
  const end = roles.find(({ at }) => at > last)?.at ?? text.length;
  const named = sentence.lower.indexOf(asked.outcome.toLowerCase());
  const isElsewhere = named >= 0 && (named + asked.outcome.length < begin || named >= end);
  const outcome = named >= 0 ? named : (clause.find(({ role }) => role === "out")?.at ?? begin);
  const own = findOwnBracket(asked.outcome, text);
  if (isElsewhere && own === null) return NO_NUMBERS;
  const choose = <Place extends { start: number }>(places: readonly Place[]): Place | null =>
    own === null
      ? chooseNumber(places, [outcome, end], text)
      : (places.find(({ start }) => start >= own.start && start < own.end) ?? null);
  const [p, effect] = [choose(numbers.ps), choose(numbers.effects)];
  const values = numbers.values.filter((value) => !isSpread(value, text) && !isSetting(value, text));
  const pairs = values.flatMap((value, index): [ReadValue, ReadValue][] => {
    const next = values[index + 1];
    const isOwn = own === null || (value.start >= own.start && (next?.end ?? 0) <= own.end);
    return next && isOwn && isPair(value, next, text) && !saysByHowMuch(text, next.end) ? [[value, next]] : [];
  });
  /** No value of its kind stands between the outcome and it. */
  const isNext = (first: ReadValue) =>
    !NEXT_ITEM.test(text.slice(outcome, Math.max(outcome, first.start)).replace(IN_BRACKETS, "")) &&
    !values.some(
      ({ kind, start }) => kind !== "plain" && kind === first.kind && start >= outcome && start < first.start,
    );
  const ofIt = pairs.filter(
    ([first]) => isNext(first) && !DESPITE.test(text.slice(outcome, Math.max(outcome, first.start))),
  );
  const pair =
    ofIt.find(([first]) => first.start >= outcome && first.start < end) ??
    ofIt.find(([, { end: last }]) => {
      const between = text.slice(Math.min(last, outcome), outcome);
      return pairs.length === 1 && !TURNS.test(between) && !ENDS_ITEM.test(between);
    });
  const isShared =
    pair !== undefined && OF_NEXT.test(text.slice(named < 0 ? 0 : named + asked.outcome.length, pair[0].start));
  const names = pair && !(named >= 0 && isShared) ? nameGroups(roles, [begin, end], asked) : null;
  return {
    ...NO_NUMBERS,
    groups:
      pair &&
      names &&
      !(isOfTimes(text) && !isSetAgainst(pair, text)) &&
      (isSetAgainst(pair, text) || (names[0] !== null && names[1] !== null))
        ? pair.map((value, index) => makeGroup(value, names[index] ?? null, text))
        : [],
    effect: effect && {
      ...{ measure: effect.measure, value: effect.value },
      ...{ ci_low: effect.ci_low, ci_high: effect.ci_high, ci_level: effect.ci_level },
    },
    ...(p?.isPlain && p.relation !== "ns" && !isInRow(p.start, text) ? { p: p.value, p_relation: p.relation } : {}),
  };
}
