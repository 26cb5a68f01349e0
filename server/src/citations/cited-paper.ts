import type { PaperReading, PaperRecord } from "@medsieve/contract/papers";

/** A paper as a file of references gives it. */
export interface CitedPaper {
  pmid: string;
  demonstration: boolean;
  /** Null where its details were not fetched. */
  record: PaperRecord | null;
  /** What Medsieve said of it; null where it was not read. */
  reading: PaperReading | null;
  rank: number | null;
}
