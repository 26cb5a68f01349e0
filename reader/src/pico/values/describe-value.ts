import { stemWord } from "@medsieve/text/stem";
import type { DesignId } from "../../design/designs.ts";
import { PICO_LABELS } from "../../models/pico-model.ts";
import type { PaperSentence, PaperText } from "../../paper-text.ts";
import type { TaggedWord } from "../../parts-of-speech.ts";
import type { PicoField } from "../extract-pico.ts";
import { isControl } from "../find-arms.ts";
import type { PicoSpan } from "../pico-span.ts";
import { SOMEBODY } from "../sure-phrases.ts";
import { type MarkedSentence, markPaper } from "../tagger/tag-paper.ts";
import { DISEASE, isStudied } from "./rule-out.ts";

/** A phrase of a paper as what it is said to be. */
export interface PicoValue {
  field: PicoField;
  span: PicoSpan;
  /** Whether the paper's field of that name shows it, or it is named in another sentence only. */
  isInField: boolean;
}

const LABELS = PICO_LABELS.length;
const LABEL_OF: Record<PicoField, number> = { population: 1, intervention: 2, comparator: 2, outcome: 3 };

/** How probable a label is for the words of a phrase, and for those beside it; 0 to 1. */
interface Marks {
  mean: number;
  least: number;
  first: number;
  last: number;
  /** Of the words right before and behind it; 0 where there is a mark, or none. */
  before: number;
  behind: number;
  /** Of the most probable other label, on the mean. */
  other: number;
}

const WORD = /[\p{L}\p{N}]/u;
const SMALL = /^(?:the|an?|of|in|and|or|for|to|with|by|on|at|from|\p{N}.*)$/u;

function readMarks(marked: MarkedSentence | undefined, from: number, end: number, label: number): Marks | null {
  if (marked === undefined) return null;
  const { tokens, probabilities } = marked;
  const own: number[] = [];
  const sums = new Array<number>(LABELS).fill(0);
  let [first, last] = [-1, -1];
  let edge = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.start < from) continue;
    if (token.start >= end) break;
    if (token.end > end) continue;
    if (first < 0) first = at;
    last = at;
    if (!WORD.test(token.text) || SMALL.test(token.lower)) continue;
    const probability = probabilities[at * LABELS + label] ?? 0;
    if (own.length === 0) edge = probability;
    own.push(probability);
    for (let index = 1; index < LABELS; index++)
      sums[index] = (sums[index] ?? 0) + (index === label ? 0 : (probabilities[at * LABELS + index] ?? 0));
  }
  if (own.length === 0) return null;
  const beside = (at: number) => {
    const token = tokens[at];
    return token === undefined || !WORD.test(token.text) ? 0 : (probabilities[at * LABELS + label] ?? 0);
  };
  return {
    mean: own.reduce((sum, one) => sum + one, 0) / own.length,
    least: Math.min(...own),
    first: edge,
    last: own.at(-1) ?? 0,
    before: beside(first - 1),
    behind: beside(last + 1),
    other: Math.max(...sums) / own.length,
  };
}

/** What is the same for all values of a paper. */
interface PaperFacts {
  design: string;
  /** What each sentence is for, as far as it was read. */
  about: Map<PaperSentence, readonly string[]>;
  marked: ReadonlyMap<PaperSentence, MarkedSentence>;
  /** Index of each sentence; the title has −1. */
  places: ReadonlyMap<PaperSentence, number>;
}

const STEPS = [0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 0.87, 0.93, 0.97, 0.99];

/** Names of steps, made once. */
const STEP_NAMES = new Map<string, readonly string[]>();

/** Names of what a number reaches: "mean>.5", "mean>.6". */
function* climb(name: string, value: number, steps: readonly number[] = STEPS): Generator<string> {
  const names = STEP_NAMES.get(name) ?? steps.map((step) => `${name}>${step}`);
  STEP_NAMES.set(name, names);
  for (let at = 0; at < steps.length && value >= (steps[at] ?? 0); at++) yield names[at] ?? "";
}

const DESIGN_GROUPS: readonly [string, readonly DesignId[]][] = [
  ["trial", ["randomized_trial", "controlled_trial", "single_arm_trial", "clinical_trial"]],
  ["synthesis", ["meta_analysis", "systematic_review", "review", "guideline"]],
  ["watched", ["cohort", "case_control", "cross_sectional", "observational", "before_after", "diagnostic"]],
  ["cases", ["case_series", "case_report"]],
];
function groupDesign(design: DesignId | null): string {
  if (design === null) return "unknown";
  return (
    DESIGN_GROUPS.find(([, designs]) => designs.includes(design))?.[0] ?? (/protocol/u.test(design) ? "plan" : design)
  );
}

