import { findAll } from "@medsieve/text/find-all";
import { stemWord } from "@medsieve/text/stem";
import type { PaperSentence, PaperText } from "../../paper-text.ts";
import { readAbbreviations } from "../abbreviations.ts";
import { isSmallWord } from "../asked-terms.ts";
import { splitEntry } from "../finding-text.ts";

const IS_CONDITION =
  /(?:itis|osis|pathy|syndrome|disease|failure|cancer|diabetes|hypertension|asthma|disorder|depression|an(?:a)?emia|psoriasis|schizophrenia|\b(?:[a-z]{0,3}ra|ibs|hiv|copd|ckd|adhd|pcos|mci|oa|ms))$/iu;
export const isCondition = (name: string): boolean => IS_CONDITION.test(name);
/** What is counted or measured of a condition. */
const IS_COUNTED =
  /\b(?:incidence|risk|rates?|reduc\w+|improv\w+|severity|prevent\w*|number|symptoms?|relief|frequency|occurrences?|levels?|scores?|proportion|percentage|duration|time|effects?|increas\w+|decreas\w+|changes?|differences?|develop\w*|odds|intensity|episodes?|degree|prevalence|onset|effective\w*|efficacy|resolution|progression|cases?|attacks?|recurrences?|worsening|exacerbations?|diagnos\w+|remission|ameliorat\w+|alleviat\w+|reliev\w+|likelihood|hazard|protect\w*)\b/iu;
const COUNTED_OF_IT = new RegExp(
  String.raw`${IS_COUNTED.source} (?:(?:of|in|for|from|on|to|against|with) )?(?:the |an? )?(?:[\p{L}-]+ ){0,2}$`,
  "iu",
);
const PLACED_BY = /\b(?:in|with|for|of|among|against|having) (?:the |an? )?(?:[\p{L}-]+ ){0,3}$/iu;
/** UTF-16 units before a name in which it is said what was counted of it. */
const REACH = 70;

/** "Improved walking in heart failure", "tiredness in RA": what people have who were studied, which no one counted. */
export function isOfCondition(outcome: string, { text, lower }: PaperSentence): boolean {
  if (!IS_CONDITION.test(outcome) || IS_COUNTED.test(outcome)) return false;
  const places = Array.from(findAll(outcome.toLowerCase(), lower));
  return (
    places.length > 0 &&
    places.every((at) => {
      const before = text.slice(Math.max(0, at - REACH), at);
      return PLACED_BY.test(before) && !COUNTED_OF_IT.test(before);
    })
  );
}

const LEAST_LETTERS = 4;
const CAPITALS = /\p{Lu}{2,}/gu;
/** Further words of a long form, from which on it is another thing. */
const OTHER_WORDS = 2;

/** Its sentence has the outcome only as a part of what an abbreviation stands for: "attention" of "ADHD symptoms". */
export function isWithinShortForm(outcome: string, { text, lower }: PaperSentence, paper: PaperText): boolean {
  const words = splitEntry(outcome).filter((word) => word.length >= LEAST_LETTERS && !isSmallWord(word));
  if (words.length === 0 || words.some((word) => lower.includes(word.slice(0, LEAST_LETTERS + 1)))) return false;
  if (outcome.match(CAPITALS)?.some((short) => text.includes(short))) return false;
  const stems = words.map(stemWord);
  return Array.from(readAbbreviations(paper)).some(([short, long]) => {
    if (!text.includes(short) || !stems.some((stem) => long.includes(stem))) return false;
    const others = long.filter((stem) => !stems.includes(stem) && stem.length > 2);
    return (
      others.length >= OTHER_WORDS || (others.length > 0 && others.every((stem) => stem === "low" || stem === "high"))
    );
  });
}

const IS_FIGURE = /\bstatistical\b|\beffect sizes?\b|\bp[- ]values?\b/iu;
const IS_DEGREE =
  /\bmodules?$|^molecular weight$|^(?:daily |total )?(?:dosages?|doses?)$|^(?:(?:mean |overall )?changes? in scores?|bone mineral|(?:(?:cumulative|overall|mean|total|post-[\p{L}]+) )?(?:severity|incidence|frequency|volume|intensity|quality|degree|number|amount|rate))$/iu;

