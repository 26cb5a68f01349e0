import { findAgeGroups } from "./age-groups.ts";
import {
  BARE_BOUND,
  isGestation,
  MEASURED_BEFORE,
  MONTHS_OF_PERSON,
  NO_MEASURE,
  OF_PERSON,
} from "./ages-of-persons.ts";
import type { FoundConcept } from "./found-concept.ts";
import { readName } from "./name-index.ts";
import type { QuestionText } from "./question-text.ts";

/** An age span in years, upper bound not included; null: open. */
interface AgeSpan {
  start: number;
  end: number;
  from: number;
  to: number | null;
}

const NUMBER = String.raw`\d{1,3}(?:\.\d)?(?!\d)`;
/** What ages are counted in where they are written out: "children under five", "the over-sixties". */
const IN_WORDS: ReadonlyMap<string, number> = new Map([
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map(
    (word, at): [string, number] => [word, at + 1],
  ),
  ...["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map(
    (word, at): [string, number] => [word, 20 + 10 * at],
  ),
  ["sixe", 6],
  ...["twentie", "thirtie", "fortie", "fiftie", "sixtie", "seventie", "eightie", "ninetie"].map(
    (stem, at): [string, number] => [stem, 20 + 10 * at],
  ),
]);
const COUNTED = `(?:${NUMBER}|(?:${[...IN_WORDS.keys()].join("|")})(?=s?\\b))`;
const YEARS = "(?:[ -]?(?<unit>years?|yrs?|y|months?|mths?|mos?|weeks?|wks?|days?))";
/** "29-60 d" */
const IN_RANGE = YEARS.replace("unit>", "unit2>d(?![a-z])|");
const OLD = String.raw`(?:[ -](?:old|olds|of age|in age)\b)`;
const WHO =
  "(?:patients?|people|persons?|adults?|children|kids|infants?|babies|women|woman|men|man|males?|females?|girls?|boys?|adolescents?|teenagers?|individuals?|those|participants?|subjects?|seniors?|survivors|veterans|athletes)";
const WHOSE = String.raw`(?<who>\b${WHO}(?:,? (?:who are|who were|that are|aged|of age|in the age of))?\s+)?`;
const AGED = String.raw`(?<aged>\b(?:aged?|ages|age range|between the ages of|between ages|an age of|age of)(?:\s+(?:of|is|was|between|from))?\s+)?`;
const AT_LEAST = "(?<least>≥|≧|>=|>|over[ -]|above |older than |at least |more than |greater than |beyond |exceeding )";
const AT_MOST = "(?<most>≤|≦|<=|<|under[ -]|below |younger than |less than |up to )";
const UP = String.raw`(?:\s*(?<up>(?:years? )?(?:and|or) (?:older|over|above|up|more|elder)|\+|plus\b))`;
const DOWN = String.raw`(?:\s*(?<down>(?:years? )?(?:and|or) (?:younger|under|below|less)))`;

const DECADES = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"];

/** A span is an age where a person, "aged" or "old" says so; a lone "≥ 65 years" is one from 40 on, below it a duration. */
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    String.raw`${WHOSE}${AGED}(?<low>${NUMBER})${YEARS}?\s*(?:-|–|—|~|to|and)\s*(?<high>${NUMBER})${IN_RANGE}?(?<old>${OLD})?${NO_MEASURE}`,
    "giu",
  ),
  new RegExp(
    String.raw`${WHOSE}${AGED}${AT_LEAST}\s*(?<low>${COUNTED})(?:(?<plural>['’]?s\b)|${YEARS})?(?<old>${OLD})?${NO_MEASURE}`,
    "giu",
  ),
  new RegExp(
    String.raw`${WHOSE}${AGED}${AT_MOST}\s*(?<high>${COUNTED})(?:(?<plural>['’]?s\b)|${YEARS})?(?<old>${OLD})?${NO_MEASURE}`,
    "giu",
  ),
  new RegExp(`${WHOSE}${AGED}(?<low>${NUMBER})${YEARS}?(?<old>${OLD})?${UP}(?<old2>${OLD})?`, "giu"),
  new RegExp(`${WHOSE}${AGED}(?<high>${NUMBER})${YEARS}?(?<old>${OLD})?${DOWN}`, "giu"),
  new RegExp(`${WHOSE}${AGED}(?<exact>${NUMBER})${YEARS}?(?<old>${OLD})?`, "giu"),
];
/** "In their 40s", "in her late forties". */
const DECADE = new RegExp(
  String.raw`\bin (?:their|her|his) (?:(?:early|mid|late)[ -])?(?<decade>[2-9]0s|${DECADES.join("|")})\b`,
  "giu",
);