/** What a sentence is for, by its words. */
const SENTENCE_CUES: readonly [string, RegExp][] = [
  ["assigned", /\brandom|\bassigned\b|\ballocated\b/u],
  ["received", /\breceiv|\btreated\b|\bgiven\b|\badminist/u],
  ["enrolled", /\benrol|\brecruit|\binclu|\beligib/u],
  ["excluded", /\bexclu|\bwithdr[ae]w|\bdropped out\b|\blost to\b/u],
  ["adjusted", /\badjust|\bcontroll(?:ed|ing) for\b|\bcovariate/u],
  ["measured", /\bmeasured\b|\bassessed\b|\bevaluated\b|\brecorded\b|\bmonitored\b/u],
  ["outcome", /\boutcome|\bend-? ?points?\b/u],
  [
    "aim",
    /\baim|\bobjective|\bpurpose|\bto (?:assess|evaluate|determine|investigate|examine|compare|study)\b|\bwhether\b/u,
  ],
  ["signif", /\bsignifican|\bp ?[<=>]|\bdiffer/u],
  ["changed", /\bincreas|\bdecreas|\breduc|\bimprov|\bhigher\b|\blower\b/u],
  ["hope", /\bmay\b|\bmight\b|\bcould\b|\bshould\b|\bwould\b|\bcan\b|\bneeded\b|\bwarrant/u],
  ["known", /\bis a\b|\bare a\b|\bhas been\b|\bhave been\b|\bknown\b|\bprevious|\bcommon\b|\bhowever\b|\bremains?\b/u],
  ["past", /\bwas\b|\bwere\b/u],
  ["now", /\bis\b|\bare\b/u],
  ["we", /\bwe\b|\bour\b|\bthis (?:study|trial)\b|\bpresent study\b/u],
  ["baseline", /\bbaseline\b/u],
  ["number", /\d/u],
  [
    "background",
    /\bbackground\b|\bin addition to\b|\badded to\b|\ball (?:patients|participants|subjects)\b|\bboth groups\b/u,
  ],
];

const round = (text: string) => text.toLowerCase().replace(/\d+(?:[.,]\d+)*/gu, "0");

function listWords(span: PicoSpan): { words: readonly TaggedWord[]; first: number; last: number } | null {
  const from = span.sentence.text.indexOf(span.text);
  const words = span.sentence.tagWords();
  const first = words.findIndex(({ end }) => end > from);
  const last = words.findLastIndex(({ start }) => start < from + span.text.length);
  return from < 0 || first < 0 || last < first ? null : { words, first, last };
}

function* describeWords(span: PicoSpan): Generator<string> {
  const place = listWords(span);
  if (place === null) return;
  const { words, first, last } = place;
  const [begin, end, before, behind] = [words[first], words[last], words[first - 1], words[last + 1]];
  if (begin === undefined || end === undefined) return;
  const isOpen = before === undefined || before.closing !== "" || begin.opening !== "";
  const isClosed = behind === undefined || end.closing !== "" || behind.opening !== "";
  const partBefore = before === undefined ? "^" : isOpen ? "," : before.part;
  const partBehind = behind === undefined ? "$" : isClosed ? "," : behind.part;
  yield `b.${partBefore}+${begin.part}`;
  yield `a.${end.part}+${partBehind}`;
  yield `first.${round(begin.text)}`;
  yield `last.${stemWord(round(end.text))}`;
  yield `last3.${end.text.toLowerCase().slice(-3)}`;
  yield `before.${before === undefined ? "^" : isOpen && before.closing !== "" ? before.closing : round(before.text)}`;
  yield `behind.${behind === undefined ? "$" : isClosed && end.closing !== "" ? end.closing.slice(0, 1) : round(behind.text)}`;
  if (words[first - 2] !== undefined) yield `before2.${round(words[first - 2]?.text ?? "")}`;
  if (words[last + 2] !== undefined) yield `behind2.${round(words[last + 2]?.text ?? "")}`;
  const own = words.slice(first, last + 1);
  for (const part of new Set(own.map((word) => word.part))) yield `has.${part}`;
  if (own.some(({ part }, at) => part === "VERB" && !/(?:ed|ing)$/u.test(own[at]?.text ?? ""))) yield "has.finite";
  if (!own.some(({ part }) => part === "NOUN" || part === "PROPN")) yield "no.noun";
  yield `words.${Math.min(own.length, 9)}`;
  for (const stem of new Set(own.map(({ text }) => stemWord(round(text))))) yield `in.${stem}`;
}

