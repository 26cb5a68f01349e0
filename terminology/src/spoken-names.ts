import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseTable, TableError } from "./table.ts";

/** What people call something when they speak of themselves; in papers the same words may mean another thing. */
export interface SpokenNames {
  /** An English name of the vocabulary or of MeSH. */
  meaning: string;
  /** Beginnings of words, in small letters, beside which alone it means this; empty: it always does. */
  beside: readonly string[];
  names: readonly string[];
}

const FOLDER = fileURLToPath(new URL("./assets/spoken-names", import.meta.url));

let spokenNames: readonly SpokenNames[] | null = null;

function readFile(file: string): SpokenNames[] {
  return parseTable(file, readFileSync(`${FOLDER}/${file}`, "utf8"), ["meaning", "beside", "names"]).map(
    ({ place, cells }) => {
      const [meaning = "", words = "", said = ""] = cells;
      const [beside, names] = [words === "" ? [] : words.split("|"), said.split("|")];
      if (meaning === "" || names.includes("") || beside.includes(""))
        throw new TableError(place, `an empty meaning or name, or an empty word beside a "|"`);
      return { meaning, beside, names };
    },
  );
}

/** Every line, file by file in the order of their names, read when first asked for, and kept. Throws TableError. */
export function loadSpokenNames(): readonly SpokenNames[] {
  spokenNames ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith(".tsv"))
    .sort()
    .flatMap(readFile);
  return spokenNames;
}
