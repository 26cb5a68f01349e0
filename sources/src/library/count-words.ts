import type { Database } from "@medsieve/database/client";
import { libraryWords } from "@medsieve/database/schema/library";
import { listInflections } from "@medsieve/text/inflections";
import { inArray } from "drizzle-orm";
import type { ReadWordIndex } from "./load-word-index.ts";

/** Words that are asked for as they stand; of fewer, other endings count too. */
const MANY = 50;
/** What a word counts that stands only with other endings. */
const OTHER_ENDING = 1;
/** Papers that a share of the library stands for where its words are not kept. */
const PAPERS = 5_000;

/** In how many papers of the library each folded word stands; a word that has only other endings there counts as one. */
export async function countPapersWith(
  database: Database,
  readWordIndex: ReadWordIndex,
  words: readonly string[],
): Promise<Map<string, number>> {
  const index = await readWordIndex();
  if (index !== null) return countWithEndings(words, index.papersWithWord);
  const rows = await database.db
    .select()
    .from(libraryWords)
    .where(inArray(libraryWords.word, [...words]));
  return new Map(rows.map(({ word, share }) => [word, share * PAPERS]));
}

/** `papersWith`: of each word as it stands; one that no paper has may be absent. */
export function countWithEndings(
  words: readonly string[],
  papersWith: ReadonlyMap<string, number>,
): Map<string, number> {
  const withEnding = (word: string) =>
    words.length < MANY && listInflections(word).some((other) => (papersWith.get(other) ?? 0) > 0) ? OTHER_ENDING : 0;
  return new Map(words.map((word) => [word, papersWith.get(word) || withEnding(word)]));
}

/** The words whose counts `countWithEndings` looks at. */
export const listWithEndings = (words: readonly string[]): string[] =>
  words.length < MANY ? [...new Set(words.flatMap((word) => [word, ...listInflections(word)]))] : [...words];
