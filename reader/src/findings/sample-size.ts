import type { PaperSentence, PaperText } from "../paper-text.ts";

/** Participants that a study analysed or randomised, and the sentence that says so. */
export interface SampleSize {
  n: number;
  sentence: PaperSentence;
}

const PEOPLE =
  "(?:patients|participants|subjects|volunteers|adults|children|women|men|infants|neonates|newborns|adolescents|students|people|individuals|mothers|residents|persons|boys|girls|males|females|couples|pairs|outpatients|inpatients|survivors|athletes|players|smokers|workers|nurses|veterans|recipients|eyes|cases)";
const ONES = "one|two|three|four|five|six|seven|eight|nine";
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const BELOW_HUNDRED = `(?:(?:${TENS})(?:[- ](?:${ONES}))?|${TEENS}|${ONES})`;
const BELOW_THOUSAND = `(?:(?:${ONES}|a) hundred(?:(?: and)? ${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
const SPELLED = `(?:${BELOW_THOUSAND} thousand(?:,?(?: and)? ${BELOW_THOUSAND})?|${BELOW_THOUSAND})`;
const DIGITS = "(?:\\d{1,3}(?:[, \\u00a0]\\d{3}){1,3}|\\d{1,6})(?![\\d.,]\\d|%| ?%|-)";
/** "Ten randomized trials with 8461 participants" are not ten participants. */
const NOT_OF_STUDIES =
  "(?! (?:(?:randomi[sz]ed|controlled|clinical|eligible|included|relevant|published|prospective|retrospective|observational|cohort|double-blind|placebo-controlled|different|small|large|independent) ){0,4}(?:trials?|stud(?:y|ies)|RCTs?|articles|papers|reports|reviews|cohorts)\\b)";
const COUNT = `(?<count>${DIGITS}|${SPELLED})(?! (?:hundred|thousand|million|years?|months?|weeks?|days?|hours?|mg|doses?|centers?|centres?|of the study)\\b)${NOT_OF_STUDIES}`;
const WORD = "[\\w'’+/-]{1,30}";
/** Part of no number, and not "year 3", "phase 3" or "grade 2". */
const PART = String.raw`(?<![\w.,·±<>=/-])(?<![±<>=/] )(?<!\b(?:years?|months?|weeks?|days?|phases?|stages?|grades?|types?|visits?|class) )`;

/** Ways of saying it, those that say the most first. */
const PATTERNS: readonly RegExp[] = [
  `(?:randomi[sz]ed|randomly (?:assigned|allocated|divided|selected)|enrolled and randomi[sz]ed) (?:a total of |all )?${PART}${COUNT} (?:${WORD} ){0,4}?${PEOPLE}`,
  `${PART}${COUNT} (?:of (?:them|these|those) )?(?:were|was) randomi[sz]ed\\b(?! (?:to|into))`,
  `${PART}${COUNT} (?:${WORD},? ){0,4}?${PEOPLE}(?:,? (?:\\([^()]{1,60}\\)|${WORD}),?){0,12}? (?:were |was )?(?:randomi[sz]ed|randomly|analy[sz]ed|allocated|assigned|divided)\\b`,
  `(?:analys[ei]s (?:was|were) (?:performed|done|conducted|based) on(?: the)?|analys[ei]s included|included in the analys[ei]s|data (?:from|of|on)) (?:a total of )?${PART}${COUNT} (?:${WORD} ){0,4}?${PEOPLE}`,
  `total of ${COUNT} (?:${WORD} ){0,4}?${PEOPLE}`,
  `${PART}${COUNT} (?:${WORD},? ){0,5}?${PEOPLE}(?:,? (?:\\([^()]{1,60}\\)|${WORD}),?){0,8}? (?:were|was|participated|completed|took part)(?: \\w+)? ?(?:enrolled|included|recruited|studied|entered|evaluated|investigated|in)?\\b`,
  `(?:enrolled|included|recruited|studied|evaluated|involv(?:ed|ing)|conducted (?:in|on|with)|performed (?:in|on)|trials? (?:of|in|with)|stud(?:y|ies) (?:of|in|with)) ${PART}${COUNT} (?:${WORD} ){0,4}?${PEOPLE}`,
  `\\b(?:studied|compared|examined|investigated|evaluated|assessed|tested) (?:[\\w'’+/.-]{1,30},? ){1,24}?in ${COUNT} (?:${WORD},? ){0,4}?${PEOPLE}`,
  `${PEOPLE} \\((?:total )?n ?= ?(?<count>${DIGITS})\\)`,
  `^${COUNT} (?:${WORD},? ){0,4}?${PEOPLE}\\b`,
].map((source) => new RegExp(`(?<![\\w])${source}`, "iu"));

/** In small letters: without one of these no pattern fits. */
const SAYS_WHO = new RegExp(`${PEOPLE}|randomi[sz]ed`, "u");

/** Of one group, a screening, a part of them, or of what is planned. */
const OF_PART =
  /\b(?:screened|assessed for eligibility|eligible|approached|invited|contacted|will be|to be|withdrew|dropped out|excluded|lost to|died|per group|in each|each group|each arm|required|power|sample size of)\b/iu;
const SECTIONS = new Set(["background", "objective", "aside", "title"]);
/** "Only 32 children were enrolled", "another 435 women": one group of several. */
const IS_ONE_GROUP = /(?:^only|\b(?:another|additional|further|other|remaining)) $/iu;
/** "49 children allocated to vitamin A; 47 children allocated to zinc": an arm, and not all. */
const ARM = new RegExp(
  `${PART}(?:${DIGITS}|${SPELLED}) (?:${WORD} ){0,4}?${PEOPLE} (?:were )?(?:allocated|assigned|randomi[sz]ed) to\\b`,
  "giu",
);
/** "22 HFpEF, 17 HFmrEF and 15 HFrEF patients as well as ": groups that are counted before the last one. */
const GROUPS_BEFORE = new RegExp(
  String.raw`(?:(?<![\w.,])\d{1,6} (?:${WORD} ){1,4}(?:,? ?(?:and|as well as|plus) )|(?<![\w.,])\d{1,6} (?:${WORD} ){0,3}${WORD}, )+$`,
  "iu",
);
/** Fewer than these are taken for a group's part ("2 referents for each") where a group's size is given. */
const FEW = 10;
const GROUP_SIZE = /\bn ?= ?(\d{1,6})\b/giu;
/** UTF-16 units: no sentence is longer. */
const LONGEST = 1_000;

const UNITS = new Map([...ONES.split("|"), ...TEENS.split("|")].map((word, index) => [word, index + 1]));
const BY_TEN = new Map(TENS.split("|").map((word, index) => [word, (index + 2) * 10]));

/** A count in digits or words; null for neither. */
export function parseCount(written: string): number | null {
  if (/^\d/u.test(written)) return Number(written.replace(/[, \u00a0]/gu, ""));
  let thousands = 0;
  let total = 0;
  for (const word of written.toLowerCase().split(/[-, ]+/u)) {
    if (word === "hundred") total = Math.max(1, total) * 100;
    else if (word === "thousand") {
      thousands = Math.max(1, total) * 1000;
      total = 0;
    } else if (word !== "and" && word !== "a") {
      const value = UNITS.get(word) ?? BY_TEN.get(word);
      if (value === undefined) return null;
      total += value;
    }
  }
  total += thousands;
  return total > 0 ? total : null;
}

/** Whether the count is of one arm of several that the sentence counts. */
function isArm(text: string): boolean {
  return Array.from(text.matchAll(ARM)).length > 1;
}

/** People of the other groups that a sentence counts beside one, where it begins with another one; 0 where it does not. */
function countOtherGroups(before: string, after: string): number {
  const groups = GROUPS_BEFORE.exec(before)?.[0];
  if (groups === undefined) return 0;
  const counts = `${groups}${after}`.matchAll(/(?<![\w.,])\d{1,6}(?= )/gu);
  return Array.from(counts).reduce((sum, [count]) => sum + Number(count), 0);
}

function isPartOfGroup(n: number, text: string): boolean {
  return Array.from(text.matchAll(GROUP_SIZE)).some(([, size]) => Number(size) > n);
}

/** How many the abstract says were randomised or analysed; failing that enrolled or studied. Null where it says neither. */
export function readSampleSize({ sentences }: PaperText): SampleSize | null {
  const usable = sentences.filter(
    ({ text, lower, kind }) =>
      text.length <= LONGEST &&
      SAYS_WHO.test(lower) &&
      !SECTIONS.has(kind) &&
      /\d|\b[A-Z]?[a-z]+ty\b|hundred|teen|ten|eleven|twelve/u.test(text),
  );
  for (const pattern of PATTERNS) {
    for (const sentence of usable) {
      const found = pattern.exec(sentence.text);
      const n = parseCount(found?.groups?.count ?? "");
      if (
        !found ||
        n === null ||
        n < 2 ||
        (n < FEW && isPartOfGroup(n, sentence.text)) ||
        isArm(sentence.text) ||
        IS_ONE_GROUP.test(sentence.text.slice(0, found.index)) ||
        OF_PART.test(found[0]) ||
        OF_PART.test(sentence.text.slice(found.index + found[0].length, found.index + found[0].length + 30))
      )
        continue;
      const [whole, count = ""] = [found[0], found.groups?.count];
      const before = sentence.text.slice(0, found.index + whole.indexOf(count));
      return { n: n + countOtherGroups(before, whole.slice(whole.indexOf(count) + count.length)), sentence };
    }
  }
  return null;
}
