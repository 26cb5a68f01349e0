import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import {
  FIELD_WEIGHT,
  headingWithSubheadingLexeme,
  quoteLexeme,
  treeLexeme,
  valueLexeme,
} from "@medsieve/text/lexemes";
import { splitWords } from "@medsieve/text/words";
import type { Citation } from "../citation.ts";

/** Between two fields, sections or values, so that no phrase runs from one into the next. */
const GAP = 20;
/** Bounds of PostgreSQL (manual, 12.11 Limitations); it keeps 256 positions of a lexeme by itself. */
export const LAST_POSITION = 16_383;
const MAX_LEXEME_BYTES = 2_046;
/** Of the 1 MB that a tsvector may have, with room for its own bookkeeping. */
const MAX_TOTAL_BYTES = 600_000;
const MAX_POSITIONS_OF_LEXEME = 256;
const POSITION_BYTES = 2;
const ENTRY_BYTES = 8;
/** A longer word is a sequence or a mistake, and no query asks for it. */
const MAX_WORD_LENGTH = 100;
const MAX_AFFILIATIONS = 200;

type Weight = (typeof FIELD_WEIGHT)[keyof typeof FIELD_WEIGHT];

/**
 * The full-text index of a paper as a tsvector literal (see text/lexemes.ts). What does not fit into a tsvector is left
 * out from the end: names and affiliations before subjects, subjects before the abstract.
 */
export function indexPaper(citation: Citation): string {
  return Array.from(listLexemes(citation), ([lexeme, positions]) =>
    positions.length === 0 ? quoteLexeme(lexeme) : `${quoteLexeme(lexeme)}:${positions.join(",")}`,
  ).join(" ");
}

/** The same as a list: each lexeme with its positions and their weights, e.g. "3A"; a whole value has none. */
export function listLexemes(citation: Citation): ReadonlyMap<string, readonly string[]> {
  const lexemes = collectLexemes();

  lexemes.addText(citation.title, FIELD_WEIGHT.title);
  for (const section of citation.abstract) lexemes.addText(section.text, FIELD_WEIGHT.abstract);
  if (citation.abstract.length > 0) lexemes.addValue(valueLexeme("has", "abstract"));
  if (citation.mesh.length > 0) {
    lexemes.addValue(valueLexeme("has", "mesh"));
    lexemes.addValue(treeMark());
  }
  if (citation.notices.some((notice) => notice.kind === "retracted")) lexemes.addValue(valueLexeme("has", "retracted"));
  indexSubjects(citation, lexemes);

  for (const language of citation.languages) lexemes.addValue(valueLexeme("la", language));
  for (const name of listJournalNames(citation)) {
    lexemes.addValue(valueLexeme("ta", name));
    lexemes.addText(name, FIELD_WEIGHT.other);
  }
  if (citation.vernacularTitle !== null) lexemes.addText(citation.vernacularTitle, FIELD_WEIGHT.other);
  for (const author of citation.authors) {
    lexemes.addValue(valueLexeme("au", author.name));
    lexemes.addText(author.name, FIELD_WEIGHT.other);
  }
  for (const affiliation of listAffiliations(citation)) {
    for (const word of splitWords(affiliation)) lexemes.addValue(valueLexeme("ad", word.text));
  }
  return lexemes.positionsOf;
}

/** Marks a paper whose headings stand in the index with their places in the tree, as they are in this year's MeSH. */
export function treeMark(): string {
  return valueLexeme("has", `tree ${TERMINOLOGY.meshYear}`);
}

/** Headings come again with every paper of an import. */
const placesOf = new Map<string, readonly string[]>();
const MAX_KEPT = 20_000;

function findPlaces(heading: string): readonly string[] {
  const known = placesOf.get(heading);
  if (known !== undefined) return known;
  const places = TERMINOLOGY.mesh.findDescriptor(heading)?.treeNumbers ?? [];
  if (placesOf.size >= MAX_KEPT) placesOf.clear();
  placesOf.set(heading, places);
  return places;
}

