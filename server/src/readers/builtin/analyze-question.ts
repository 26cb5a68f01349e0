import { foldText, splitWords } from "../../text/words.ts";
import type { ConceptName, QuestionConcept } from "./concept.ts";
import { findNamedPapers } from "./named-papers.ts";
import { stemWord } from "./stem.ts";
import { EAST_ASIAN_STOP_WORDS, STOP_WORDS, WEAK_WORDS } from "./stop-words.ts";
import { VOCABULARY, type VocabularyConcept } from "./vocabulary/vocabulary.ts";

export interface QuestionAnalysis {
  /** In the order of the question, each once. */
  concepts: QuestionConcept[];
  /** Papers that it names, in its order. */
  pmids: string[];
  /** What could not be used, as the user wrote it. */
  notUnderstood: string[];
}

const KIND_WEIGHT = { condition: 1, intervention: 1, outcome: 0.7, population: 0.55, word: 0.9 } as const;
const WEAK_WEIGHT = 0.15;
const MAX_CONCEPTS = 24;
const MAX_NAME_WORDS = 7;
const EAST_ASIAN_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・々α-ωA-Za-z0-9-]+/gu;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const USABLE_WORD = /^[\p{Script=Latin}\p{Script=Greek}\p{N}]+$/u;

/** A name is an abbreviation when it has two capitals in a row or ends in one, and is short. */
function isAbbreviation(text: string): boolean {
  return text.length <= 8 && /^[A-Za-z0-9-]*\p{Lu}[\p{Lu}\d]+[A-Za-z0-9-]*$/u.test(text) && !/\p{Ll}{3}/u.test(text);
}

function nameConcept(text: string): ConceptName {
  return { text, stems: splitWords(text).map((word) => stemWord(word.text)), capitals: isAbbreviation(text) };
}

interface EnglishEntry {
  concept: VocabularyConcept;
  name: ConceptName;
}

function buildEnglishIndex(): Map<string, EnglishEntry[]> {
  const index = new Map<string, EnglishEntry[]>();
  for (const concept of VOCABULARY) {
    const heading = concept.heading?.includes(",") ? [] : [concept.heading ?? ""];
    for (const text of [...concept.english, ...heading]) {
      if (text === "") continue;
      const name = nameConcept(text);
      const key = name.stems.join(" ");
      const entries = index.get(key);
      if (entries) entries.push({ concept, name });
      else index.set(key, [{ concept, name }]);
    }
  }
  return index;
}

function buildEastAsianIndex(): { names: Map<string, VocabularyConcept>; longest: number } {
  const names = new Map<string, VocabularyConcept>();
  for (const concept of VOCABULARY) {
    for (const text of [...concept.japanese, ...concept.chinese]) {
      const folded = foldCharacters(text);
      if (!names.has(folded)) names.set(folded, concept);
    }
  }
  return { names, longest: Math.max(...[...names.keys()].map((name) => name.length)) };
}

/** Lower case and compatibility forms resolved, character by character, so that offsets stay. */
function foldCharacters(text: string): string {
  return text.replace(/[A-Za-z]+/gu, (letters) => letters.toLowerCase());
}

const ENGLISH = buildEnglishIndex();
const EAST_ASIAN_NAMES = buildEastAsianIndex();

function readVocabularyConcept(written: string, concept: VocabularyConcept): QuestionConcept {
  return {
    written,
    kind: concept.kind,
    heading: concept.heading,
    names: concept.english.map(nameConcept),
    narrower: concept.narrower.map(nameConcept),
    weight: KIND_WEIGHT[concept.kind],
  };
}

function readFreeWord(written: string): QuestionConcept {
  const name = nameConcept(written);
  const weak = name.stems.length === 1 && isWeak(foldText(written));
  return {
    written,
    kind: "word",
    heading: null,
    names: [name],
    narrower: [],
    weight: weak ? WEAK_WEIGHT : KIND_WEIGHT.word,
  };
}

const WEAK_STEMS = new Set(Array.from(WEAK_WORDS, stemWord));

/** Whether a folded word says little of the subject, whatever its ending. */
function isWeak(word: string): boolean {
  return WEAK_WORDS.has(word) || WEAK_STEMS.has(stemWord(word));
}

/** A concept of the question and where it stands. */
interface Found {
  start: number;
  concept: QuestionConcept;
}

/** Names of the vocabulary, the longest first, in a text of words. Marks the words they take. */
function findEnglishNames(text: string, words: ReturnType<typeof splitWords>, taken: boolean[]): Found[] {
  const found: Found[] = [];
  const stems = words.map((word) => stemWord(word.text));
  for (let index = 0; index < words.length; index++) {
    for (let count = Math.min(MAX_NAME_WORDS, words.length - index); count > 0; count--) {
      const first = words[index];
      const last = words[index + count - 1];
      const entries = ENGLISH.get(stems.slice(index, index + count).join(" "));
      if (!first || !last || !entries || taken.slice(index, index + count).includes(true)) continue;
      const written = text.slice(first.start, last.end);
      const entry = entries.find(({ name }) => !name.capitals || /\p{Lu}/u.test(written));
      if (!entry || (count === 1 && STOP_WORDS.has(first.text))) continue;
      found.push({ start: first.start, concept: readVocabularyConcept(written, entry.concept) });
      taken.fill(true, index, index + count);
      index += count - 1;
      break;
    }
  }
  return found;
}

