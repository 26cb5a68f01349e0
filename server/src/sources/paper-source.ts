import type { PaperRecord } from "@medsieve/contract/papers";
import type { QueryWarning, SourceDescription } from "@medsieve/contract/searches";

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

/**
 * Where papers come from. Everything specific to NCBI or to the local library stays behind this.
 * Errors: AppError with code `library_empty` or `source_unavailable`; the signal's reason when aborted.
 */
export interface PaperSource {
  /** `query` is in PubMed's syntax and has passed `query/validate`. */
  search(query: string, limit: number, signal: AbortSignal): Promise<SourceHits>;
  /** Papers in the order asked for; those the source does not have are absent. */
  fetch(pmids: readonly string[], signal: AbortSignal): Promise<PaperRecord[]>;
  /**
   * Which of these MeSH headings at least one paper of the source has; null when it cannot say. A source that never can
   * does not have it.
   */
  findHeadings?(names: readonly string[], signal: AbortSignal): Promise<Set<string> | null>;
  describe(): Promise<SourceDescription>;
}
