import { type SearchDetails, searchDetailsSchema } from "@medsieve/contract/history";
import { Zip, ZipDeflate } from "fflate";
import { writeCsv } from "../../../lib/csv.ts";
import { nameCsvFile, nameZipFile, numberFileName } from "./file-names.ts";
import { tabulatePapers } from "./paper-columns.ts";

export interface ExportOrder {
  /** Searches that will be added. */
  total: number;
  isOnlyHighlighted: boolean;
  now: Date;
}

export interface ExportedSearch {
  /** The answer of GET /search-history/{id}/details, not yet checked. */
  details: unknown;
  /** Papers to export; null for all. */
  pmids: readonly string[] | null;
}

export interface ExportFile {
  name: string;
  type: string;
  /** The content, in order. */
  parts: Uint8Array<ArrayBuffer>[];
}

/** What was written of a search: all, what is left of a damaged one, or nothing, since it cannot be read. */
export type Written = "whole" | "damaged" | "nothing";

export interface ExportBuilder {
  add(search: ExportedSearch): Written;
  finish(): ExportFile;
}

/** Writes one search as one CSV file, and several as a zip file of numbered ones. */
export function createExportBuilder(order: ExportOrder): ExportBuilder {
  const pack = order.total === 1 ? createSingleFile() : createZipFile(order);
  return {
    add: ({ details, pmids }) => {
      const { data: search } = searchDetailsSchema.safeParse(details);
      if (search === undefined) return "nothing";
      pack.add(nameCsvFile(search, order.isOnlyHighlighted), writeSearch(search, pmids));
      return search.damaged ? "damaged" : "whole";
    },
    finish: pack.finish,
  };
}

function writeSearch(search: SearchDetails, pmids: readonly string[] | null): Uint8Array<ArrayBuffer> {
  const chosen = pmids === null ? null : new Set(pmids);
  const papers = search.papers.filter((paper) => chosen === null || chosen.has(paper.pmid));
  return new Uint8Array(new TextEncoder().encode(writeCsv(tabulatePapers(search, papers))));
}

interface Pack {
  add(name: string, content: Uint8Array<ArrayBuffer>): void;
  finish(): ExportFile;
}

function createSingleFile(): Pack {
  const file: ExportFile = { name: "", type: "text/csv;charset=utf-8", parts: [] };
  return {
    add: (name, content) => {
      file.name = name;
      file.parts.push(content);
    },
    finish: () => file,
  };
}

function createZipFile({ total, now }: ExportOrder): Pack {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    parts.push(new Uint8Array(chunk));
  });
  let number = 0;
  return {
    add: (name, content) => {
      number += 1;
      const entry = new ZipDeflate(numberFileName(name, number, total));
      entry.mtime = now;
      zip.add(entry);
      entry.push(content, true);
    },
    finish: () => {
      zip.end();
      return { name: nameZipFile(now), type: "application/zip", parts };
    },
  };
}
