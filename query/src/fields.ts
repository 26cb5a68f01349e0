import { listKeys } from "@medsieve/contract/list-keys";

/**
 * PubMed's search field tags (PubMed User Guide, "Search field tags"), and how the local library searches each:
 * - words: in the full text, restricted to the given weights of text/lexemes.ts
 * - the other kinds: a whole value or a column
 * - none: PubMed has the field, the library has not
 */
type LibrarySearch =
  | { by: "words"; weights: string }
  | { by: "heading" | "subheading" | "type" | "language" | "author" | "affiliation" | "journal" | "pmid" | "filter" }
  | { by: "none" };

interface FieldDefinition {
  /** The long form, as PubMed prints it. */
  name: string;
  /** Other spellings of the tag, lower case. */
  also: readonly string[];
  library: LibrarySearch;
}

const none: LibrarySearch = { by: "none" };

export const TERM_FIELDS = {
  all: { name: "All Fields", also: ["allfields", "all field"], library: { by: "words", weights: "" } },
  tiab: { name: "Title/Abstract", also: ["title and abstract"], library: { by: "words", weights: "AB" } },
  ti: { name: "Title", also: ["titl"], library: { by: "words", weights: "A" } },
  ab: { name: "Abstract", also: ["abst"], library: { by: "words", weights: "B" } },
  tw: { name: "Text Word", also: ["text", "text words", "word"], library: { by: "words", weights: "ABC" } },
  ot: { name: "Other Term", also: ["other terms", "keyword", "keywords"], library: { by: "words", weights: "C" } },
  nm: { name: "Supplementary Concept", also: ["substance", "substance name"], library: { by: "words", weights: "C" } },
  mh: { name: "MeSH Terms", also: ["mesh", "mesh term", "me"], library: { by: "heading" } },
  "mh:noexp": { name: "MeSH Terms:noexp", also: ["mesh:noexp", "mesh term:noexp"], library: { by: "heading" } },
  majr: { name: "MeSH Major Topic", also: ["majr topic", "mj"], library: { by: "heading" } },
  "majr:noexp": { name: "MeSH Major Topic:noexp", also: ["mj:noexp"], library: { by: "heading" } },
  sh: {
    name: "MeSH Subheading",
    also: ["subheading", "subheadings", "mesh subheadings"],
    library: { by: "subheading" },
  },
  "sh:noexp": { name: "MeSH Subheading:noexp", also: ["subheading:noexp"], library: { by: "subheading" } },
  pt: { name: "Publication Type", also: ["ptyp", "publication types"], library: { by: "type" } },
  la: { name: "Language", also: ["lang"], library: { by: "language" } },
  au: { name: "Author", also: ["auth", "author name", "authors"], library: { by: "author" } },
  "1au": { name: "Author - First", also: ["first author", "first author name"], library: { by: "author" } },
  lastau: { name: "Author - Last", also: ["last author", "last author name"], library: { by: "author" } },
  fau: { name: "Author - Full", also: ["full author name", "fulau"], library: { by: "author" } },
  cn: { name: "Author - Corporate", also: ["corporate author", "corp"], library: { by: "author" } },
  ad: { name: "Affiliation", also: ["affl"], library: { by: "affiliation" } },
  ta: {
    name: "Journal",
    also: ["jour", "so", "journal title", "journal title abbreviation"],
    library: { by: "journal" },
  },
  pmid: { name: "PMID", also: ["uid"], library: { by: "pmid" } },
  sb: { name: "Filter", also: ["subset", "filters"], library: { by: "filter" } },
  aid: { name: "Article Identifier", also: ["doi"], library: none },
  lid: { name: "Location ID", also: [], library: none },
  auid: { name: "Author - Identifier", also: ["author identifier"], library: none },
  cois: { name: "Conflict of Interest Statements", also: [], library: none },
  rn: { name: "EC/RN Number", also: ["ecno"], library: none },
  ed: { name: "Editor", also: [], library: none },
  gr: { name: "Grants and Funding", also: ["grant number", "grnt", "grant"], library: none },
  ir: { name: "Investigator", also: [], library: none },
  fir: { name: "Investigator - Full", also: ["full investigator name"], library: none },
  isbn: { name: "ISBN", also: [], library: none },
  ip: { name: "Issue", also: ["iss"], library: none },
  jid: { name: "NLM Unique ID", also: [], library: none },
  book: { name: "Book", also: [], library: none },
  pa: { name: "Pharmacological Action", also: [], library: none },
  pg: { name: "Pagination", also: ["page"], library: none },
  pl: { name: "Place of Publication", also: [], library: none },
  ps: { name: "Subject - Personal Name", also: ["personal name as subject"], library: none },
  pubn: { name: "Publisher", also: [], library: none },
  si: { name: "Secondary Source ID", also: ["secondary id"], library: none },
  tt: { name: "Transliterated Title", also: [], library: none },
  vi: { name: "Volume", also: ["vol"], library: none },
} satisfies Record<string, FieldDefinition>;