const HAS_FIGURES = /\[|\bp ?[<=>]/iu;
const IS_AT_FIRST = /^(?:pre-?operative|pre-?treatment|baseline) (?:levels?|values?|scores?)\b/iu;

/** Named by a figure of statistics, or by how much there is of something that it does not name. */
export const isUnnamed = (outcome: string): boolean =>
  IS_FIGURE.test(outcome) || IS_DEGREE.test(outcome) || HAS_FIGURES.test(outcome) || IS_AT_FIRST.test(outcome);

const RISES = /\b(?:higher|greater|increas\w+|improv\w+|more)\b/iu;
const FALLS = /\b(?:lower|less|fewer|reduc\w+|decreas\w+)\b/iu;

/** "A greater decrease": it went down. */
const MORE_OF =
  /\b(?:higher|greater|larger|more) (?=(?:[\p{L}-]+ )?(?:reductions?|decreases?|declines?|lowering)\b)/giu;

/** The part of a sentence, between semicolons, that both have something of; the whole where they stand apart. */
function readPart({ text, lower }: PaperSentence, [one = "", other = ""]: readonly string[]): string {
  const named = (part: string) => splitEntry(part).filter((word) => word.length >= LEAST_LETTERS && !isSmallWord(word));
  const has = (part: string, words: readonly string[]) =>
    words.some((word) => part.includes(word.slice(0, LEAST_LETTERS + 1)));
  const shared = lower.split(";").findIndex((part) => has(part, named(one)) && has(part, named(other)));
  return shared < 0 ? text : (text.split(";")[shared] ?? text);
}

/** Two outcomes in one name that the sentence speaks of apart, with one going up and one going down. */
export function areApart(outcome: string, sentence: PaperSentence): boolean {
  const parts = outcome.split(/,? and /iu);
  if (parts.length < 2 || sentence.lower.includes(outcome.toLowerCase())) return false;
  const part = readPart(sentence, [parts[0] ?? "", parts.at(-1) ?? ""]).replace(MORE_OF, "");
  return RISES.test(part) && FALLS.test(part);
}

const BENEFITED =
  /\bbenefits? (?:was|were) (?:also )?(?:observed|seen|found|noted|reported) (?:on|in|for|with)\b[^.;]*$/iu;

/** "Benefit was also observed on the need for analgesics": that it was better, and not which way it went. */
export function isAmongBenefits(outcome: string, { text, lower }: PaperSentence): boolean {
  const at = lower.indexOf(outcome.toLowerCase());
  return at > 0 && BENEFITED.test(text.slice(0, at));
}

const RISK_OF = /^(?:the )?(?:risks?|incidences?|rates?|symptoms?|levels?|severity) of (?:the )?/iu;
/** Behind a name: whose people, and no event. */
export const PEOPLE_BEHIND = /^[- ](?:patients|survivors|cases|population|users|subjects|participants|individuals)\b/iu;

/** "Risk of cancer" of a sentence that has cancer in "cancer patients" alone. */
export function isOnlyOfPeople(outcome: string, { text, lower }: PaperSentence): boolean {
  const core = outcome.replace(RISK_OF, "").toLowerCase();
  const places = Array.from(findAll(core, lower));
  return (
    core !== outcome.toLowerCase() &&
    places.length > 0 &&
    places.every((at) => PEOPLE_BEHIND.test(text.slice(at + core.length)))
  );
}

const DONE_WITH =
  /\b(?:treatment|management|compensation|challenge|analysis|response|reporting|impact|diagnosis|history|mechanisms?|pathogenesis|understanding) (?:of|in|to) (?:the |an? )?$/iu;

/** "For compensation of heart failure", "analysis of blood pressure": what is done with it, and not how it went. */
export function isDoneWith(outcome: string, { text, lower }: PaperSentence): boolean {
  const places = Array.from(findAll(outcome.toLowerCase(), lower));
  return places.length > 0 && places.every((at) => DONE_WITH.test(text.slice(Math.max(0, at - REACH), at)));
}

const HEAD =
  /(?<![\p{L}-])(?<head>(?:bio)?markers?|measures|indices|parameters|minutes|hours|days|ease|quality|range|time|thickness|area|number|percentage|proportion|sense|intake) of $/iu;

const OF_LIFE = " of life";

/** An outcome behind the head that says what was measured of it: "moderate activity" as "minutes of moderate activity". */
export function nameHead(outcome: string, { text, lower }: PaperSentence): string {
  const places = Array.from(findAll(outcome.toLowerCase(), lower));
  const [at] = places;
  if (at === undefined || places.length > 1) return outcome;
  if (/quality$/iu.test(outcome) && lower.startsWith(OF_LIFE, at + outcome.length)) return `${outcome}${OF_LIFE}`;
  const head = HEAD.exec(text.slice(Math.max(0, at - REACH), at))?.groups?.head;
  return head === undefined ? outcome : `${head} of ${outcome}`;
}
