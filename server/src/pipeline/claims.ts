import type { Evidence, PaperRecord } from "@medsieve/contract/papers";
import type { Claim } from "../readers/reader.ts";
import { type Sentence, splitSentences } from "../text/sentences.ts";
import { findQuote } from "./find-quote.ts";
import { listForeignNumbers } from "./statement-numbers.ts";

interface Passage {
  section: string;
  text: string;
  /** Split when first asked for. */
  listSentences: () => readonly Sentence[];
}

/** Words of a paper that were quoted, before the paper has been looked at. */
export interface Quoted {
  paper: PaperRecord;
  section: string | null;
  quote: string | null;
  gloss?: string | null;
}

interface Statement {
  field: Evidence["field"];
  statement: string;
  /** What of the statement has its numbers from the papers. */
  measured: string;
}

/** Holds what a reader says of one paper against it. Claims of one statement bear it out together. */
export function checkClaims(claims: readonly Claim[], paper: PaperRecord): Evidence[] {
  const statements = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = `${claim.field}:${claim.statement}`;
    const known = statements.get(key);
    if (known) known.push(claim);
    else statements.set(key, [claim]);
  }
  const evidence = new Map<Claim, Evidence>();
  for (const alike of statements.values()) {
    const [{ field, statement } = { field: "summary" as const, statement: "" }] = alike;
    const checked = checkStatement(
      { field, statement, measured: statement },
      alike.map((claim) => ({ ...claim, paper })),
    );
    for (const [index, claim] of alike.entries()) {
      const found = checked[index];
      if (found) evidence.set(claim, found);
    }
  }
  return claims.flatMap((claim) => evidence.get(claim) ?? []);
}

/** Holds one claim against its paper. */
export function checkClaim(claim: Claim, paper: PaperRecord): Evidence {
  const [evidence] = checkStatement({ ...claim, measured: claim.statement }, [{ ...claim, paper }]);
  if (!evidence) throw new Error("a claim was not judged");
  return evidence;
}

/**
 * What a statement rests on, in the order of the quotes. Verified: the quote stands in the section it names, or failing
 * that anywhere in the record. Repaired: it stands there in almost the same words; the paper's own are then given.
 * Unverified: it is nowhere, or the statement has a number that none of the quotes' sentences has.
 */
export function checkStatement({ field, statement, measured }: Statement, quotes: readonly Quoted[]): Evidence[] {
  const places = quotes.map(({ quote, section, paper }) =>
    quote === null ? null : locateQuote(quote, section, listPassages(paper)),
  );
  const sentences = places.flatMap((place) => place?.sentence ?? []);
  const isForeign = sentences.length > 0 && listForeignNumbers(measured, sentences.join("\n")).length > 0;
  return quotes.map(({ paper, gloss }, index) => {
    const place = places[index];
    const told = { field, statement, pmid: paper.pmid };
    if (!place) {
      const nowhere = { section: null, quote: null, start: null, end: null };
      return { ...told, ...nowhere, status: "unverified", problem: "quote_not_found" };
    }
    const { section, text, start, end, exact } = place;
    const found = { ...told, section, start, end, quote: text.slice(start, end), ...(gloss ? { gloss } : {}) };
    if (isForeign) return { ...found, status: "unverified", problem: "numbers_differ" };
    return { ...found, status: exact ? "verified" : "repaired" };
  });
}

/** An exact place anywhere comes before one that is only near. */
function locateQuote(quote: string, section: string | null, passages: readonly Passage[]) {
  const ordered = [
    ...passages.filter((passage) => passage.section === section),
    ...passages.filter((passage) => passage.section !== section),
  ];
  let near = null;
  for (const passage of ordered) {
    const place = findQuote(quote, passage.text);
    if (place === null || (near !== null && !place.exact)) continue;
    const found = { ...passage, ...place, sentence: widenToSentences(passage, place.start, place.end) };
    if (place.exact) return found;
    near = found;
  }
  return near;
}

/** The sentences that a stretch of the text lies in. */
function widenToSentences({ text, listSentences }: Passage, start: number, end: number): string {
  const touched = listSentences().filter((sentence) => sentence.start < end && sentence.end > start);
  const from = Math.min(start, ...touched.map((sentence) => sentence.start));
  const to = Math.max(end, ...touched.map((sentence) => sentence.end));
  return text.slice(from, to);
}

/** A paper has many statements, and is cut into its parts once. */
const KNOWN_PASSAGES = new WeakMap<PaperRecord, readonly Passage[]>();

function listPassages(paper: PaperRecord): readonly Passage[] {
  const known = KNOWN_PASSAGES.get(paper);
  if (known) return known;
  const passages = [
    makePassage("title", paper.title),
    ...paper.abstract.map(({ label, text }) => makePassage(label ?? "abstract", text)),
    ...paper.publication_types.map((text) => makePassage("publication types", text)),
    ...paper.mesh.map(({ descriptor }) => makePassage("MeSH", descriptor)),
    ...paper.keywords.map((text) => makePassage("keywords", text)),
  ];
  KNOWN_PASSAGES.set(paper, passages);
  return passages;
}

function makePassage(section: string, text: string): Passage {
  let sentences: readonly Sentence[] | null = null;
  return {
    section,
    text,
    listSentences: () => {
      sentences ??= splitSentences(text);
      return sentences;
    },
  };
}
