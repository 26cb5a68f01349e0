import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseTable, TableError, type TableRow } from "./table.ts";

/** One meaning of an abbreviation. */
export interface Abbreviation {
  /** As it is written. */
  abbreviation: string;
  /** An English name of the vocabulary. */
  meaning: string;
  /** Beginnings of words, in small letters, beside which it means this; empty: where it means nothing else. */
  beside: readonly string[];
}

const FILES = ["abbreviations.tsv", "clear-abbreviations.tsv", "short-names.tsv"];

function readRow({ place, cells }: TableRow): Abbreviation {
  const [abbreviation = "", meaning = "", words = ""] = cells;
  if (abbreviation === "" || meaning === "") throw new TableError(place, "no abbreviation, or no meaning");
  const beside = words === "" ? [] : words.split("|");
  if (beside.includes("")) throw new TableError(place, `an empty word beside a "|"`);
  return { abbreviation, meaning, beside };
}

let abbreviations: ReadonlyMap<string, readonly Abbreviation[]> | null = null;

/** The meanings of each abbreviation in their order, read when first asked for, and kept. Throws TableError. */
export function loadAbbreviations(): ReadonlyMap<string, readonly Abbreviation[]> {
  abbreviations ??= groupRows();
  return abbreviations;
}

function groupRows(): Map<string, Abbreviation[]> {
  const grouped = new Map<string, Abbreviation[]>();
  const rows = FILES.flatMap((file) => {
    const path = fileURLToPath(new URL(`./assets/${file}`, import.meta.url));
    return parseTable(file, readFileSync(path, "utf8"), ["abbreviation", "meaning", "beside"]).map(readRow);
  });
  for (const row of rows) {
    grouped.set(row.abbreviation, [...(grouped.get(row.abbreviation) ?? []), row]);
  }
  return grouped;
}
