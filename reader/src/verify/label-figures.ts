import { stemWord } from "@medsieve/text/stem";
import { isSmallWord } from "../findings/asked-terms.ts";
import { splitEntry } from "../findings/finding-text.ts";
import { type ReadValue, readNumbers } from "../findings/read-numbers.ts";
import { writeNumberWords } from "./number-words.ts";
import { REPORTING } from "./reporting-words.ts";

/** A figure of a sentence with the stems of the words that say what it is of. */
export interface LabelledFigure extends Pick<ReadValue, "value" | "kind"> {
  /** Of the words before it, back to the figure before: an outcome, or an arm. */
  before: ReadonlySet<string>;
  /** Of the words behind it: mostly an arm. */
  behind: ReadonlySet<string>;
  /** No words of its own stand before it, so that those of the figure before hold for it too: "4 % with zinc versus 9 %". */
  shares: boolean;
}

/** Words of measures and reports that say nothing of whom or of what. */
const IDLE = new Set(
  [
    "seconds minutes hours days weeks months years mg kg ml mm cm mmol mol units points time median average percent",
    "interquartile range had has have having occurred occurs seen observed noted recorded experienced developed reached",
  ]
    .join(" ")
    .split(" ")
    .map(stemWord),
);
const DIVIDES =
  /\b(?:versus|vs\.?|v\.?|compared (?:with|to)|relative to|and|than|to|or|while|whereas|but|against)(?![\p{L}-])|[,;:()[\]]/giu;
/** What is set against what. */
const AGAINST = /\b(?:than|compared (?:with|to)|relative to|versus|vs\.?|against)(?![\p{L}-])/giu;
const RELATIVE = /,(?= (?:which|who|that) )/giu;
const STATES = /\b(?:was|were|is|are)\b/giu;
/** "from 5 to 7", and "by 5": a change, which is not of what stands before it. */
const CHANGES = /\b(?:from|by|between)\s*$/iu;

function stemsOf(text: string): ReadonlySet<string> {
  const words = splitEntry(text.toLowerCase()).filter(
    (word) => word.length > 1 && !/^\d/u.test(word) && !isSmallWord(word) && !REPORTING.has(word),
  );
  return new Set(words.map(stemWord).filter((stem) => !IDLE.has(stem)));
}

const NONE: ReadonlySet<string> = new Set();
const OPENS = /[([]\s*$/u;

/** The text behind the last "were" of a list, if anything is left there: "events were neutropenia in 38 %". */
function afterVerb(text: string): string {
  const rest = text.slice(Array.from(text.matchAll(STATES), ({ 0: verb, index }) => index + verb.length).at(-1) ?? 0);
  return stemsOf(rest).size > 0 ? rest : text;
}

/** What the words before a sentence's first figure are of. */
function readOpening(text: string): ReadonlySet<string> {
  if (CHANGES.test(text)) return NONE;
  const clause = text.replace(RELATIVE, "").replace(OPENS, "").split(/[,;:]/u).at(-1) ?? "";
  return clause.search(AGAINST) >= 0 ? NONE : stemsOf(afterVerb(clause));
}

/** "better with zinc than with placebo (5 vs 9)": the first figure is of what is named first. */
function readOrder(
  opening: string,
  between: string | undefined,
): readonly [ReadonlySet<string>, ReadonlySet<string>] | null {
  if (between === undefined || !OPENS.test(opening) || stemsOf(between).size > 0) return null;
  const clause = opening.split(/[;:]/u).at(-1) ?? "";
  const [against, another] = Array.from(clause.matchAll(AGAINST));
  if (against === undefined || another !== undefined || against.index === 0) return null;
  return [stemsOf(clause.slice(0, against.index)), stemsOf(clause.slice(against.index))];
}

interface Gap {
  /** Of the figure before. */
  left: ReadonlySet<string>;
  /** Of the figure behind. */
  right: ReadonlySet<string>;
}

const CLOSES = /^\s*[)\]]/u;

function readGap(text: string): Gap {
  const parts = text.replace(CLOSES, "").replace(RELATIVE, "").replace(OPENS, "").split(DIVIDES);
  const right = CHANGES.test(text) ? "" : (parts.at(-1) ?? "");
  const isOwn = parts.length > 1 || OPENS.test(text);
  return { left: stemsOf(parts[0] ?? ""), right: isOwn ? stemsOf(afterVerb(right)) : NONE };
}

/** What stands behind the last figure; where a bracket ends with it, what that is compared with. */
function readClosing(text: string): ReadonlySet<string> {
  const compared = /^\s*[)\]]\s*(?:than|compared (?:with|to))\s(.*)$/isu.exec(text)?.[1];
  if (compared !== undefined) return stemsOf(compared.split(/[,;:()[\]]/u)[0] ?? "");
  return stemsOf(text.replace(CLOSES, "").split(DIVIDES)[0] ?? "");
}

const ORDERED_BRACKET = /[([][^()[\]]{0,300}\brespectively\b[^()[\]]{0,300}[)\]]/giu;

/**
 * The figures of a sentence, without p values and effects, with what each is of. Those that "respectively" orders are not read:
 * none of the sentence, or of the bracket that has it.
 */
export function labelFigures(written: string): LabelledFigure[] {
  const sentence = writeNumberWords(written);
  const { values, ps, effects } = readNumbers(sentence);
  let text = sentence.replace(ORDERED_BRACKET, (bracket) => " ".repeat(bracket.length));
  if (/\brespectively\b/iu.test(text)) return [];
  for (const { start, end } of [...ps, ...effects])
    text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  const own = values.filter(({ start, end }) => text[start] !== " " && !/^[-‐‑–]\p{L}/u.test(text.slice(end, end + 2)));
  const between = own.slice(1).map(({ start }, at) => text.slice(own[at]?.end ?? start, start));
  const opening = text.slice(0, own[0]?.start ?? 0);
  const gaps = between.map(readGap);
  const closing = readClosing(text.slice(own.at(-1)?.end ?? text.length));
  const orders = own.map((_, at) => readOrder(between[at - 1] ?? (at === 0 ? opening : ""), between[at]));
  return own.map(({ value, kind }, at) => {
    const order = orders[at]?.[0] ?? orders[at - 1]?.[1];
    return {
      value,
      kind,
      before: order ?? (at === 0 ? readOpening(opening) : (gaps[at - 1]?.right ?? NONE)),
      behind: at === own.length - 1 ? closing : (gaps[at]?.left ?? NONE),
      shares: at > 0 && order === undefined && (gaps[at - 1]?.right.size ?? 0) === 0,
    };
  });
}
