import type { Database } from "@medsieve/database/client";
import { runCancelable } from "@medsieve/database/run-cancelable";
import { libraryIndex } from "@medsieve/database/schema/library";
import { answersFromLibrary } from "@medsieve/sources/library/answering-papers";
import { SegmentGoneError } from "@medsieve/sources/library/postings/read-postings";
import type { PostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { matchLexeme } from "@medsieve/sources/query/tsquery";
import { type SQL, sql } from "drizzle-orm";

/** Papers of which the words are read where there are no postings: enough to see what a beginning matches. */
const PAPERS_READ = 1_000;
/** In fewer papers, a word that is spelt well may well be missing. */
const ENOUGH_PAPERS = 1_000;
/** Words that are named; the others are only counted. */
const WORDS_NAMED = 12;

export interface MatchedWords {
  /** The commonest first, with the papers that have each. */
  words: { word: string; papers: number }[];
  /** All words that begin so. */
  count: number;
}

/** What papers of the library say of a query's words. Its methods throw the signal's reason when that is aborted. */
export interface LibraryWords {
  /** Words that begin with this folded text. */
  listMatched: (beginning: string) => Promise<MatchedWords>;
  /** Those of these folded words that no paper has; null where the library is too small to say. */
  findMissing: (words: readonly string[]) => Promise<ReadonlySet<string> | null>;
}

/** The library, and its postings. */
export interface SearchedLibrary {
  database: Database;
  postings: PostingsSearch;
}

/** Answers for one call: what several queries ask is looked for once. */
export function createLibraryWords(library: SearchedLibrary, signal: AbortSignal): LibraryWords {
  const matched = new Map<string, Promise<MatchedWords>>();
  return {
    listMatched(beginning) {
      const known = matched.get(beginning) ?? listMatchedWords(library, beginning, signal);
      matched.set(beginning, known);
      return known;
    },
    findMissing: (words) => findMissingWords(library.database, words, signal),
  };
}

async function listMatchedWords(
  library: SearchedLibrary,
  beginning: string,
  signal: AbortSignal,
): Promise<MatchedWords> {
  signal.throwIfAborted();
  const counts =
    (await countByPostings(library, beginning, signal)) ??
    (await countInIndex(library.database, beginning, null, signal));
  const words = Array.from(counts, ([word, papers]) => ({ word, papers })).toSorted(
    (one, other) => other.papers - one.papers || (one.word < other.word ? -1 : 1),
  );
  return { words: words.slice(0, WORDS_NAMED), count: words.length };
}

/** Null where there are no postings, or too many words begin so. */
async function countByPostings(
  { database, postings }: SearchedLibrary,
  beginning: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number> | null> {
  const state = await postings.readState();
  if (state === null) return null;
  try {
    const written = await postings.countBeginning(state, beginning);
    if (written === null || state.unindexed.length === 0) return written;
    const counts = new Map(written);
    for (const [word, papers] of await countInIndex(database, beginning, state.unindexed, signal)) {
      counts.set(word, (counts.get(word) ?? 0) + papers);
    }
    return counts;
  } catch (error) {
    if (error instanceof SegmentGoneError) return null;
    throw error;
  }
}

/** `among`: the only papers that are asked; null for a thousand of those that have such a word. */
async function countInIndex(
  database: Database,
  beginning: string,
  among: readonly number[] | null,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const matches = matchLexeme(beginning, { prefix: true });
  const only: SQL = among === null ? sql`true` : sql`${libraryIndex.pmid} = any(${sql.param([...among])}::int[])`;
  const rows = await runCancelable<{ word: string; papers: number }>(
    database,
    sql`
      select word, count(*)::int as papers
      from (
        select ${libraryIndex.lexemes} as lexemes from ${libraryIndex}
        where ${libraryIndex.lexemes} @@ ${matches}::tsquery and ${only} and ${answersFromLibrary} limit ${PAPERS_READ}
      ) as read, unnest(read.lexemes) as found (word, positions, weights)
      where starts_with(word, ${beginning}) and strpos(word, '=') = 0
      group by word`,
    signal,
  );
  return new Map(rows.map(({ word, papers }) => [word, papers]));
}

async function findMissingWords(
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
