import type { Paper, PaperReading, PaperRecord } from "@medsieve/contract/papers";

/** A paper as results show it: what the source knows of it, what the reader said, and the search it belongs to. */
export function joinPaper(record: PaperRecord, reading: PaperReading, searchId: string): Paper {
  return { ...record, ...reading, selection_rationale: reading.rationale, search_id: searchId };
}
