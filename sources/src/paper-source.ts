import type { PaperRecord } from "@medsieve/contract/papers";
import type { QueryWarning, SourceDescription } from "@medsieve/contract/searches";
import type { SourceWord, TypedWords } from "@medsieve/reader/reader";

/** What a source found for one query. */
export interface SourceHits {
  /** Best match first, at most as many as were asked for. */
  pmids: string[];
  /** Papers the source reports in all. */
  total: number;
  /** The query as the source understood it; null when it does not say. */
  understood: string | null;
  warnings: QueryWarning[];
}

/** PMIDs; null where nothing of the query can be searched. */
export type PapersFound = ReadonlySet<string> | null;

/** Papers that are later than some moment, as a source dates them: to the day. */
export interface PapersSince {
  published: ReadonlySet<string>;
  indexed: ReadonlySet<string>;
}

/** Folded words, with a star where they are cut, and how much each counts in the order of what is found. */
export type TermWeights = ReadonlyMap<string, number>;

/**
 * Where papers come from. Everything specific to NCBI or to the local library stays behind this. What not every source
 * can do is an interface of its own, which one that cannot gives as null.
 * Errors: AppError with code `library_empty` or `source_unavailable`; the signal's reason when aborted.
 */
export interface PaperSource {
  /**
   * `query` is in PubMed's syntax and has passed `query/validate`. `termWeights` orders what is found in place of the query's own
   * words, where it is given. A source that orders by its own lights ignores it. With a limit of 0 the papers are only counted.
   */
  search(query: string, limit: number, signal: AbortSignal, termWeights?: TermWeights): Promise<SourceHits>;
  /** Papers in the order asked for; those the source does not have are absent. */
  fetch(pmids: readonly string[], signal: AbortSignal): Promise<PaperRecord[]>;
  /** PMIDs by DOI in small letters, as asked for; a DOI that the source does not have is absent. */
  findByDoi(dois: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>>;
  /** Which of these papers each query finds; null for a query of which the source can search nothing. */
  findAmong(queries: readonly string[], pmids: readonly string[], signal: AbortSignal): Promise<PapersFound[]>;
  /** Which of these papers were published, and which came into the source or were indexed or changed there, since then. */
  findSince(pmids: readonly string[], since: Date, signal: AbortSignal): Promise<PapersSince>;
  /**
   * What the query finds among papers that were published, came into the source or were indexed there since then, at most
   * `limit`: for a query that finds more than `search` lists.
   */
  searchSince(query: string, since: Date, limit: number, signal: AbortSignal): Promise<string[]>;
  describe(): Promise<SourceDescription>;
  /** Null where the source cannot say, now or ever. */
  headingIndex(): HeadingIndex | null;
  /** Null where the source cannot say, now or ever. */
  wordStatistics(): WordStatistics | null;
  /** Null where the source keeps everything it knows, so that nothing can be asked for again. */
  renewal(): PaperRenewal | null;
}

/** Which MeSH headings the papers of a source have. */
export interface HeadingIndex {
  /** Those of these headings that at least one paper has. */
  findHeadings(names: readonly string[], signal: AbortSignal): Promise<Set<string>>;
}

/** How common words are in a source. */
export interface WordStatistics {
  /** The words of these papers, but for very common ones. */
  countWords(pmids: readonly string[], signal: AbortSignal): Promise<SourceWord[]>;
  /** In how many papers each of these folded words stands, with whatever ending; a word that is not there may be absent. */
  countPapersWith(words: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, number>>;
  /** Of these words, with a star where they are cut, the rarest: as many as a bounded number of papers have, one at least. */
  keepRarest(words: readonly string[]): Promise<RarestWords>;
  /** All papers in the order of these words alone, and once more with words of the first papers; null for a library too large. */
  rankByWords(typed: TypedWords, limit: number, signal: AbortSignal): Promise<RankedByWords | null>;
}

/** Words in their order, by which papers are found. */
export interface RarestWords {
  /** A paper has any of them. */
  any: string[];
  /** And any of these; none where few enough papers have the others. */
  beside: string[];
}

/** A paper, and how near it comes to the best of its order, which has 1. */
export interface NearPaper {
  pmid: string;
  nearness: number;
}

/** All papers that have any of some words. */
export interface RankedByWords {
  /** Best first, at most as many as were asked for. */
  own: NearPaper[];
  /** The same with words that distinguish the first from others: of these, then of the first of both orders. */
  withFeedback: NearPaper[];
  total: number;
}

/** A source whose records change where it cannot see it. */
export interface PaperRenewal {
  /**
   * Asks again for the records of these papers, so that what was published about them since is known and saved searches
   * are alerted of it. False where nothing could be asked.
   */
  renew(pmids: readonly string[], signal: AbortSignal): Promise<boolean>;
}
