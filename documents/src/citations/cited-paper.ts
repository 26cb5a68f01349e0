import type { PaperDecision } from "@medsieve/contract/decisions";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { SavedReading } from "@medsieve/contract/readings";

/** A paper as a file of references gives it. */
export interface CitedPaper {
  pmid: string;
  demonstration: boolean;
  /** Null where its details were not fetched. */
  record: PaperRecord | null;
  /** What Medsieve said of it; null where it was not read. */
  reading: SavedReading | null;
  rank: number | null;
  /** What the owner of the search decided on it; null: nothing. */
  decision: PaperDecision | null;
}
