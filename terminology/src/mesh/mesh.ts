import type { Descriptor } from "./descriptor.ts";
import { indexNames } from "./name-index.ts";

/** All of MeSH of one year: what a name leads to, and what stands below what in the tree. */
export interface Mesh {
  year: number;
  /** How many headings there are. */
  size: number;
  /** The heading that a name leads to, as MeSH prints it, whatever the name's case and punctuation; null: none. */
  findHeading(name: string): string | null;
  /** Whether a word in small letters stands in any heading or other name, also in capitals. */
  hasWord(word: string): boolean;
  /** The descriptor of a heading or other name; null when MeSH has none. */
  findDescriptor(name: string): Descriptor | null;
  /** Headings that stand below this one anywhere in the tree, without itself; empty for a name MeSH does not have. */
  listNarrower(name: string): string[];
  /** The headings above, from the top of the tree down, for each place that the heading has in it. */
  listPlaces(name: string): string[][];
  /** Every descriptor, in the order of headings. */
  descriptors(): IterableIterator<Descriptor>;
}

/** The year that the first line of the packed table names. Throws where it is no such table. */
export function parseMeshYear(start: Buffer): number {
  const [first = ""] = start.subarray(0, 200).toString().split("\n");
  const year = Number(/^#MeSH (\d{4})\t/u.exec(first)?.[1]);
  if (!Number.isInteger(year)) throw new Error(`no table of MeSH: it begins with "${first.slice(0, 40)}"`);
  return year;
}

/** Reads the packed table (see pack-mesh.ts), as it is after unzipping. Throws where it is not such a table. */
export function openMesh(bytes: Buffer): Mesh {
  const year = parseMeshYear(bytes);
  const { lineStarts, findLine } = indexNames(bytes);
  const size = lineStarts.length - 1;
  let linesByTreeNumber: Map<string, number> | null = null;

  const readLine = (line: number): Descriptor =>
    parseLine(bytes.toString("utf8", lineStarts[line], (lineStarts[line + 1] ?? 0) - 1));
  const readHeading = (line: number): string => {
    const start = lineStarts[line] ?? 0;
    return bytes.toString("utf8", start, bytes.indexOf("\t", start));
  };

  /** Built when it is first asked for: only explosion and places need it. */
  function readTree(): Map<string, number> {
    if (linesByTreeNumber === null) {
      linesByTreeNumber = new Map();
      for (let line = 0; line < size; line += 1) {
        const start = bytes.indexOf("\t", lineStarts[line]) + 1;
        for (const number of readTreeNumbers(bytes, start)) linesByTreeNumber.set(number, line);
      }
    }
    return linesByTreeNumber;
  }

  function findDescriptor(name: string): Descriptor | null {
    const line = findLine(name);
    return line === null ? null : readLine(line);
  }

  return {
    year,
    size,
    findHeading: (name) => {
      const line = findLine(name);
      return line === null ? null : readHeading(line);
    },
    hasWord: (word) => hasWord(bytes, word),
    findDescriptor,
    listNarrower(name) {
      const above = findDescriptor(name);
      if (above === null || above.treeNumbers.length === 0) return [];
      const prefixes = above.treeNumbers.map((number) => `${number}.`);
      const found = new Set<number>();
      for (const [number, line] of readTree()) {
        if (prefixes.some((prefix) => number.startsWith(prefix))) found.add(line);
      }
      return Array.from(found, readHeading).filter((heading) => heading !== above.heading);
    },
    listPlaces(name) {
      const tree = readTree();
      return (findDescriptor(name)?.treeNumbers ?? []).map((number) =>
        listAncestors(number).flatMap((ancestor) => {
          const line = tree.get(ancestor);
          return line === undefined ? [] : [readHeading(line)];
        }),
      );
    },
    *descriptors() {
      for (let line = 0; line < size; line += 1) yield readLine(line);
    },
  };
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a));
}

/** Looks through the whole table, which takes a few milliseconds where the word does not stand in it. */
function hasWord(bytes: Buffer, word: string): boolean {
  if (word === "") return false;
  for (const spelling of [word, word.charAt(0).toUpperCase() + word.slice(1)]) {
    for (let at = bytes.indexOf(spelling, 0, "latin1"); at >= 0; at = bytes.indexOf(spelling, at + 1, "latin1")) {
      if (!isLetter(bytes[at - 1]) && !isLetter(bytes[at + spelling.length])) return true;
    }
  }
  return false;
}

function readTreeNumbers(bytes: Buffer, start: number): string[] {
  const [tab, newline] = [bytes.indexOf("\t", start), bytes.indexOf("\n", start)];
  const end = tab >= 0 && tab < newline ? tab : newline;
  return start === end ? [] : bytes.toString("latin1", start, end).split(";");
}

/** "C14.280.434" → ["C14", "C14.280"]. */
function listAncestors(number: string): string[] {
  const parts = number.split(".");
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("."));
}

function parseLine(line: string): Descriptor {
  const [heading = "", numbers = "", ...terms] = line.split("\t");
  const gap = terms.indexOf("");
  return {
    heading,
    treeNumbers: numbers === "" ? [] : numbers.split(";"),
    entryTerms: gap < 0 ? terms : terms.slice(0, gap),
    permutedTerms: gap < 0 ? [] : terms.slice(gap + 1),
  };
}