/** Japanese and Chinese names by longest match, in runs without blanks; what is left is reported or ignored. */
function findEastAsianNames(text: string, covered: boolean[], notUnderstood: string[]): Found[] {
  const found: Found[] = [];
  const folded = foldCharacters(text);
  for (const run of text.matchAll(EAST_ASIAN_RUN)) {
    if (!EAST_ASIAN.test(run[0])) continue;
    const end = run.index + run[0].length;
    let rest = "";
    let index = run.index;
    while (index < end) {
      const match = findLongest(folded, index, end);
      if (match === null) {
        if (EAST_ASIAN.test(text.charAt(index))) rest += text.charAt(index);
        else {
          reportRest(rest, notUnderstood);
          rest = "";
        }
        index++;
        continue;
      }
      reportRest(rest, notUnderstood);
      rest = "";
      if (match.concept) {
        found.push({
          start: index,
          concept: readVocabularyConcept(text.slice(index, index + match.length), match.concept),
        });
        covered.fill(true, index, index + match.length);
      }
      index += match.length;
    }
    reportRest(rest, notUnderstood);
  }
  return found;
}

function findLongest(
  text: string,
  index: number,
  end: number,
): { length: number; concept: VocabularyConcept | null } | null {
  for (let length = Math.min(EAST_ASIAN_NAMES.longest, end - index); length > 0; length--) {
    const piece = text.slice(index, index + length);
    const concept = EAST_ASIAN_NAMES.names.get(piece);
    if (concept) return { length, concept };
    if (EAST_ASIAN_STOP_WORDS.has(piece)) return { length, concept: null };
  }
  return null;
}

/** Hiragana, with the one ideograph of a verb before it, is grammar; other ideographs and katakana were meant. */
function reportRest(rest: string, notUnderstood: string[]): void {
  const meant = rest.replace(/(?<!\p{Script=Han})\p{Script=Han}(?=\p{Script=Hiragana})/gu, "");
  for (const piece of meant.split(/\p{Script=Hiragana}+/u)) {
    const text = piece.replace(/^[ー・]+|[ー・]+$/gu, "");
    if (text !== "" && !EAST_ASIAN_STOP_WORDS.has(text)) notUnderstood.push(text);
  }
}

/** Words outside the vocabulary. Joined by a hyphen, or a word and its number ("interleukin 6"), they are one phrase. */
function findFreeWords(
  text: string,
  words: ReturnType<typeof splitWords>,
  taken: boolean[],
  notUnderstood: string[],
): Found[] {
  const found: Found[] = [];
  for (let index = 0; index < words.length; index++) {
    const first = words[index];
    if (!first || taken[index]) continue;
    let last = first;
    for (let next = words[index + 1]; next && !taken[index + 1]; next = words[index + 1]) {
      const between = text.slice(last.end, next.start);
      const numbered = between === " " && /^\p{N}{1,2}\p{L}?$/u.test(next.text) && isFreeSubject(first.text);
      if (!numbered && !/^[-‐‑–/]$/u.test(between)) break;
      last = next;
      index++;
    }
    const written = text.slice(first.start, last.end);
    const usable = splitWords(written).every((word) => USABLE_WORD.test(word.text));
    if (first === last && STOP_WORDS.has(first.text)) continue;
    if (!usable || !/\p{L}/u.test(written) || (written.length < 2 && !/\p{Script=Greek}/u.test(written))) {
      if (/[\p{L}\p{N}]/u.test(written) && !(usable && /\p{L}/u.test(written))) notUnderstood.push(written);
      continue;
    }
    found.push({ start: first.start, concept: readFreeWord(written) });
  }
  return found;
}

function isFreeSubject(word: string): boolean {
  return /\p{L}/u.test(word) && !STOP_WORDS.has(word) && !isWeak(word);
}

/**
 * What a question in English, Japanese or Chinese asks about: concepts of the vocabulary by longest match, then its
 * other words as free text. Never throws; a question without usable words gives no concepts.
 */
export function analyzeQuestion(question: string): QuestionAnalysis {
  const { pmids, rest: text } = findNamedPapers(question.normalize("NFKC"));
  const notUnderstood: string[] = [];
  const covered = new Array<boolean>(text.length).fill(false);
  const eastAsian = findEastAsianNames(text, covered, notUnderstood);
  const words = splitWords(text).filter(
    (word) => !EAST_ASIAN.test(word.text) && word.text !== "ー" && !covered[word.start],
  );
  const taken = new Array<boolean>(words.length).fill(false);
  const english = findEnglishNames(text, words, taken);
  const free = findFreeWords(text, words, taken, notUnderstood);
  if (!/[\p{L}\p{N}]/u.test(text) && text.trim() !== "") notUnderstood.push(text.trim());

  const seen = new Set<string>();
  const concepts = [...eastAsian, ...english, ...free]
    .sort((a, b) => a.start - b.start)
    .map((found) => found.concept)
    .filter((concept) => {
      const key = concept.heading ?? concept.names[0]?.stems.join(" ") ?? "";
      if (key === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  return { concepts: dropExcess(concepts), pmids, notUnderstood: [...new Set(notUnderstood)].slice(0, 50) };
}

/** A very long question keeps its weightiest concepts, in their order. */
function dropExcess(concepts: QuestionConcept[]): QuestionConcept[] {
  if (concepts.length <= MAX_CONCEPTS) return concepts;
  const kept = new Set([...concepts].sort((a, b) => b.weight - a.weight).slice(0, MAX_CONCEPTS));
  return concepts.filter((concept) => kept.has(concept));
}
