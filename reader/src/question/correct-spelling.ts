import { VOCABULARY } from "@medsieve/terminology/vocabulary";
import { stemWord } from "@medsieve/text/stem";
import { splitWords } from "@medsieve/text/words";
import { STOP_WORDS, WEAK_WORDS } from "./stop-words.ts";

/** Shorter words have too many neighbours to know which one was meant. */
const SHORTEST_CORRECTED = 8;
/** Words that are a letter away from a name and mean something else. */
const REAL_WORDS = new Set([
  "morality",
  "prostrate",
  "adoption",
  "contention",
  "invention",
  "intention",
  "retention",
  "reception",
]);

interface Spellings {
  /** Stems of all words of the names: what is among them is no misspelling. */
  stems: Set<string>;
  /** Words by what is left of them without one letter, and by themselves. */
  byRest: Map<string, Set<string>>;
}

let spellings: Spellings | null = null;

function listWithoutOneLetter(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

function buildSpellings(): Spellings {
  const stems = new Set<string>([...STOP_WORDS, ...WEAK_WORDS].map(stemWord));
  const byRest = new Map<string, Set<string>>();
  const words = new Set<string>();
  for (const { english } of VOCABULARY)
    for (const name of english) for (const { text } of splitWords(name)) words.add(text);
  for (const word of words) {
    stems.add(stemWord(word));
    if (word.length < SHORTEST_CORRECTED - 1 || !/^[a-z]+$/u.test(word)) continue;
    for (const rest of listWithoutOneLetter(word)) {
      const sharing = byRest.get(rest);
      if (sharing) sharing.add(word);
      else byRest.set(rest, new Set([word]));
    }
  }
  return { stems, byRest };
}

/** Whether one letter too many, too few or another, or two neighbours in the wrong order, make one word the other. */
function isOneLetterAway(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a.charAt(from) === b.charAt(from)) from++;
  let endA = a.length;
  let endB = b.length;
  while (endA > from && endB > from && a.charAt(endA - 1) === b.charAt(endB - 1)) {
    endA--;
    endB--;
  }
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  if (restA.length <= 1 && restB.length <= 1) return restA !== restB;
  return (
    restA.length === 2 &&
    restA.charAt(0) === restB.charAt(1) &&
    restA.charAt(1) === restB.charAt(0) &&
    restB.length === 2
  );
}

/** Whether a folded word, with whatever ending, stands in a name of the vocabulary or is a plain English word. */
export function isWordOfNames(word: string): boolean {
  spellings ??= buildSpellings();
  return spellings.stems.has(stemWord(word));
}

/** More words so near to one another say that none was meant. */
const MAX_CORRECTIONS = 3;

/**
 * The words of the vocabulary's names that a folded English word of 8 letters or more may have been meant to be: those
 * one letter away, one for each stem. None when the word is known or too short, or too many come near.
 */
export function listCorrections(word: string): string[] {
  if (word.length < SHORTEST_CORRECTED || !/^[a-z]+$/u.test(word) || REAL_WORDS.has(word)) return [];
  spellings ??= buildSpellings();
  if (spellings.stems.has(stemWord(word))) return [];
  const near = new Set<string>();
  for (const rest of listWithoutOneLetter(word)) {
    for (const candidate of spellings.byRest.get(rest) ?? []) if (isOneLetterAway(word, candidate)) near.add(candidate);
  }
  const byStem = new Map([...near].map((candidate) => [stemWord(candidate), candidate]));
  return byStem.size > MAX_CORRECTIONS ? [] : [...byStem.values()];
}
