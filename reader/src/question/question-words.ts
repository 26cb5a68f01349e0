import type { QuestionWord } from "@medsieve/contract/question-words";
import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { splitWords } from "@medsieve/text/words";
import { isTypedWord, type QuestionConcept } from "./concept.ts";
import { isEastAsian } from "./east-asian-text.ts";
import { findConceptByName } from "./english-names.ts";
import type { FoundConcept } from "./found-concept.ts";
import { isWeak } from "./free-words.ts";
import type { QuestionText, SpellingCorrection } from "./question-text.ts";
import { isSpoken, STORY_WORDS } from "./spoken.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** What a stretch of the question is used as, by its place in the normalized text. */
export interface WordClaim {
  start: number;
  end: number;
  use: QuestionWord["use"];
  as: string | null;
}

/** What joins arms, or denies what stands beside it. */
const RESTRICTS =
  /^(?:without|not|no|non|never|neither|nor|free|except|excluding|excluded|other|than|besides|apart|aside|avoid|avoiding|rather|instead|absence|lacking|vs|versus|compared|against)$/u;
/** Whether a word restricts what stands beside it, and names nothing itself. */
export function isRestriction(word: string): boolean {
  return RESTRICTS.test(word.toLowerCase());
}

const LETTER = /[\p{L}\p{N}]/u;

/** What was read of the question beside its concepts, each by its place in the normalized text. */
export interface ReadStretches {
  /** Concepts that the queries use, and what is excluded. */
  used: readonly FoundConcept[];
  ages: readonly { start: number; end: number }[];
  numbers: readonly { start: number; end: number }[];
  unknown: readonly { start: number; end: number }[];
  /** Japanese and Chinese words that build the question. */
  plain: readonly { start: number; end: number }[];
  /** What it sets against each other, in the order of the arms. */
  arms: readonly { start: number; end: number }[];
}

/** By its heading, unless MeSH has none of its own for it and files it under a wider one: then by its name. */
function nameConcept({ kind, heading, alsoHeadings, names, excluded }: QuestionConcept, isAge: boolean): string | null {
  const name = names[0]?.text ?? null;
  const isThing = kind !== "population" && kind !== "outcome";
  const isWider =
    isThing && heading !== null && name !== null && TERMINOLOGY.mesh.findDescriptor(name)?.heading !== heading;
  const ages = isAge && heading !== null ? [heading, ...alsoHeadings].join(", ") : heading;
  const shown = isWider ? name : (ages ?? name);
  return excluded && shown !== null ? `NOT ${shown}` : shown;
}

/** Not so a concept of the vocabulary that has no other name than the one that was typed. */
function isOnlyTyped(concept: QuestionConcept): boolean {
  return isTypedWord(concept) && (concept.kind === "word" || findConceptByName(concept.written) === null);
}

function claimConcept({ start, end, concept }: FoundConcept, ages: ReadStretches["ages"]): WordClaim {
  const isAge = ages.some((age) => age.start < end && start < age.end);
  const use = concept.excluded || isAge ? "restriction" : isOnlyTyped(concept) ? "typed" : "concept";
  return { start, end, use, as: nameConcept(concept, isAge) };
}

/**
 * Each word of the question with its one use, in order: every letter and figure lies in exactly one of them. Places are
 * those of the question as it was typed.
 */
export function listQuestionWords(
  question: string,
  text: QuestionText,
  read: ReadStretches,
  corrections: readonly SpellingCorrection[],
): QuestionWord[] {
  const named = (use: WordClaim["use"], as: string | null) => (place: { start: number; end: number }) => ({
    start: place.start,
    end: place.end,
    use,
    as,
  });
  const claims: WordClaim[] = [
    ...read.used.map((found) => claimConcept(found, read.ages)),
    ...read.numbers.map(named("restriction", null)),
    ...read.unknown.map(named("unused", null)),
    ...read.plain.map(named("function", null)),
    ...listOtherWords(text.text),
  ];
  const taken = new Uint8Array(question.length);
  const words: QuestionWord[] = [];
  for (const claim of claims) {
    const { start, end } = text.getPlace(claim.start, claim.end);
    for (const place of listFree(taken, start, end)) {
      if (!LETTER.test(question.slice(place.start, place.end))) continue;
      taken.fill(1, place.start, place.end);
      words.push(describe(question, place, claim, corrections));
    }
  }
  for (const place of listFree(taken, 0, question.length)) {
    const left = question.slice(place.start, place.end);
    for (const { 0: letters, index } of left.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      const [start, end] = [place.start + index, place.start + index + letters.length];
      words.push(describe(question, { start, end }, { start, end, use: "function", as: null }, corrections));
    }
  }
  const arms = read.arms.map(({ start, end }) => text.getPlace(start, end));
  return joinFunctionWords(words.sort((a, b) => a.start - b.start).map((word) => markArm(word, arms)));
}

/** A word belongs to an arm that has the most of it, and to one that it begins with: "IV" and "IV antibiotics". */
function markArm(word: QuestionWord, arms: readonly { start: number; end: number }[]): QuestionWord {
  const arm = arms.findIndex(
    ({ start, end }) =>
      2 * (Math.min(end, word.end) - Math.max(start, word.start)) >= word.end - word.start ||
      (start === word.start && end < word.end && word.use === "concept" && /^[A-Za-z]/u.test(word.text)),
  );
  return arm < 0 ? word : { ...word, arm };
}

/** Japanese and Chinese words that build the sentence, one behind the other, are one. */
function joinFunctionWords(words: readonly QuestionWord[]): QuestionWord[] {
  const joined: QuestionWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const areFunction = before?.use === "function" && word.use === "function";
    const isPart = areFunction && before.end === word.start && before.arm === word.arm;
    if (before !== undefined && isPart && isEastAsian(word.text) && isEastAsian(before.text)) {
      joined[joined.length - 1] = { ...before, text: before.text + word.text, end: word.end };
    } else joined.push(word);
  }
  return joined;
}

/** Words that no concept took: those that build the sentence, and those that are searched as they stand. */
function listOtherWords(text: string): WordClaim[] {
  const isStory = isSpoken(text);
  return splitWords(text).map(({ text: word, start, end }) => {
    if (isEastAsian(word)) return { start, end, use: "function", as: null };
    if (isStory && (isWeak(word) || STORY_WORDS.has(word))) return { start, end, use: "function", as: null };
    if (isRestriction(word)) return { start, end, use: "restriction", as: null };
    return STOP_WORDS.has(word) ? { start, end, use: "function", as: null } : { start, end, use: "typed", as: word };
  });
}

/** The stretches between these places that nothing took yet. */
function listFree(taken: Uint8Array, from: number, to: number): { start: number; end: number }[] {
  const free: { start: number; end: number }[] = [];
  for (let start = from; start < to; ) {
    if (taken[start] === 1) {
      start++;
      continue;
    }
    let end = start;
    while (end < to && taken[end] === 0) end++;
    free.push({ start, end });
    start = end;
  }
  return free;
}

/** A word whose spelling was corrected suggests what was typed. */
function describe(
  question: string,
  { start, end }: { start: number; end: number },
  { use, as }: WordClaim,
  corrections: readonly SpellingCorrection[],
): QuestionWord {
  const text = question.slice(start, end);
  const corrected = corrections.find((it) => it.start < end && start < it.end);
  const read = corrected !== undefined && use === "typed" ? corrected.as : as;
  return { text, start, end, use, as: read, suggestion: corrected === undefined ? null : text };
}
