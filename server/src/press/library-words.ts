import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { runCancelable } from "../db/run-cancelable.ts";
import { libraryIndex } from "../db/schema/library.ts";
import { matchLexeme } from "../query/tsquery.ts";
import { answersFromLibrary } from "../sources/library/answering-papers.ts";

/** Papers of which the words are read: enough to see what a beginning matches. */
const PAPERS_READ = 1_000;
/** In fewer papers, a word that is spelt well may well be missing. */
const ENOUGH_PAPERS = 1_000;
/** Words that are named; the others are only counted. */
const WORDS_NAMED = 12;

export interface MatchedWords {
  /** The commonest first, with the papers that have each, among those that were read. */
  words: { word: string; papers: number }[];
  /** All words that begin so. */
  count: number;
}

/** Words in papers of the library that begin with this folded text. Throws the signal's reason when aborted. */
export async function listMatchedWords(
  database: Database,
  beginning: string,
  signal: AbortSignal,
): Promise<MatchedWords> {
  const matches = matchLexeme(beginning, { prefix: true });
  const rows = await runCancelable<{ word: string; papers: number; count: number }>(
    database,
    sql`
      select word, count(*)::int as papers, (count(*) over ())::int as count
      from (
        select ${libraryIndex.lexemes} as lexemes from ${libraryIndex}
        where ${libraryIndex.lexemes} @@ ${matches}::tsquery and ${answersFromLibrary} limit ${PAPERS_READ}
      ) as read, unnest(read.lexemes) as found (word, positions, weights)
      where starts_with(word, ${beginning}) and strpos(word, '=') = 0
      group by word order by papers desc, word limit ${WORDS_NAMED}`,
    signal,
  );
  return { words: rows.map(({ word, papers }) => ({ word, papers })), count: rows[0]?.count ?? 0 };
}

/** Those of these folded words that no paper of the library has; null where it is too small to say. */
export async function findMissingWords(
  database: Database,
  words: readonly string[],
  signal: AbortSignal,
): Promise<Set<string> | null> {
  const rows = await runCancelable<{ word: string; is_there: boolean }>(
    database,
    sql`
      select word, exists (
        select 1 from ${libraryIndex} where ${libraryIndex.lexemes} @@ asked.matches::tsquery and ${answersFromLibrary}
      ) as is_there
      from unnest(${sql.param([...words])}::text[], ${sql.param(words.map((word) => matchLexeme(word)))}::text[])
        as asked (word, matches)
      where (select count(*) from (select 1 from ${libraryIndex} where ${answersFromLibrary} limit ${ENOUGH_PAPERS}) as counted)
        >= ${ENOUGH_PAPERS}`,
    signal,
  );
  if (words.length > 0 && rows.length === 0) return null;
  return new Set(rows.filter(({ is_there }) => !is_there).map(({ word }) => word));
}
