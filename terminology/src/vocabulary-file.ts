import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseTable, TableError } from "./table.ts";

/** What a concept is in a question; a subject is an anatomical structure, organism, molecule, process or method. */
export type ConceptKind = "condition" | "intervention" | "population" | "outcome" | "subject";

/** The names of a concept in one language. */
export interface RowNames {
  own: string[];
  /** Of narrower concepts, such as the drugs of a class, by their place: empty where the language has none. */
  narrower: string[];
}

/**
 * A line of the vocabulary: a MeSH heading (null where MeSH has none that fits), then the names in English, Japanese and
 * Chinese, separated by "|", the preferred one first. A name in capitals (an abbreviation) is only found in capitals.
 * After ">" stand narrower concepts, the same ones in the same order in each language: who asks for the class means them
 * too, who asks for one of them means only that.
 */
export interface VocabularyRow {
  kind: ConceptKind;
  /** File and line, to find it again. */
  place: string;
  heading: string | null;
  english: RowNames;
  japanese: RowNames;
  chinese: RowNames;
}

const KINDS: ReadonlySet<string> = new Set<ConceptKind>([
  "condition",
  "intervention",
  "population",
  "outcome",
  "subject",
]);
const COLUMNS = ["heading", "english", "japanese", "chinese"];
const FOLDER = fileURLToPath(new URL("./assets/vocabulary", import.meta.url));

/** Every row, in the order of files.tsv. Throws TableError. */
export function readVocabularyRows(): VocabularyRow[] {
  const readText = (file: string): string => readFileSync(`${FOLDER}/${file}`, "utf8");
  return parseTable("files.tsv", readText("files.tsv"), ["kind", "file"]).flatMap(({ place, cells }) => {
    const [kind = "", file = ""] = cells;
    if (!isKind(kind)) throw new TableError(place, `"${kind}" is none of ${[...KINDS].join(", ")}`);
    return parseVocabularyFile(kind, file, readText(file));
  });
}

/** The rows of one file. Throws TableError, which names file and line. */
export function parseVocabularyFile(kind: ConceptKind, file: string, text: string): VocabularyRow[] {
  return parseTable(file, text, COLUMNS).map(({ place, cells }) => {
    const [heading = "", english = "", japanese = "", chinese = ""] = cells;
    const row: VocabularyRow = {
      kind,
      place,
      heading: heading === "" ? null : heading,
      english: parseNames(place, "english", english),
      japanese: parseNames(place, "japanese", japanese),
      chinese: parseNames(place, "chinese", chinese),
    };
    checkMembers(row);
    return row;
  });
}

function isKind(kind: string): kind is ConceptKind {
  return KINDS.has(kind);
}

function parseNames(place: string, column: string, cell: string): RowNames {
  const [own = "", narrower = "", more] = cell.split(">");
  if (more !== undefined) throw new TableError(place, `more than one ">" under ${column}`);
  const names = own.split("|");
  if (names.includes("")) throw new TableError(place, `an empty name under ${column}`);
  return { own: names, narrower: narrower === "" ? [] : narrower.split("|") };
}

/** Members stand by their place: a language that lists any lists as many as English, with gaps. */
function checkMembers({ place, english, japanese, chinese }: VocabularyRow): void {
  for (const { narrower } of [japanese, chinese]) {
    if (narrower.length === 0 || narrower.length === english.narrower.length) continue;
    throw new TableError(
      place,
      `${narrower.length} names after ">", where English has ${english.narrower.length}: leave a gap (||) where one is missing`,
    );
  }
}
