import { findIdentifiers } from "./find-identifiers.ts";

/** An entry of a reference list. */
export interface Reference {
  /** As printed, else its place in the list, from 1. */
  number: number;
  text: string;
  pmid: string | null;
  doi: string | null;
  /** Surname of the first author in small letters, and the year, as far as they can be read. */
  author: string | null;
  year: number | null;
}

const NUMBERED = /^\s{0,8}(?:\[(\d{1,4})\]|(\d{1,4})[.)．、])\s{0,4}/u;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
const AUTHOR = /^(?:(?:van|von|de|del|der|la|le|di|da)\s){0,3}(\p{Lu}[\p{L}'’-]{1,40})/u;

function readEntry(text: string, number: number): Reference {
  const found = findIdentifiers(text);
  const year = YEAR.exec(text.replace(/10\.\d{4,9}\/\S+/gu, " "))?.[0];
  return {
    ...{ number, text },
    pmid: found.find(({ kind }) => kind === "pmid")?.id ?? null,
    doi: found.find(({ kind }) => kind === "doi")?.id ?? null,
    author: AUTHOR.exec(text)?.[1]?.toLowerCase() ?? null,
    year: year === undefined ? null : Number(year),
  };
}

/** A reference list, one entry a line; a line without a number goes on with the one before where the list is numbered. */
export function readReferences(list: string | readonly string[]): Reference[] {
  const lines = (typeof list === "string" ? list.split(/\r?\n/u) : list).filter((line) => line.trim() !== "");
  const isNumbered = lines.some((line) => NUMBERED.test(line));
  const entries: { number: number; text: string }[] = [];
  for (const line of lines) {
    const printed = NUMBERED.exec(line);
    const last = entries.at(-1);
    if (isNumbered && printed === null && last && typeof list === "string") last.text += ` ${line.trim()}`;
    else {
      const number = Number(printed?.[1] ?? printed?.[2] ?? (last?.number ?? 0) + 1);
      entries.push({ number, text: line.slice(printed?.[0].length ?? 0).trim() });
    }
  }
  return entries.map(({ number, text }) => readEntry(text, number));
}
