import { listInflections } from "@medsieve/text/inflections";
import { inArray } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { libraryWords } from "../../db/schema/library.ts";
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
  if (index !== null) {
    const withEnding = (word: string) =>
      words.length < MANY && listInflections(word).some((other) => index.papersWithWord.has(other)) ? OTHER_ENDING : 0;
    return new Map(words.map((word) => [word, index.papersWithWord.get(word) ?? withEnding(word)]));
  }
  const rows = await database.db
    .select()
    .from(libraryWords)
    .where(inArray(libraryWords.word, [...words]));
  return new Map(rows.map(({ word, share }) => [word, share * PAPERS]));
}
