import type { Notice } from "@medsieve/contract/papers";
import type { Citation } from "@medsieve/medline/citation";
import { firstDay } from "@medsieve/medline/read-dates";
import { createValueWriter, readJson } from "./binary-arrays.ts";
import type { CitationAge } from "./citation-age.ts";
import { listLexemes, type PlacedLexemes } from "./index-paper.ts";

/** A citation as the library stores it, made before the transaction so that this one is short. */
export interface IndexedCitation extends CitationAge {
  pmid: number;
  /** First day of its publication as far as it is known. */
  published: string | null;
  references: readonly number[];
  notices: readonly Notice[];
  /** The record, and its tsvector, as binary values (binary-arrays.ts). */
  json: Uint8Array;
  lexemes: Uint8Array;
}

/**
 * Collects citations for a batch, whose bytes are one piece of memory. Nothing else is kept of a citation, so that what was
 * needed to read it can go at once. `keepPlaced` is called with the lexemes of each.
 */
export function createBatch(expectedBytes: number, keepPlaced: (placed: PlacedLexemes) => void) {
  const writer = createValueWriter(expectedBytes);
  let waiting: (Omit<IndexedCitation, "json" | "lexemes"> & { start: number; jsonEnd: number; end: number })[] = [];
  return {
    count: () => waiting.length,
    bytes: writer.length,
    add(citation: Citation): void {
      const { version, revised, published, references, notices } = citation;
      const start = writer.length();
      writer.pushJson(JSON.stringify(citation));
      const jsonEnd = writer.length();
      const placed = listLexemes(citation);
      writer.pushTsvector(placed);
      keepPlaced(placed);
      waiting.push({
        pmid: Number(citation.pmid),
        version,
        revised,
        published: firstDay(published),
        references: references.map(Number),
        notices,
        start,
        jsonEnd,
        end: writer.length(),
      });
    },
    /** Begins again empty. */
    take(): IndexedCitation[] {
      const bytes = writer.take();
      const taken = waiting.map(({ start, jsonEnd, end, ...citation }) => ({
        ...citation,
        json: bytes.subarray(start, jsonEnd),
        lexemes: bytes.subarray(jsonEnd, end),
      }));
      waiting = [];
      return taken;
    },
  };
}

export function indexCitation(citation: Citation): IndexedCitation {
  const batch = createBatch(8_192, () => undefined);
  batch.add(citation);
  const [indexed] = batch.take();
  if (indexed === undefined) throw new Error("a batch has lost its citation");
  return indexed;
}

/** The whole record again. */
export const readCitation = ({ json }: IndexedCitation): Citation => JSON.parse(readJson(json));