/** Where the heading stands in the tree: alone, and with each of its subheadings. */
function indexPlaces({ descriptor, major, qualifiers }: Citation["mesh"][number], lexemes: LexemeCollection): void {
  const isMajor = major || qualifiers.some((qualifier) => qualifier.major);
  for (const place of findPlaces(descriptor)) {
    lexemes.addValue(treeLexeme("mh", place, null));
    if (isMajor) lexemes.addValue(treeLexeme("majr", place, null));
    for (const qualifier of qualifiers) {
      lexemes.addValue(treeLexeme("mh", place, qualifier.name));
      if (major || qualifier.major) lexemes.addValue(treeLexeme("majr", place, qualifier.name));
    }
  }
}

function indexSubjects(citation: Citation, lexemes: LexemeCollection): void {
  for (const heading of citation.mesh) {
    const major = heading.major || heading.qualifiers.some((qualifier) => qualifier.major);
    lexemes.addValue(valueLexeme("mh", heading.descriptor));
    if (major) lexemes.addValue(valueLexeme("majr", heading.descriptor));
    indexPlaces(heading, lexemes);
    lexemes.addText(heading.descriptor, FIELD_WEIGHT.indexing);
    for (const qualifier of heading.qualifiers) {
      lexemes.addValue(valueLexeme("sh", qualifier.name));
      lexemes.addValue(headingWithSubheadingLexeme("mh", heading.descriptor, qualifier.name));
      if (heading.major || qualifier.major) {
        lexemes.addValue(headingWithSubheadingLexeme("majr", heading.descriptor, qualifier.name));
      }
      lexemes.addText(qualifier.name, FIELD_WEIGHT.indexing);
    }
  }
  for (const type of citation.publicationTypes) {
    lexemes.addValue(valueLexeme("pt", type));
    lexemes.addText(type, FIELD_WEIGHT.indexing);
  }
  for (const text of [...citation.keywords, ...citation.substances]) lexemes.addText(text, FIELD_WEIGHT.indexing);
}

function listJournalNames(citation: Citation): string[] {
  const names = [citation.journal, citation.journalAbbreviation].filter((name) => name !== null);
  return [...new Set(names)];
}

function listAffiliations(citation: Citation): string[] {
  const affiliations = new Set<string>();
  for (const author of citation.authors) {
    for (const affiliation of author.affiliations) {
      if (affiliations.size >= MAX_AFFILIATIONS) return [...affiliations];
      affiliations.add(affiliation);
    }
  }
  return [...affiliations];
}

type LexemeCollection = ReturnType<typeof collectLexemes>;

function collectLexemes() {
  /** Positions with weights, e.g. "3A"; empty for a whole value. */
  const positionsOf = new Map<string, string[]>();
  let position = 0;
  let bytes = 0;

  function add(lexeme: string): string[] | null {
    const known = positionsOf.get(lexeme);
    if (known !== undefined) return known;
    const size = Buffer.byteLength(lexeme);
    if (size > MAX_LEXEME_BYTES || bytes + size + ENTRY_BYTES > MAX_TOTAL_BYTES) return null;
    bytes += size + ENTRY_BYTES;
    const positions: string[] = [];
    positionsOf.set(lexeme, positions);
    return positions;
  }

  return {
    addValue(lexeme: string): void {
      add(lexeme);
    },
    /** Words of one field or section. Beyond the last position they all stand on it, where no phrase is found. */
    addText(text: string, weight: Weight): void {
      for (const word of splitWords(text)) {
        position = Math.min(position + 1, LAST_POSITION);
        if (word.text.length > MAX_WORD_LENGTH) continue;
        const positions = add(word.text);
        if (positions === null || positions.length >= MAX_POSITIONS_OF_LEXEME || bytes > MAX_TOTAL_BYTES) continue;
        const printed = `${position}${weight}`;
        if (positions.at(-1) === printed) continue;
        positions.push(printed);
        bytes += POSITION_BYTES;
      }
      position = Math.min(position + GAP, LAST_POSITION);
    },
    positionsOf,
  };
}