/** `library`: whether the library holds that very date; the others are searched by publication date there. */
export const DATE_FIELDS = {
  dp: { name: "Date - Publication", also: ["pdat", "publication date"], library: true },
  edat: { name: "Date - Entry", also: ["entrez date", "entry date", "edate"], library: false },
  crdt: { name: "Date - Create", also: ["create date"], library: false },
  dcom: { name: "Date - Completion", also: ["completion date"], library: false },
  mhda: { name: "Date - MeSH", also: ["mesh date"], library: false },
  lr: { name: "Date - Modification", also: ["modification date", "date last revised"], library: false },
  epdat: { name: "Electronic Publication Date", also: [], library: false },
  ppdat: { name: "Print Publication Date", also: [], library: false },
} satisfies Record<string, { name: string; also: readonly string[]; library: boolean }>;

export type TermField = keyof typeof TERM_FIELDS;
export type DateField = keyof typeof DATE_FIELDS;

const BY_TAG = new Map<string, TermField | DateField>();
for (const tag of [...listKeys(TERM_FIELDS), ...listKeys(DATE_FIELDS)]) {
  const { name, also } = { ...TERM_FIELDS, ...DATE_FIELDS }[tag];
  for (const spelling of [tag, name, ...also]) BY_TAG.set(normalizeTag(spelling), tag);
}

function normalizeTag(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(/ ?([/:~-]) ?/gu, "$1")
    .trim();
}

/** A tag as it was understood. `within` is the N of [tiab:~N]. */
export interface ReadTag {
  field: TermField | DateField;
  within: number | null;
}

/** The field a tag names, without its brackets; null when PubMed has no such field. */
export function readTag(tag: string): ReadTag | null {
  const normal = normalizeTag(tag);
  const field = BY_TAG.get(normal);
  if (field !== undefined) return { field, within: null };
  const proximity = /^(.+):~(\d{1,4})$/u.exec(normal);
  const near = BY_TAG.get(proximity?.[1] ?? "");
  if (near !== "ti" && near !== "tiab" && near !== "ad") return null;
  return { field: near, within: Math.min(Number(proximity?.[2]), 1000) };
}

export function isDateField(field: TermField | DateField): field is DateField {
  return Object.hasOwn(DATE_FIELDS, field);
}

/** Whether the field holds running text, whose words are searched one by one, rather than whole values. */
export function isWordField(field: TermField | null): boolean {
  return field === null || TERM_FIELDS[field].library.by === "words" || field === "ad";
}

/** The long form of a tag with its brackets, as PubMed prints it, e.g. "[Title/Abstract]". */
export function nameField(field: TermField | DateField): string {
  return `[${isDateField(field) ? DATE_FIELDS[field].name : TERM_FIELDS[field].name}]`;
}
