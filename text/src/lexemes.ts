/**
 * The lexemes of the library's full-text index, one `tsvector` a paper. The index writes them
 * (sources/src/library) and the query compiler asks for them (sources/src/query), so both take them from here.
 *
 * - Words of the text stand as they are (see words.ts), with a weight that names their field (FIELD_WEIGHT).
 * - Whole values stand as `kind=value`, folded, e.g. `mh=heart failure`, without position or weight.
 * - Places of MeSH headings in the tree stand as `mh.tree=number`.
 * PostgreSQL: a lexeme has under 2,048 bytes, positions end at 16,383.
 */
import { foldText, splitWords } from "./words.ts";

/** title; abstract; MeSH headings, keywords, substances and publication types; journal and author names. */
export const FIELD_WEIGHT = { title: "A", abstract: "B", indexing: "C", other: "D" } as const;

/** MeSH heading, MeSH major topic, subheading, publication type, language, journal, author, affiliation word, flag. */
export type ValueKind = "mh" | "majr" | "sh" | "pt" | "la" | "ta" | "au" | "ad" | "has";

const MAX_VALUE_LENGTH = 400;

/** The lexeme of a whole value: words joined by single blanks, so that punctuation never decides. */
export function valueLexeme(kind: ValueKind, value: string): string {
  return `${kind}=${foldValue(value)}`;
}

/** Headings, languages and journals come again with every paper of an import. */
const folded = new Map<string, string>();
const MAX_KEPT = 20_000;
const MAX_KEPT_LENGTH = 100;

function foldValue(value: string): string {
  const known = folded.get(value);
  if (known !== undefined) return known;
  const words = splitWords(value).map((word) => word.text);
  const found = (words.length > 0 ? words.join(" ") : foldText(value.trim())).slice(0, MAX_VALUE_LENGTH);
  if (value.length > MAX_KEPT_LENGTH) return found;
  if (folded.size >= MAX_KEPT) folded.clear();
  folded.set(value, found);
  return found;
}

/** The lexeme of a MeSH heading with one of its subheadings, e.g. "Heart Failure/drug therapy". */
export function headingWithSubheadingLexeme(kind: "mh" | "majr", descriptor: string, subheading: string): string {
  return `${valueLexeme(kind, descriptor)}/${valueLexeme("sh", subheading).slice(3)}`;
}

/**
 * A place of a heading in the MeSH tree, e.g. "mh.tree=C14.280.434": the headings below it have lexemes that begin so,
 * with a full stop after it. With a subheading: of the heading with that subheading.
 */
export function treeLexeme(kind: "mh" | "majr", treeNumber: string, subheading: string | null): string {
  const qualified = subheading === null ? "" : `/${valueLexeme("sh", subheading).slice(3)}`;
  return `${kind}.tree${qualified}=${treeNumber}`;
}

/** A lexeme quoted for a tsvector or tsquery literal (PostgreSQL manual, 8.11 Text Search Types). */
export function quoteLexeme(lexeme: string): string {
  if (!/['\\]/.test(lexeme)) return `'${lexeme}'`;
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