function* describeText(text: string): Generator<string> {
  if (/ (?:and|or) /u.test(text)) yield "and";
  if (text.includes(",")) yield "comma";
  if (text.includes("(")) yield "bracket";
  if (/\d/u.test(text)) yield "digit";
  if (/^\d/u.test(text)) yield "digit.first";
  if (/ of /u.test(text)) yield "of";
  if (/ (?:in|with|for|on|to|by|from|at) /u.test(text)) yield "prep";
  if (/^\p{Lu}{2,}\d*$/u.test(text)) yield "short.form";
  if (isControl(text)) yield "control";
  if (SOMEBODY.test(text)) yield "somebody";
  if (DISEASE.test(text)) yield "disease";
  if (!SOMEBODY.test(text) && !DISEASE.test(text)) yield "no.people";
}

/** How many sentences have the phrase, and how sure the tagger is of the surest. */
function* describeMentions(span: PicoSpan, label: number, facts: PaperFacts): Generator<string> {
  const lower = span.text.toLowerCase().replace(/[‐‑–]/gu, "-");
  let [count, tagged, most] = [0, 0, 0];
  let inTitle = false;
  for (const [sentence, marked] of facts.marked) {
    const at = sentence.lower.indexOf(lower);
    if (at < 0) continue;
    count++;
    if (sentence.kind === "title") inTitle = true;
    const marks = readMarks(marked, at, at + lower.length, label);
    if (marks === null) continue;
    if (marks.mean > 0.5) tagged++;
    most = Math.max(most, marks.mean);
  }
  yield* climb("most", most);
  yield* climb("count", count, [2, 3, 5]);
  if (count > 1) yield* climb("tagged", tagged / count, [0.3, 0.6, 0.9]);
  if (inTitle) yield "in.title";
}

const LONG_WORD = /\p{L}[\p{L}\p{N}-]{3,}/gu;

function shareOfTitle(text: string, { stems }: PaperSentence): number {
  const words = text.toLowerCase().match(LONG_WORD) ?? [];
  return words.length === 0 ? 0 : words.filter((word) => stems.has(stemWord(word))).length / words.length;
}

function gatherFacts(paper: PaperText): Omit<PaperFacts, "design"> {
  const marked = new Map(paper.once(markPaper).map((one) => [one.sentence, one]));
  const places = new Map([paper.title, ...paper.sentences].map((sentence, at) => [sentence, at - 1]));
  return { about: new Map(), marked, places };
}

function readAbout(sentence: PaperSentence, known: Map<PaperSentence, readonly string[]>): readonly string[] {
  const read =
    known.get(sentence) ??
    SENTENCE_CUES.flatMap(([name, cue]) =>
      cue.test(sentence.lower) ? [`about.${name}`, `about.${name}.${sentence.kind}`] : [],
    );
  known.set(sentence, read);
  return read;
}

/** What speaks for and against a phrase being what it is said to be, by names. */
export function describeValue(
  { field, span, isInField }: PicoValue,
  paper: PaperText,
  design: DesignId | null,
): string[] {
  const facts = { ...paper.once(gatherFacts), design: groupDesign(design) };
  const { sentence, text } = span;
  const label = LABEL_OF[field];
  const names = ["bias", isInField ? "shown" : "elsewhere", `design.${facts.design}`, `kind.${sentence.kind}`];
  names.push(`design.${facts.design}.${sentence.kind}`);
  const from = sentence.text.indexOf(text);
  const marks = readMarks(facts.marked.get(sentence), from, from + text.length, label);
  if (marks === null) names.push("unmarked");
  else {
    for (const [name, value] of Object.entries(marks)) names.push(...climb(name, value));
  }
  const place = (facts.places.get(sentence) ?? 0) / Math.max(1, paper.sentences.length);
  if (sentence.kind === "plain") names.push(`place.${Math.floor(place * 5)}`);
  if (sentence.kind === "plain" && facts.places.get(sentence) === 0) names.push("place.begins");
  names.push(...readAbout(sentence, facts.about));
  names.push(...climb("title", shareOfTitle(text, paper.title), [0.3, 0.6, 0.99]));
  names.push(isStudied(text, paper) ? "studied" : "aside");
  names.push(...describeWords(span), ...describeText(text), ...describeMentions(span, label, facts));
  return names;
}
