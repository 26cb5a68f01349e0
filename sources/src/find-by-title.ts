import type { PaperRecord } from "@medsieve/contract/papers";
import { splitWords } from "@medsieve/text/words";
import type { PaperSource } from "./paper-source.ts";

/** Share of a title's words that the reference must have to mean this paper, or of its words that the title must have. */
const SAME_TITLE = 0.6;
/** Words that a reference has at least for a title to be looked for in it. */
const LEAST_WORDS = 8;
/** Words of a title that a source is asked for. */
const MOST_TITLE_WORDS = 12;
const LEAST_TITLE_WORDS = 4;
/** References without identifier that are looked for by their title. */
const MOST_TITLES = 40;

const wordsOf = (text: string) => splitWords(text.toLowerCase()).map(({ text: word }) => word);

/** Most of these words stand among the others; so do those of none. */
function sharesMost(words: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return words.filter((word) => known.has(word)).length >= SAME_TITLE * words.length;
}

/** Whether a printed reference can mean a paper of this title; true also where it prints too little to decide. */
export function namesTitle(reference: string | null, title: string): boolean {
  if (reference === null) return true;
  const printed = wordsOf(reference.replace(/https?:\/\/\S+|10\.\d{4,9}\/\S+/gu, " "));
  if (printed.filter((word) => /\p{L}{2}/u.test(word)).length < LEAST_WORDS) return true;
  const words = wordsOf(title).filter((word) => word.length > 2);
  const named = printed.filter((word) => word.length > 2 && /\p{L}/u.test(word) && word !== "pmid");
  return sharesMost(words, named) || sharesMost(named, words);
}

/** The longest stretch between two points is a reference's title. */
function guessTitle(reference: string): string | null {
  const parts = reference.split(/[.?!]\s+|[“”"]/u).map((part) => wordsOf(part));
  const [longest = []] = parts.toSorted((a, b) => b.length - a.length);
  return longest.length < LEAST_TITLE_WORDS ? null : longest.slice(0, MOST_TITLE_WORDS).join(" ");
}

/** Papers by the reference that prints their title; null where none has it. What was not looked for is absent. */
export async function findByTitles(
  references: readonly string[],
  source: PaperSource,
  signal: AbortSignal,
): Promise<Map<string, PaperRecord | null>> {
  const found = new Map<string, PaperRecord | null>();
  for (const reference of [...new Set(references)].slice(0, MOST_TITLES)) {
    const title = guessTitle(reference);
    if (title === null) continue;
    const query = title
      .split(" ")
      .map((word) => `${word}[ti]`)
      .join(" AND ");
    const { pmids } = await source.search(query, 3, signal);
    const match = (await source.fetch(pmids, signal)).find((record) => namesTitle(reference, record.title));
    found.set(reference, match ?? null);
  }
  return found;
}
