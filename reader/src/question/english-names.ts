import { stemWord } from "@medsieve/text/stem";
import type { Word } from "@medsieve/text/words";
import { type CandidateSpan, chooseSpans } from "./choose-spans.ts";
import type { ConceptName } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";
import { ENGLISH_NAMES, type EnglishEntry, readVocabularyConcept } from "./name-index.ts";
import type { QuestionText } from "./question-text.ts";
import { STOP_WORDS } from "./stop-words.ts";

/**
 * The vocabulary's English names in a question's words: the division into names whose longest ones are longest. Marks
 * the words they take.
 */
export function findEnglishNames(question: QuestionText, words: readonly Word[], taken: boolean[]): FoundConcept[] {
  const stems = words.map((word) => findStem(word, question.text));
  const candidates: CandidateSpan<EnglishEntry>[] = [];
  for (let start = 0; start < words.length; start++) {
    const most = Math.min(ENGLISH_NAMES.longest + 2, words.length - start);
    for (let count = 1; count <= most && !taken[start + count - 1]; count++) {
      const end = start + count;
      const entry = findEntry(question.text, words.slice(start, end), stems.slice(start, end));
      if (entry) candidates.push({ start, end, score: count * count, value: entry });
    }
  }
  return chooseSpans(candidates, words.length).flatMap((span) => {
    const [first, last] = [words[span.start], words[span.end - 1]];
    const { named } = span.value;
    if (!first || !last || !("concept" in named)) return [];
    taken.fill(true, span.start, span.end);
    const concept = readVocabularyConcept(question.getWritten(first.start, last.end), named.concept);
    return [{ start: first.start, end: last.end, concept }];
  });
}

/** The stem of a word; "SSRIs" without its plural. */
function findStem(word: Word, text: string): string {
  const written = text.slice(word.start, word.end);
  return stemWord(/^\p{Lu}[\p{Lu}\d]+s$/u.test(written) ? word.text.slice(0, -1) : word.text);
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

/** The concept a run of words names; an abbreviation must be written in capitals, and parts of sentences are no name. */
function findEntry(text: string, words: readonly Word[], stems: readonly string[]): EnglishEntry | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || (words.length === 1 && STOP_WORDS.has(first.text))) return null;
  const entries = listKeys(words, stems).flatMap((key) => ENGLISH_NAMES.names.get(key) ?? []);
  if (entries.length === 0) return null;
  const written = text.slice(first.start, last.end);
  if (/[.;:!?,()]\s/u.test(written)) return null;
  const fitting = entries.filter(({ name, named }) => "concept" in named && isWrittenLike(name, written));
  // "AIDS" is not the aids of hearing aids: of two names alike, the one that is written the same way.
  return fitting.find(({ name }) => name.text === written) ?? fitting[0] ?? null;
}

/** An abbreviation is one where it has capitals, and EGFR is not eGFR. */
function isWrittenLike(name: ConceptName, written: string): boolean {
  if (!name.capitals) return true;
  if (/^\p{Ll}/u.test(name.text)) return written.startsWith(name.text.charAt(0));
  return /\p{Lu}/u.test(written);
}
