import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

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

/** A line of a vocabulary file that is not as it should be. */
class VocabularyError extends Error {
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`);
    this.name = "VocabularyError";
  }
}

/** Every row, in the order of files.tsv. Throws VocabularyError. */
export function readVocabularyRows(): VocabularyRow[] {
  const readText = (file: string): string => readFileSync(`${FOLDER}/${file}`, "utf8");
  return parseLines("files.tsv", readText("files.tsv"), ["kind", "file"]).flatMap(({ place, cells }) => {
    const [kind = "", file = ""] = cells;
    if (!isKind(kind)) throw new VocabularyError(place, `"${kind}" is none of ${[...KINDS].join(", ")}`);
    return parseVocabularyFile(kind, file, readText(file));
  });
}

/** The rows of one file. Throws VocabularyError, which names file and line. */
export function parseVocabularyFile(kind: ConceptKind, file: string, text: string): VocabularyRow[] {
  return parseLines(file, text, COLUMNS).map(({ place, cells }) => {
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

/** Lines without comments and without the one that names the columns. */
function parseLines(file: string, text: string, columns: readonly string[]): { place: string; cells: string[] }[] {
  const lines = text.split(/\r?\n/u).flatMap((line, at) => {
    const isRow = line.trim() !== "" && !line.startsWith("#");
    return isRow ? [{ place: `${file}, line ${at + 1}`, line }] : [];
  });
  const [first, ...rest] = lines;
  if (first?.line !== columns.join("\t")) {
    throw new VocabularyError(first?.place ?? file, `the columns ${columns.join(", ")} are expected, parted by tabs`);
  }
  return rest.map(({ place, line }) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length) {
      throw new VocabularyError(
        place,
        `${cells.length} columns, where ${columns.length} are expected: ${columns.join(", ")}`,
      );
    }
    const loose = cells.find((cell) => cell !== cell.trim());
    if (loose !== undefined) throw new VocabularyError(place, `"${loose}" begins or ends with a blank`);
    return { place, cells };
  });
}

function parseNames(place: string, column: string, cell: string): RowNames {
  const [own = "", narrower = "", more] = cell.split(">");
  if (more !== undefined) throw new VocabularyError(place, `more than one ">" under ${column}`);
  const names = own.split("|");
  if (names.includes("")) throw new VocabularyError(place, `an empty name under ${column}`);
  return { own: names, narrower: narrower === "" ? [] : narrower.split("|") };
}

/** Members stand by their place: a language that lists any lists as many as English, with gaps. */
function checkMembers({ place, english, japanese, chinese }: VocabularyRow): void {
  for (const { narrower } of [japanese, chinese]) {
    if (narrower.length === 0 || narrower.length === english.narrower.length) continue;
    throw new VocabularyError(
      place,
      `${narrower.length} names after ">", where English has ${english.narrower.length}: leave a gap (||) where one is missing`,
    );
  }
}
