import type { Paper, PaperRecord } from "@medsieve/contract/papers";
import { describeReading, type SavedReading } from "@medsieve/contract/readings";

/** A paper as results show it: what the source knows of it, what the reader said, and the search it belongs to. */
export function joinPaper(record: PaperRecord, saved: SavedReading, searchId: string): Paper {
  const reading = describeReading(saved);
  const own = { has_abstract: record.abstract.length > 0, selection_rationale: reading.rationale, search_id: searchId };
  return { ...record, ...reading, ...own };
}
