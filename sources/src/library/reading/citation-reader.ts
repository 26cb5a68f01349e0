import type { IndexedCitation } from "../citation-batch.ts";
import type { SegmentPapers } from "../postings/draft-segment.ts";
import type { Block } from "../postings/posting-blocks.ts";

/** How far the reading of a file is. */
export interface ReadSoFar {
  bytesRead: number;
  bytesTotal: number;
  /** Citations, those of this part too. */
  read: number;
  books: number;
}

/** What is to be stored of a file next. */
export type ReadPart = ReadSoFar &
  (
    | { kind: "citations"; batch: number; citations: IndexedCitation[] }
    | { kind: "deleted"; pmids: string[] }
    | { kind: "end" }
  );

/** The postings of papers, before they are in the database. */
export interface DraftedSegment {
  blocks: readonly Block[];
  papers: SegmentPapers;
}

/**
 * Reads PubMed files: cuts and parses them and makes what the library stores. Of papers that were stored it also drafts the
 * postings, from what it has at hand. One file at a time.
 */
export interface CitationReader {
  /** The parts of a file in order, the last one "end". Throws MedlineFileError after what was complete before. */
  read: (file: string, path: string) => AsyncGenerator<ReadPart>;
  /** To be called once for each batch: which of its citations go into the draft. */
  draft: (batch: number, rows: readonly number[]) => void;
  /** What was drafted, papers in the order of the calls; the next draft is empty. */
  finishDraft: () => Promise<DraftedSegment>;
  /** Begins the draft again empty. */
  dropDraft: () => void;
  close: () => Promise<void>;
}