/** Figures, or ideographs up to 199. */
const COUNT = `(?:${NUMBER}|[一二三四五六七八九十百]{1,5})`;
const AGE_UNIT = "(?:歳|才|岁|歲)";
const MONTHS = "(?:[かヶカヵケ箇个個]月|月)";
/** School years by the age at which they begin: 小2, 中学3年生, 高1, 小学三年级, 初二. */
const SCHOOLS: readonly (readonly [school: string, age: number])[] = [
  ["小学校?|小", 6],
  ["中学校?|中|初中|初", 12],
  ["高校|高等学校|高中|高", 15],
];
const GRADES = SCHOOLS.map(([school, age]): readonly [RegExp, number] => [
  new RegExp(
    String.raw`(?<![\p{Script=Han}\p{Script=Katakana}\p{N}])(?:${school})(?<grade>[1-6一二三四五六])(?:年生|年级|年級)?(?=$|[\s、。，,;；?？（()のはがにをでと的男女])`,
    "gu",
  ),
  age,
]);
const EAST_ASIAN: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<lowMonths>${COUNT})(?:${MONTHS})?(?:龄|齢)?\s?[-–~〜～至到]\s?(?<highMonths>${COUNT})\s*${MONTHS}(?:龄|齢|大(?=的|$|[\s,、，。])|の?(?=乳|幼|児))`,
    "gu",
  ),
  new RegExp(
    String.raw`(?<low>${COUNT})\s*(?:${AGE_UNIT}\s*)?(?:(?:以上|から)\s*)?(?:(?:-|–|~|〜|～|至|到|、)\s*)?(?<high>${COUNT})\s*${AGE_UNIT}(?<bound>未満|未满|以下|まで)?`,
    "gu",
  ),
  new RegExp(String.raw`(?<least>≥|≧|>=|>|大于|超过|超過|年龄≥|满)\s*(?<low>${COUNT})\s*${AGE_UNIT}`, "gu"),
  new RegExp(String.raw`(?<most>≤|≦|<=|<|小于|不足|未满|未滿|低于|不满)\s*(?<high>${COUNT})\s*${AGE_UNIT}`, "gu"),
  new RegExp(String.raw`(?<low>${COUNT})\s*${AGE_UNIT}\s*(?:及|或|及其|以及)?(?:以上|之上|を超える|超)`, "gu"),
  new RegExp(String.raw`(?<high>${COUNT})\s*${AGE_UNIT}\s*(?:及|或|及其|以及)?(?:以下|未満|未满|以内|之下|まで)`, "gu"),
  new RegExp(String.raw`(?:生後|出生后|出生後)\s*(?<highMonths>${COUNT})\s*${MONTHS}(?:未満|以下|以内|まで)?`, "gu"),
  new RegExp(
    String.raw`(?<highMonths>${COUNT})\s*${MONTHS}(?:龄|齢|大)?(?:未満|以下|以内)(?=の?(?:乳|婴|嬰|新|赤|患儿|小))`,
    "gu",
  ),
  new RegExp(String.raw`(?:生後|出生后|出生後)\s*(?<young>${COUNT})\s*(?<unit>週|周|日|天)(?!間|间)`, "gu"),
  new RegExp(String.raw`(?<young>${COUNT})\s*(?<unit>${MONTHS}|週|周|日|天)(?:龄|齢|大(?=的|$|[\s,、，。]))`, "gu"),
  /(?<decade>[2-9]0|[二三四五六七八九]十)\s*(?:(?:歳代|代)(?:前半|後半|半ば)?|[多几余来]岁|岁?出头)(?!謝|谢)/gu,
  new RegExp(
    String.raw`(?<young>${COUNT})\s*(?<unit>${MONTHS})(?=的?(?:宝宝|婴儿|孩子|小孩|女儿|儿子|女宝|男宝|娃)|の(?:赤ちゃん|子ども|子供|子(?!宮)|娘|息子|乳児|男の子|女の子|孫))`,
    "gu",
  ),
  new RegExp(
    String.raw`(?<=(?:宝宝|孩子|婴儿|女儿|儿子|娃|赤ちゃん|子ども|子供|息子|娘)(?:[才刚今年现在がは]{0,2}))(?<young>${COUNT})\s*(?<unit>${MONTHS})(?![前后後以没])`,
    "gu",
  ),
  new RegExp(String.raw`(?<exact>${COUNT})\s*${AGE_UNIT}(?:半|多)?`, "gu"),
];

const PER_YEAR: readonly [unit: RegExp, count: number][] = [
  [/^m|月/iu, 12],
  [/^w|[週周]/iu, 52],
  [/^d|[日天]/iu, 365],
];

function countPerYear(unit: string | undefined): number {
  return PER_YEAR.find(([pattern]) => unit !== undefined && pattern.test(unit))?.[1] ?? 1;
}

function readYears(text: string | undefined, unit: string | undefined): number | null {
  if (text === undefined) return null;
  return (IN_WORDS.get(text.toLowerCase()) ?? Number(text)) / countPerYear(unit);
}

/** Whether an English span speaks of an age, not of a time, a dose or a score. */
function saysAge(groups: Record<string, string | undefined>, from: number | null, to: number | null): boolean {
  const { unit, unit2, who, aged, old, old2, exact, plural } = groups;
  if (plural !== undefined) return (from ?? to ?? 0) <= 110;
  if (aged !== undefined || old !== undefined || old2 !== undefined) return true;
  if (exact !== undefined) return false;
  const isPlainNumber = unit === undefined && unit2 === undefined;
  const isInYears = isPlainNumber || /^y/iu.test(unit ?? unit2 ?? "");
  if (who !== undefined)
    return isInYears ? (from ?? to ?? 0) <= 110 : /^(?:infants?|bab|child|kids|girls?|boys?)/iu.test(who);
  if (groups.up !== undefined) return (from ?? 0) >= 18 && !isPlainNumber;
  return !isPlainNumber && isInYears && from !== null && from >= 40 && from <= 100;
}

function readEnglish(match: RegExpMatchArray): AgeSpan | null {
  const groups: Record<string, string | undefined> = match.groups ?? {};
  const unit = groups.unit2 ?? groups.unit;
  const exact = readYears(groups.exact, unit);
  const from = exact ?? readYears(groups.low, unit);
  const high = exact ?? readYears(groups.high, unit);
  if (!saysAge(groups, from, high)) return null;
  const to = exact === null ? readUpperBound(groups, high, unit) : exact + 1 / countPerYear(unit);
  // "women over 50": the sex is asked for too, and stays a word of its own.
  const sex = /^\s*(?:women|woman|men|man|females?|males?|girls?|boys?)\s+/iu.exec(match[0])?.[0].length ?? 0;
  const span = makeSpan(match, from ?? 0, to);
  return span && { ...span, start: Math.max(span.start, (match.index ?? 0) + sex) };
}

function readUpperBound(
  { low, down }: Record<string, string | undefined>,
  high: number | null,
  unit: string | undefined,
): number | null {
  const isIncluded = low !== undefined || down !== undefined;
  if (high === null || !isIncluded) return high;
  return unit !== undefined && high < 2 ? high : high + 1;
}

function readBareBound(match: RegExpMatchArray, text: string): AgeSpan | null {
  if (MEASURED_BEFORE.test(text.slice(Math.max(0, (match.index ?? 0) - 24), match.index))) return null;
  return makeSpan(match, Number(match.groups?.low), null);
}

function readDecade(match: RegExpMatchArray): AgeSpan | null {
  const decade = match.groups?.decade?.toLowerCase() ?? "";
  const from = /^\d/u.test(decade) ? Number.parseInt(decade, 10) : 20 + 10 * DECADES.indexOf(decade);
  return makeSpan(match, from, from + 10);
}

const HAN_FIGURES = "〇一二三四五六七八九";

/** "65", 六十五 or 百二; ideographs that make no number give NaN. */
function readCount(text: string): number {
  if (/^[\d.]+$/u.test(text)) return Number(text);
  const parts = /^(百|一百)?(?:([二三四五六七八九]?)(十))?([一二三四五六七八九]?)$/u.exec(text);
  if (!parts) return Number.NaN;
  const [, hundred, tens = "", ten, units = ""] = parts;
  const figure = (character: string) => Math.max(0, HAN_FIGURES.indexOf(character || "〇"));
  return (hundred ? 100 : 0) + (ten ? 10 * (figure(tens) || 1) : 0) + figure(units);
}

function readEastAsian(match: RegExpMatchArray): AgeSpan | null {
  const { low, high, bound, exact, decade, lowMonths, highMonths, most, young, unit } = match.groups ?? {};
  if (exact !== undefined) return makeSpan(match, readCount(exact), readCount(exact) + 1);
  if (decade !== undefined) return makeSpan(match, readCount(decade), readCount(decade) + 10);
  if (young !== undefined) return makeYoungSpan(match, readCount(young), countPerYear(unit));
  if (highMonths !== undefined) {
    const from = lowMonths === undefined ? 0 : readCount(lowMonths) / 12;
    return makeSpan(match, from, (readCount(highMonths) + Number(lowMonths !== undefined)) / 12);
  }
  const isBelow = /未満|未满|不足|小于|不满|低于|<(?!=)/u.test(`${bound ?? ""}${most ?? ""}${match[0]}`);
  return makeSpan(
    match,
    low === undefined ? 0 : readCount(low),
    high === undefined ? null : readCount(high) + (isBelow ? 0 : 1),
  );
}

/** A year at school is as old as its pupils are. */
function readGrade(match: RegExpMatchArray, first: number): AgeSpan | null {
  const age = first + readCount(match.groups?.grade ?? "") - 1;
  return makeSpan(match, age, age + 1);
}

/** An age in months, weeks or days. */
function makeYoungSpan(match: RegExpMatchArray, count: number, perYear: number): AgeSpan | null {
  return makeSpan(match, count / perYear, (count + 1) / perYear);
}

function makeSpan(match: RegExpMatchArray, from: number, to: number | null): AgeSpan | null {
  if (!(from <= 120) || (to !== null && !(to > from))) return null;
  const start = match.index ?? 0;
  const text = match[0].trimEnd();
  const lead = text.length - text.trimStart().length;
  return { start: start + lead, end: start + text.length, from, to };
}

/** Ages and age ranges of the question as populations by MeSH's age groups, in the three languages. */
export function findAges(question: QuestionText): FoundConcept[] {
  const spans: AgeSpan[] = [];
  const add = (span: AgeSpan | null) => {
    if (span && !spans.some((other) => other.start < span.end && span.start < other.end)) spans.push(span);
  };
  for (const match of question.text.matchAll(DECADE)) add(readDecade(match));
  for (const pattern of [...ENGLISH, ...OF_PERSON, MONTHS_OF_PERSON])
    for (const match of question.text.matchAll(pattern))
      if (!isGestation(match.groups ?? {}, question.text)) add(readEnglish(match));
  for (const match of question.text.matchAll(BARE_BOUND)) add(readBareBound(match, question.text));
  for (const [pattern, age] of GRADES) for (const match of question.text.matchAll(pattern)) add(readGrade(match, age));
  for (const pattern of EAST_ASIAN) for (const match of question.text.matchAll(pattern)) add(readEastAsian(match));
  return spans.flatMap(({ start, end, from, to }) => {
    const { headings, names } = findAgeGroups(from, to);
    const [heading, ...alsoHeadings] = headings;
    if (heading === undefined) return [];
    return [
      {
        start,
        end,
        concept: {
          written: question.getWritten(start, end),
          kind: "population" as const,
          heading,
          alsoHeadings,
          names: names.map(readName),
          narrower: [],
          weight: 0.55,
          excluded: false,
        },
      },
    ];
  });
}
