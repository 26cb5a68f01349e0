import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseTable, TableError } from "./table.ts";

/** A word that stands around concepts in a question and is none, such as "overtime work" or "early after surgery". */
export interface GeneralWord {
  /** As titles and abstracts write it, the most usual form first. */
  english: readonly string[];
  /** Empty where the language has no word of its own for it. */
  japanese: readonly string[];
  chinese: readonly string[];
}

const COLUMNS = ["english", "japanese", "chinese"];
const FOLDER = fileURLToPath(new URL("./assets/general-words", import.meta.url));

/** The rows of one file: forms parted by "|". Throws TableError, which names file and line. */
export function parseGeneralWords(file: string, text: string): GeneralWord[] {
  return parseTable(file, text, COLUMNS).map(({ place, cells }) => {
    const [english = [], japanese = [], chinese = []] = cells.map((cell) => (cell === "" ? [] : cell.split("|")));
    if (english.length === 0) throw new TableError(place, "no english word");
    if (japanese.length + chinese.length === 0) throw new TableError(place, "neither a japanese nor a chinese word");
    if ([...english, ...japanese, ...chinese].includes("")) throw new TableError(place, `an empty word beside a "|"`);
    return { english, japanese, chinese };
  });
}

function readGeneralWords(): GeneralWord[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".tsv"))
    .sort()
    .flatMap((file) => parseGeneralWords(file, readFileSync(`${FOLDER}/${file}`, "utf8")));
}

let words: readonly GeneralWord[] | null = null;

/** Every general word, file by file in the order of their names, read when first asked for, and kept. Throws TableError. */
export function loadGeneralWords(): readonly GeneralWord[] {
  words ??= readGeneralWords();
  return words;
}
