import type { Citation } from "@medsieve/medline/citation";
import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import {
  FIELD_WEIGHT,
  headingWithSubheadingLexeme,
  quoteLexeme,
  treeLexeme,
  valueLexeme,
} from "@medsieve/text/lexemes";
import { listWords } from "@medsieve/text/words";

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
  return Array.from(listLexemes(citation), ([lexeme, places]) =>
    places.length === 0 ? quoteLexeme(lexeme) : `${quoteLexeme(lexeme)}:${places.map(printPlace).join(",")}`,
  ).join(" ");
}

/** Lexemes with their places in order, each a position × 4 + a field by its place in FIELD_LETTERS; a whole value has none. */
export type PlacedLexemes = ReadonlyMap<string, readonly number[]>;

/** Letters of FIELD_WEIGHT: title, abstract, indexing, elsewhere. */
export const FIELD_LETTERS = "ABCD";

const printPlace = (place: number): string => `${place >> 2}${FIELD_LETTERS[place & 3]}`;

/** The same as a list. */
export function listLexemes(citation: Citation): PlacedLexemes {
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
    for (const word of listWords(affiliation)) lexemes.addValue(valueLexeme("ad", word));
  }
  return lexemes.placesOf;
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

const NO_PLACES: number[] = [];

function collectLexemes() {
  const placesOf = new Map<string, number[]>();
  let position = 0;
  let bytes = 0;

  /** Whether there is room for it. */
  function reserve(lexeme: string): boolean {
    const size = Buffer.byteLength(lexeme);
    if (size > MAX_LEXEME_BYTES || bytes + size + ENTRY_BYTES > MAX_TOTAL_BYTES) return false;
    bytes += size + ENTRY_BYTES;
    return true;
  }

  return {
    addValue(lexeme: string): void {
      if (!placesOf.has(lexeme) && reserve(lexeme)) placesOf.set(lexeme, NO_PLACES);
    },
    /** Words of one field or section. Beyond the last position they all stand on it, where no phrase is found. */
    addText(text: string, weight: Weight): void {
      const field = FIELD_LETTERS.indexOf(weight);
      for (const word of listWords(text)) {
        position = Math.min(position + 1, LAST_POSITION);
        if (word.length > MAX_WORD_LENGTH) continue;
        const places = placesOf.get(word);
        if (places === undefined) {
          if (!reserve(word)) continue;
          placesOf.set(word, [position * 4 + field]);
          bytes += POSITION_BYTES;
          continue;
        }
        if (places.length >= MAX_POSITIONS_OF_LEXEME || bytes > MAX_TOTAL_BYTES) continue;
        if ((places.at(-1) ?? 0) >> 2 === position) continue;
        places.push(position * 4 + field);
        bytes += POSITION_BYTES;
      }
      position = Math.min(position + GAP, LAST_POSITION);
    },
    placesOf,
  };
}
