import type { Citation } from "@medsieve/medline/citation";
import { firstDay } from "@medsieve/medline/read-dates";
import { FIELD_WEIGHT } from "@medsieve/text/lexemes";
import { FIELD_LETTERS, LAST_POSITION, listLexemes } from "../library/index-paper.ts";
import { findStem } from "../library/postings/stems.ts";
import { IMPACT_STEPS } from "./index-template.ts";

/** Between two fields, sections or names (index-template.ts). */
const GAP = 20;
/** Stands where the paper has a word that is not indexed; no query asks for it. */
const FILLER = "=";
/** How much a word counts where it stands, as rank-terms.ts has it. */
const WEIGHTS = [1, 0.4, 0.3, 0.1];
/** By which ts_rank divides: pi²/6. */
const RANK_DIVISOR = 1.64493406685;

interface PlacedWord {
  word: string;
  position: number;
  field: number;
}

/** The words of a paper in order, its whole values, and what each word weighs in it ("asthma|607930"). */
function placeWords(citation: Citation): { placed: PlacedWord[]; values: string[]; impacts: string[] } {
  const values: string[] = [];
  const placed: PlacedWord[] = [];
  const impacts: string[] = [];
  for (const [lexeme, places] of listLexemes(citation)) {
    if (places.length === 0) values.push(lexeme);
    else {
      for (const place of places) placed.push({ word: lexeme, position: place >> 2, field: place & 3 });
      impacts.push(`${lexeme}|${Math.max(1, Math.round(weighWord(places) * IMPACT_STEPS))}`);
    }
  }
  placed.sort((a, b) => a.position - b.position);
  return { placed, values, impacts };
}

/** The document of a paper: the words of its tsvector at their positions, its whole values, and the record itself. */
export function indexDocument(citation: Citation, storedAt: Date) {
  const { placed, values, impacts } = placeWords(citation);
  if (citation.doi !== null) values.push(doiValue(citation.doi));
  const [title, abstract] = listStems(placed);
  const write = (weight: string) => writeWords(placed.filter((word) => FIELD_LETTERS[word.field] === weight));
  return {
    pmid: Number(citation.pmid),
    published: firstDay(citation.published),
    stored_at: storedAt.toISOString(),
    words: writeWords(placed),
    title: write(FIELD_WEIGHT.title),
    abstract: write(FIELD_WEIGHT.abstract),
    indexing: write(FIELD_WEIGHT.indexing),
    values,
    impacts: impacts.join(" "),
    stems: [title, title, abstract].map((stems) => stems.join(" ")),
    references: citation.references.map(Number),
    notices: citation.notices.flatMap(({ kind, pmid }) => (pmid === null ? [] : [`${kind} ${pmid}`])),
    citation,
  };
}

/** Stems of the title and of the abstract, in order and without stop words. */
function listStems(placed: readonly PlacedWord[]): [title: string[], abstract: string[]] {
  const stemsOf = (weight: string) =>
    placed.flatMap(({ word, field }) => (FIELD_LETTERS[field] === weight ? (findStem(word) ?? []) : []));
  return [stemsOf(FIELD_WEIGHT.title), stemsOf(FIELD_WEIGHT.abstract)];
}

/** The same of a record. */
export function readStems(citation: Citation): [title: string[], abstract: string[]] {
  return listStems(placeWords(citation).placed);
}

/** A DOI among the values of a paper. */
export function doiValue(doi: string): string {
  return `doi:${doi.toLowerCase()}`;
}

/** What PostgreSQL's ts_rank gives for one word (calc_rank_or in tsrank.c): ever less for each time that it stands again. */
function weighWord(places: readonly number[]): number {
  let sum = 0;
  let heaviest = -1;
  let heaviestAt = 0;
  for (const [at, place] of places.entries()) {
    const weight = WEIGHTS[place & 3] ?? 0;
    sum += weight / (at + 1) ** 2;
    if (weight > heaviest) [heaviest, heaviestAt] = [weight, at];
  }
  return (heaviest + sum - heaviest / (heaviestAt + 1) ** 2) / RANK_DIVISOR;
}

/**
 * Words in order, as texts between which OpenSearch leaves its gap, so that any two are as far apart as their positions.
 * What stands on the last position, where everything beyond it is put, comes one by one: it is found, but in no phrase.
 */
function writeWords(placed: readonly PlacedWord[]): string[] {
  const texts: string[][] = [];
  let before: number | null = null;
  for (const { word, position } of placed) {
    if (position >= LAST_POSITION) {
      texts.push([FILLER, word, FILLER]);
      continue;
    }
    const distance: number = before === null ? GAP + 1 : position - before;
    const isNewText = distance > GAP;
    const skipped = distance - 1 - (isNewText ? GAP : 0);
    if (isNewText) texts.push([]);
    texts.at(-1)?.push(...Array<string>(skipped).fill(FILLER), word);
    before = position;
  }
  return texts.map((words) => words.join(" "));
}
