import type { Finding } from "@medsieve/contract/findings";
import { stemWord } from "@medsieve/text/stem";
import { splitWords } from "@medsieve/text/words";
import type { PaperText } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { isEastAsian } from "../question/east-asian-text.ts";
import type { QuestionWays } from "../question/question-ways.ts";
import { STOP_WORDS } from "../question/stop-words.ts";
import { doesName } from "./name-match.ts";

/** One of two ways of one treatment that a question sets against each other, by what the other does not have. */
export interface AskedWay {
  /** As the user wrote it. */
  written: string;
  /** Doses, durations and numbers of times, with their unit as papers write it. */
  figures: readonly { number: string; unit: string }[];
  /** Treatments and other things that only this way has. */
  concepts: readonly QuestionConcept[];
  /** Further words that only this way has, by their stems. */
  stems: readonly string[];
  /** What both ways have. */
  shared: readonly QuestionConcept[];
}

const FIGURE = /(\d{1,6}(?:[.,]\d{1,4})?)[\s-]?(%|[A-Za-zµμ]{1,8}|[\p{Script=Han}\p{Script=Katakana}]{1,3})?/gu;
/** Units as they begin in English papers, by how those of a question begin. */
const UNITS: readonly (readonly [question: RegExp, paper: string])[] = [
  [/^(?:mg|毫克)/iu, "mg(?![a-z])"],
  [/^(?:µg|μg|mcg)/iu, "(?:µg|μg|mcg|microgram)"],
  [/^(?:g|克)$/iu, "g(?![a-z])"],
  [/^(?:ml|毫升)/iu, "ml(?![a-z])"],
  [/^%/u, "%"],
  [/^(?:h|hrs?|hours?|時間|小时|小時)$/iu, "h(?:ours?|rs?)?(?![a-z])"],
  [/^(?:days?|日|天)/iu, "d(?:ays?)?(?![a-z])"],
  [/^(?:weeks?|wks?|週|周)/iu, "w(?:ee)?ks?(?![a-z])"],
  [/^(?:months?|[かヶカヵ箇个個]月|月)/iu, "months?(?![a-z])"],
  [/^(?:years?|年)/iu, "y(?:ea)?rs?(?![a-z])"],
  [/^(?:gy)/iu, "gy"],
  [/^(?:iu|units?)/iu, "(?:iu|u|unit)"],
];
const ALONE = /\b(?:alone|monotherapy|only|single)\b/iu;
/** Words of a side that say how the two are set against each other. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["alone", "monotherapy", "either", "only", "plus", "combined", "vs"]);

/** A side that is one treatment without the other, which it need not name. */
const IS_ALONE = /\b(?:alone|monotherapy|only)\b|単独|单用|單用|单独|單獨|单药|單藥/iu;
/** Words that say that things are given together, or one alone, which each arm has words of its own for. */
const JOINS = /^(?:combin(?:ation|ed|ing)|added|addition|plus|together|alone|monotherapy|only|single)\b/iu;

const isJoint = ({ kind, names }: QuestionConcept): boolean =>
  kind === "word" && names.some(({ text }) => JOINS.test(text));

const keyOf = ({ heading, names, written }: QuestionConcept): string => heading ?? names[0]?.text ?? written;

function readFigures(written: string): { number: string; unit: string }[] {
  const figures = Array.from(written.matchAll(FIGURE)).map(([, number = "", unit = ""]) => ({
    number: number.replace(",", "."),
    unit: UNITS.find(([question]) => question.test(unit))?.[1] ?? "",
  }));
  // The first of "10-14 days" is of days, too.
  return figures.map(({ number, unit }, index) => ({ number, unit: unit || (figures[index + 1]?.unit ?? "") }));
}

/** Words of a side in English that are no figure and in the name of nothing that was understood. */
function readStems(written: string, concepts: readonly QuestionConcept[]): string[] {
  const named = new Set(concepts.flatMap((concept) => splitWords(concept.written).map(({ text }) => text)));
  const words = splitWords(written).map(({ text }) => text);
  const free = words.filter((word) => !(named.has(word) || SAYS_NOTHING.has(word) || STOP_WORDS.has(word)));
  return free.filter((word) => !isEastAsian(word) && !/\d/u.test(word)).map(stemWord);
}

/** The ways of one treatment that a question compares, what is asked about first; empty where it compares none. */
export function readAskedWays(ways: QuestionWays | null): AskedWay[] {
  if (!ways?.areOfOne) return [];
  const sides = ways.each.map(({ written, concepts }) => ({
    written,
    concepts,
    figures: readFigures(written),
    stems: readStems(written, concepts),
  }));
  return sides.map(({ written, concepts, figures, stems }, index) => {
    const others = sides.filter((_, at) => at !== index);
    const inOther = (concept: QuestionConcept) =>
      others.some((other) => other.concepts.some((one) => keyOf(one) === keyOf(concept)));
    return {
      written,
      figures,
      concepts: concepts.filter((concept) => !inOther(concept) && !isJoint(concept)),
      stems: stems.filter((stem) => !others.some((other) => other.stems.includes(stem))),
      shared: concepts.filter(inOther),
    };
  });
}

function hasFigure(arm: string, { number, unit }: { number: string; unit: string }): boolean {
  if (unit === "") return false;
  const escaped = number.replace(".", "[.·]");
  return new RegExp(`(?<![\\d.·])${escaped}[\\s-]?${unit}`, "iu").test(arm);
}

/** Whether the name of an arm is sure to be one way, and not the other. */
function namesWay(arm: string, way: AskedWay, other: AskedWay, paper: PaperText): boolean {
  const { figures, concepts, stems, shared } = way;
  const stemmed = new Set(splitWords(arm).map(({ text }) => stemWord(text)));
  const hasAll =
    figures.every((figure) => hasFigure(arm, figure)) &&
    concepts.every((concept) => doesName(arm, [concept], paper)) &&
    stems.every((stem) => stemmed.has(stem));
  if (!hasAll) return false;
  if (figures.length + concepts.length + stems.length > 0) return true;
  if (IS_ALONE.test(way.written) && shared.length === 0)
    return ALONE.test(arm) && !other.concepts.every((concept) => doesName(arm, [concept], paper));
  const isOfIt = ALONE.test(arm) || doesName(arm, shared, paper);
  return isOfIt && other.concepts.length > 0 && !other.concepts.some((concept) => doesName(arm, [concept], paper));
}

/**
 * Whether a finding compares the two ways that a question asks about; `swapped` where the paper takes the first as its
 * comparator. Null where its arms are not sure to be these.
 */
export function matchWays(
  { intervention, comparator }: Pick<Finding, "intervention" | "comparator">,
  [one, other]: readonly AskedWay[],
  paper: PaperText,
): "straight" | "swapped" | null {
  if (one === undefined || other === undefined || intervention === null || comparator === null) return null;
  const isStraight = namesWay(intervention, one, other, paper) && namesWay(comparator, other, one, paper);
  const isSwapped = namesWay(intervention, other, one, paper) && namesWay(comparator, one, other, paper);
  if (isStraight === isSwapped) return null;
  return isStraight ? "straight" : "swapped";
}
