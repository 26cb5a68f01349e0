import type { CITATION_SCOPES, CitationFormat } from "@medsieve/contract/records";
import type { Db } from "@medsieve/database/client";
import { writeBibtex } from "@medsieve/documents/citations/bibtex";
import type { CitedPaper } from "@medsieve/documents/citations/cited-paper";
import { writeNbib } from "@medsieve/documents/citations/nbib";
import { writeRis } from "@medsieve/documents/citations/ris";
import { listCitedPapers } from "./list-cited-papers.ts";

interface FileKind {
  mediaType: string;
  extension: string;
  write: (paper: CitedPaper) => string;
}

const FILE_KINDS: Record<CitationFormat, FileKind> = {
  ris: { mediaType: "application/x-research-info-systems", extension: "ris", write: writeRis },
  nbib: { mediaType: "application/nbib", extension: "nbib", write: writeNbib },
  bibtex: { mediaType: "application/x-bibtex", extension: "bib", write: writeBibtex },
};

export const CITATION_MEDIA_TYPES = Object.values(FILE_KINDS).map(({ mediaType }) => mediaType);

export interface CitationsFile {
  mediaType: string;
  /** ASCII letters, digits, hyphens and dots. */
  name: string;
  text: AsyncGenerator<string>;
}

/** The papers of a search as a file of references, written while it is read. */
export function openCitationsFile(
  db: Db,
  search: { id: string; createdAt: Date },
  format: CitationFormat,
  scope: (typeof CITATION_SCOPES)[number],
): CitationsFile {
  const { mediaType, extension, write } = FILE_KINDS[format];
  return {
    mediaType,
    name: nameRecordFile({ id: search.id, created_at: search.createdAt.toISOString() }, `${scope}.${extension}`),
    text: writeAll(listCitedPapers(db, search.id, scope), write),
  };
}

/** ASCII letters, digits, hyphens and dots: "medsieve-2026-03-05-8b1f6a52-report.docx". */
export function nameRecordFile({ id, created_at }: { id: string; created_at: string }, ending: string): string {
  return `medsieve-${created_at.slice(0, 10)}-${id.slice(0, 8)}-${ending}`;
}

async function* writeAll(
  parts: AsyncIterable<CitedPaper[]>,
  write: (paper: CitedPaper) => string,
): AsyncGenerator<string> {
  for await (const papers of parts) {
    const text = papers.map(write).join("");
    if (text !== "") yield text;
  }
}
