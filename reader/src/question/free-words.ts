import { spellAmerican } from "@medsieve/query/word-variants";
import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { stemWord } from "@medsieve/text/stem";
import { foldText, splitWords, type Word } from "@medsieve/text/words";
import { isDrugName } from "./drug-names.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import { loadEnglishNames, readGeneralWord, readWordConcept, splitDenial } from "./name-index.ts";
import { isWordOfNames } from "./names-words.ts";
import type { QuestionText } from "./question-text.ts";
import { isSpoken, STORY_WORDS } from "./spoken.ts";
import { STOP_WORDS, WEAK_WORDS } from "./stop-words.ts";

const USABLE_WORD = /^[\p{Script=Latin}\p{Script=Greek}\p{N}]+$/u;
const WEAK_STEMS = new Set(Array.from(WEAK_WORDS, stemWord));

export interface FreeWords {
  found: FoundConcept[];
  /** Words that say little, for a question that has nothing else. */
  weak: FoundConcept[];
  /** Offsets of words that cannot be searched for. */
  unknown: { start: number; end: number }[];
}

/** "Terribly", "reliably" say how; a family and an anomaly are things. */
const ADVERB =
  /^(?!(?:anomaly|assembly|reassembly|family|stepfamily|melancholy|homily|butterfly|monopoly|polly|dragonfly|housefly|blackfly|sandfly|mayfly|firefly|panoply|oligopoly)$)[a-z]{3,}ly$/u;

/** "STEPPS" in a sentence is a name, whatever its stem. */
const isNameInCapitals = (word: string, text: string): boolean => /^\p{Lu}{3,}$/u.test(word) && /\p{Ll}{2}/u.test(text);

/** Whether a folded word says little of the subject, whatever its ending. */
export function isWeak(word: string): boolean {
  return WEAK_WORDS.has(word) || WEAK_STEMS.has(stemWord(word)) || (word.length >= 6 && ADVERB.test(word));
}

function isSubject(word: string): boolean {
  return /\p{L}/u.test(word) && !STOP_WORDS.has(word) && !isWeak(word) && findAspect([word]) === null;
}

function findAspect(words: readonly string[]): readonly string[] | null {
  const entries = loadEnglishNames().names.get(words.map((word) => stemWord(spellAmerican(word))).join(" ")) ?? [];
  const [aspect] = entries.flatMap(({ named }) => ("aspect" in named ? [named.aspect] : []));
  return aspect ?? null;
}

let generalLetters: ReadonlyMap<string, readonly string[]> | null = null;

/** The general words of Japanese and Chinese that are written in Latin letters: TDM, MIC. */
function loadGeneralLetters(): ReadonlyMap<string, readonly string[]> {
  generalLetters ??= new Map(
    TERMINOLOGY.generalWords.flatMap(({ english, japanese, chinese }) =>
      [...japanese, ...chinese].filter((form) => !isEastAsian(form)).map((form) => [form, english] as const),
    ),
  );
  return generalLetters;
}

/** Words outside the vocabulary. Joined by a hyphen, or a word and its number ("interleukin 6", "factor V"), they are one phrase. */
export function findFreeWords(question: QuestionText, words: readonly Word[], taken: readonly boolean[]): FreeWords {
  const result: FreeWords = { found: [], weak: [], unknown: [] };
  const isStory = isSpoken(question.text);
  for (let index = 0; index < words.length; index++) {
    const first = words[index];
    if (!first || taken[index]) continue;
    let last = first;
    for (let next = words[index + 1]; next && !taken[index + 1]; next = words[index + 1]) {
      if (!isJoined(question.text, last, next, first)) break;
      last = next;
      index++;
    }
    readPhrase(question, first.start, last.end, isStory, result);
  }
  return result;
}

function isJoined(text: string, last: Word, next: Word, first: Word): boolean {
  const between = text.slice(last.end, next.start);
  const isHyphen = /^[-‐‑–]$/u.test(between);
  if (!isHyphen && between !== " ") return false;
  if (last === first && findAspect([first.text, next.text]) !== null) return true;
  // "Procalcitonin-guided", "EGFR-mutated": the ending is a word like any other.
  if (isHyphen) return first.text !== "non" && !(isSubject(first.text) && isWeak(next.text));
  if (last === first && isProductCode(text.slice(first.start, next.end))) return true;
  // "Dex 0.15": a figure with its fraction is a dose.
  if (/^[.,]\d/u.test(text.slice(next.end, next.end + 2))) return false;
  // "When I was pregnant": no Roman figure.
  if (
    next.text === "i" &&
    /^ (?:was|am|have|had|can|could|should|take|took|need|do|did|know|get|got|want|use|will|would)\b/u.test(
      text.slice(next.end),
    )
  )
    return false;
  const isOrdinal = /^\p{N}{1,2}\p{L}?$/u.test(next.text) || /^\p{Lu}$/u.test(text.slice(next.start, next.end));
  return isOrdinal && isSubject(first.text);
}

/** "ABP 501", "MK 677": letters in capitals and a number that is no year. */
function isProductCode(text: string): boolean {
  return /^\p{Lu}{2,5} (?!(?:19|20)\p{N}{2}$)\p{N}{2,6}$/u.test(text);
}

function readPhrase(question: QuestionText, start: number, end: number, isStory: boolean, result: FreeWords): void {
  const text = question.text.slice(start, end);
  const parts = splitWords(text).map((word) => word.text);
  if (parts.every((part) => STOP_WORDS.has(part))) return;
  if (!parts.every((part) => USABLE_WORD.test(part))) {
    result.unknown.push({ start, end });
    return;
  }
  if (!/\p{L}/u.test(text) || (text.length < 2 && !/\p{Script=Greek}/u.test(text))) return;
  const written = question.getWritten(start, end);
  const aspect = findAspect(parts);
  const general = loadGeneralLetters().get(text);
  if (aspect) {
    result.found.push({ start, end, concept: readWordConcept(written, aspect, true) });
  } else if (general !== undefined && isEastAsian(question.text)) {
    result.found.push({ start, end, concept: readGeneralWord(written, general) });
  } else if (
    !isNameInCapitals(text, question.text) &&
    parts.every((part) => STOP_WORDS.has(part) || isWeak(part) || (isStory && STORY_WORDS.has(part)))
  ) {
    result.weak.push({ start, end, concept: readWordConcept(written, [foldText(text)], true) });
  } else {
    const concept = readWordConcept(written, [text], false);
    const isDrug = parts.length === 1 && isDrugName(text);
    result.found.push({ start, end, concept: isDrug ? { ...concept, kind: "intervention", weight: 1 } : concept });
  }
}

/** "nondiabetic" is "non" and "diabetic" where the vocabulary knows either; other words stay whole. */
function splitWord(word: Word): Word[] {
  const parts = splitDenial(word.text);
  if (parts === null || word.end - word.start !== word.text.length) return [word];
  if (!isWordOfNames(word.text) && !isWordOfNames(parts[1])) return [word];
  const middle = word.start + parts[0].length;
  return [
    { text: parts[0], start: word.start, end: middle },
    { text: parts[1], start: middle, end: word.end },
  ];
}

/** Words of a question that are not written in Japanese or Chinese, as far as nothing else took them. */
export function listWords(text: string, isTaken: (index: number) => boolean): Word[] {
  return splitWords(text)
    .filter((word) => !isEastAsian(word.text) && !isTaken(word.start))
    .flatMap(splitWord);
}
