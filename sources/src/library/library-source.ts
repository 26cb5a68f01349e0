import type { PaperRecord } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import type { SourceWord } from "@medsieve/reader/reader";
import { AppError } from "@medsieve/runtime/app-error";
import { sql } from "drizzle-orm";
import type { PaperSource, SourceHits, TermWeights } from "../paper-source.ts";
import type { QueryWork } from "../query/query-work.ts";
import { countPapersWith } from "./count-words.ts";
import { createLibraryDescriber } from "./describe-library.ts";
import { fetchPapers } from "./fetch-papers.ts";
import { findAmong } from "./find-among.ts";
import { findByDoi } from "./find-by-doi.ts";
import { findHeadings } from "./find-headings.ts";
import { findInLibrary } from "./find-in-library.ts";
import { findSince, searchSince } from "./find-since.ts";
import { keepRarest } from "./keep-rarest.ts";
import { createWordIndexReader } from "./load-word-index.ts";
import { readPaperWords } from "./paper-words.ts";
import { createPostingsSearch, type PostingsSearch } from "./postings/search-postings.ts";
import { groupTerms, listRankTerms, listWeightedTerms } from "./rank-terms.ts";
import { rankTypedWords } from "./rank-typed-words.ts";
import { createWordShares } from "./word-shares.ts";

export interface LibraryBounds {
  /** Papers whose words are kept in memory; a larger library orders by its full-text index alone. */
  papersInMemory: number;
  /** Papers that the rarest of a question's words may have together, where the words are not in memory. */
  papersWithRarest?: number;
}

const BOUNDS: LibraryBounds = { papersInMemory: 150_000 };

/**
 * The local library in `database` as a source of papers; `postings` are of the same one. An empty one refuses to search
 * (`library_empty`).
 */
export function createLibrarySource(
  database: Database,
  work: QueryWork,
  postings: PostingsSearch = createPostingsSearch(database),
  bounds: LibraryBounds = BOUNDS,
): PaperSource {
  const readShares = createWordShares(database);
  const readWordIndex = createWordIndexReader(database, bounds.papersInMemory);
  const describe = createLibraryDescriber(database);

  async function search(
    query: string,
    limit: number,
    signal: AbortSignal,
    termWeights?: TermWeights,
  ): Promise<SourceHits> {
    const [compiled] = await work.run("compileQueries", [query], signal);
    if (compiled === undefined) throw new Error("a query was compiled to nothing");
    signal.throwIfAborted();
    // Who asks for no PMIDs wants them counted; ordering them costs more than finding them.
    const own = compiled.rank === null ? [] : listRankTerms(compiled.rank);
    const terms = limit <= 0 ? [] : termWeights === undefined ? own : listWeightedTerms(termWeights);
    const shares = await readShares();
    const asked = {
      where: compiled.where,
      groups: groupTerms(terms, shares),
      limit: Math.max(0, Math.trunc(limit)),
    };
    signal.throwIfAborted();
    const found = await findInLibrary({ database, postings, shares }, asked, signal);
    signal.throwIfAborted();
    if (found.total === 0) await refuseEmptyLibrary();
    signal.throwIfAborted();
    return { ...found, understood: compiled.understood, warnings: compiled.warnings };
  }

  async function refuseEmptyLibrary(): Promise<void> {
    const found = await database.db.execute(sql`select 1 from library_index limit 1`);
    if (found.rows.length > 0) return;
    throw new AppError(
      503,
      "library_empty",
      "The library holds no papers yet. Import PubMed files with: npm run library:import -- FILE…",
    );
  }

  async function fetch(pmids: readonly string[], signal: AbortSignal): Promise<PaperRecord[]> {
    signal.throwIfAborted();
    const papers = await fetchPapers(database, pmids);
    signal.throwIfAborted();
    return papers;
  }

  async function countWords(pmids: readonly string[], signal: AbortSignal): Promise<SourceWord[]> {
    signal.throwIfAborted();
    if (pmids.length === 0) return [];
    const words = await readPaperWords(database, pmids, await readShares());
    signal.throwIfAborted();
    return words;
  }

  return {
    search,
    fetch,
    findByDoi: (dois, signal) => findByDoi(database, dois, ["library", "demonstration"], signal),
    findAmong: (queries, pmids, signal) => findAmong(database, work, queries, pmids, signal),
    findSince: (pmids, since, signal) => findSince(database, pmids, since, signal),
    searchSince: (query, since, limit, signal) => searchSince({ database, work }, query, since, limit, signal),
    describe,
    headingIndex: () => ({ findHeadings: (names, signal) => findHeadings(database, names, signal) }),
    wordStatistics: () => ({
      countWords,
      countPapersWith: (words) => countPapersWith(database, readWordIndex, words),
      keepRarest: async (words) => keepRarest(words, await readShares(), bounds.papersWithRarest),
      rankByWords: (typed, limit, signal) => rankTypedWords(readWordIndex, typed, limit, signal),
    }),
    renewal: () => null,
  };
}
