import type { PaperRecord } from "@medsieve/contract/papers";
import type { QueryWarning, SourceDescription } from "@medsieve/contract/searches";
import type { SourceWord } from "@medsieve/reader/reader";

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

/**
 * Where papers come from. Everything specific to NCBI or to the local library stays behind this.
 * Errors: AppError with code `library_empty` or `source_unavailable`; the signal's reason when aborted.
 */
export interface PaperSource {
  /**
   * `query` is in PubMed's syntax and has passed `query/validate`. `worth` says which words, folded and with a star where
   * they are cut, order what is found in place of the query's own, and how much each counts; a source that orders by its
   * own lights ignores it.
   * With a limit of 0 the papers are only counted.
   */
  search(
    query: string,
    limit: number,
    signal: AbortSignal,
    worth?: ReadonlyMap<string, number> | null,
  ): Promise<SourceHits>;
  /** Papers in the order asked for; those the source does not have are absent. */
  fetch(pmids: readonly string[], signal: AbortSignal): Promise<PaperRecord[]>;
  /**
   * Which of these papers each query finds; null for a query of which the source can search nothing. A source that asks
   * itself no otherwise than by searching does not have it.
   */
  findAmong?(queries: readonly string[], pmids: readonly string[], signal: AbortSignal): Promise<PapersFound[]>;
  /**
   * Which of these MeSH headings at least one paper of the source has; null when it cannot say. A source that never can
   * does not have it.
   */
  findHeadings?(names: readonly string[], signal: AbortSignal): Promise<Set<string> | null>;
  /** The words of these papers, but for very common ones; null when it cannot say. A source that never can does not have it. */
  readWords?(pmids: readonly string[], signal: AbortSignal): Promise<SourceWord[] | null>;
  /**
   * Asks again for the records of these papers, so that what was published about them since is known and saved searches
   * are alerted of it. False where nothing could be asked. A source that keeps everything it knows does not have it.
   */
  renew?(pmids: readonly string[], signal: AbortSignal): Promise<boolean>;
  describe(): Promise<SourceDescription>;
}
