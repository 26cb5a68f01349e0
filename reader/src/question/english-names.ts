import { spellAmerican } from "@medsieve/query/word-variants";
import type { ConceptKind, VocabularyConcept } from "@medsieve/terminology/terminology";
import { stemWord } from "@medsieve/text/stem";
import { splitWords, type Word } from "@medsieve/text/words";
import { isWrittenLike } from "./abbreviations.ts";
import { type CandidateSpan, chooseSpans } from "./choose-spans.ts";
import type { QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";
import { loadEnglishNames, readName, readVocabularyConcept } from "./name-index.ts";
import { NO_NAMES } from "./no-names.ts";
import type { QuestionText } from "./question-text.ts";
import { writeOut } from "./shorthand.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** A run of words that a name takes, by index, and what it stands for as the question has it. */
export type NameSpan = CandidateSpan<(written: string) => QuestionConcept>;

/** What a name that shares a condition's last word may stand for: people who have it, what is done about it, its course. */
const SHARING: ReadonlySet<ConceptKind> = new Set(["population", "intervention", "outcome", "condition"]);

/** Every run of words that is one of the vocabulary's English names; longer ones count more than their words do alone. */
export function listVocabularyNames(text: string, words: readonly Word[], taken: readonly boolean[]): NameSpan[] {
  const stems = words.map((word) => findStem(word, text));
  const candidates: NameSpan[] = [];
  const kinds = new Map<NameSpan, ConceptKind>();
  for (let start = 0; start < words.length; start++) {
    const most = Math.min(loadEnglishNames().longest + 2, words.length - start);
    for (let count = 1; count <= most && !taken[start + count - 1]; count++) {
      const end = start + count;
      const concept = findConcept(text, words.slice(start, end), stems.slice(start, end));
      if (concept === null) continue;
      const value = (written: string) => readVocabularyConcept(written, concept);
      const span = { start, end, score: count * count, value };
      kinds.set(span, concept.kind);
      candidates.push(span);
    }
  }
  return [...candidates, ...shareWords(candidates, kinds)];
}

/**
 * "Breast cancer survivors" is "breast cancer" and "cancer survivors": of a name that begins with the last word of a
 * condition's, the rest also stands for it.
 */
function shareWords(candidates: readonly NameSpan[], kinds: ReadonlyMap<NameSpan, ConceptKind>): NameSpan[] {
  return candidates.flatMap((condition) => {
    if (kinds.get(condition) !== "condition" || condition.end - condition.start < 2) return [];
    return candidates
      .filter(({ start, end }) => start === condition.end - 1 && end > condition.end)
      .filter((other) => SHARING.has(kinds.get(other) ?? "subject"))
      .map((other) => ({ ...other, start: condition.end }));
  });
}

/** The division into names whose longest ones are longest. Marks the words they take. */
export function takeNames(
  question: QuestionText,
  words: readonly Word[],
  candidates: readonly NameSpan[],
  taken: boolean[],
): FoundConcept[] {
  return chooseSpans(candidates, words.length).flatMap(({ start, end, value }) => {
    const [first, last] = [words[start], words[end - 1]];
    if (!first || !last) return [];
    taken.fill(true, start, end);
    return [{ start: first.start, end: last.end, concept: value(question.getWritten(first.start, last.end)) }];
  });
}

/** The vocabulary's English names in a text's words. Marks the words they take. */
export function findEnglishNames(question: QuestionText, words: readonly Word[], taken: boolean[]): FoundConcept[] {
  return takeNames(question, words, listVocabularyNames(question.text, words, taken), taken);
}

/** The stem of a word in American spelling; "SSRIs" without its plural. */
export function findStem(word: Word, text: string): string {
  const written = text.slice(word.start, word.end);
  return stemWord(/^\p{Lu}[\p{Lu}\d]+s$/u.test(written) ? word.text.slice(0, -1) : spellAmerican(word.text));
}

/** "Fracture of the hip" is "hip fracture", "vaccination against HPV" is "HPV vaccination". */
const TURNS = new Set(["of", "against"]);

/** A run of words as a name, and its turned form. */
function listKeys(words: readonly Word[], stems: readonly string[]): string[] {
  const key = stems.join(" ");
  const of = words.findIndex((word, index) => index > 0 && TURNS.has(word.text));
  if (of < 0 || of === words.length - 1) return [key];
  const rest = stems.slice(of + 1);
  return [key, [...(words[of + 1]?.text === "the" ? rest.slice(1) : rest), ...stems.slice(0, of)].join(" ")];
}

/** In capitals it may be an abbreviation: "DRESS", "BiTE". */
function isEveryday(word: Word | undefined, text: string): boolean {
  return word !== undefined && NO_NAMES.has(word.text) && !/.\p{Lu}/u.test(text.slice(word.start, word.end));
}

/** The concept a run of words names; an abbreviation must be written in capitals. */
export function findConcept(text: string, words: readonly Word[], stems: readonly string[]): VocabularyConcept | null {
  const [first, last] = [words[0], words.at(-1)];
  const isPlain = words.length === 1 && (STOP_WORDS.has(first?.text ?? "") || isEveryday(first, text));
  if (!first || !last || isPlain) return null;
  const keys = listKeys(words, stems);
  const known = [...keys, ...keys.flatMap((key) => writeOut(key) ?? [])];
  const entries = known.flatMap((key) => loadEnglishNames().names.get(key) ?? []);
  if (entries.length === 0) return null;
  const written = text.slice(first.start, last.end);
  if (isBroken(written)) return null;
  const fitting = entries.flatMap(({ text: name, named }) =>
    "concept" in named && isWrittenLike(readName(name), written) ? [{ name, concept: named.concept }] : [],
  );
  // "AIDS" is not the aids of hearing aids: of two names alike, the one that is written the same way.
  return (fitting.find(({ name }) => name === written) ?? fitting[0])?.concept ?? null;
}

/** The concept of the vocabulary that has this English name; null: none has. */
export function findConceptByName(name: string): VocabularyConcept | null {
  const words = splitWords(name);
  const stems = words.map((word) => findStem(word, name));
  return findConcept(name, words, stems);
}

/** Parts of sentences are no name; "C. difficile" is one. */
export function isBroken(written: string): boolean {
  return /[;:!?,()]\s|(?<!\b\p{L})\.\s/u.test(written);
}
