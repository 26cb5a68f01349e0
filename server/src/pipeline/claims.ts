import type { Evidence, PaperRecord } from "@medsieve/contract/papers";
import type { Claim } from "../readers/reader.ts";
import { type Sentence, splitSection, splitSentences } from "../text/sentences.ts";
import { findQuote, type QuotePlace } from "./find-quote.ts";
import { hasNumbers, listForeignNumbers } from "./statement-numbers.ts";

interface Passage {
  section: string;
  text: string;
  listSentences: () => readonly Sentence[];
}

/** Where a quote was found. */
interface QuotedPlace extends QuotePlace {
  passage: Passage;
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
      alike.map(({ section, quote, gloss = null }) => ({ paper, section, quote, gloss })),
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
  const found = places.filter((place) => place !== null);
  const isForeign =
    found.length > 0 &&
    hasNumbers(measured) &&
    listForeignNumbers(measured, found.map(widenToSentences).join("\n")).length > 0;
  return quotes.map(({ paper: { pmid }, gloss }, index): Evidence => {
    const place = places[index];
    if (!place) {
      const nowhere = { section: null, quote: null, start: null, end: null };
      return { field, statement, pmid, ...nowhere, status: "unverified", problem: "quote_not_found" };
    }
    const { passage, start, end, exact } = place;
    const status = isForeign ? "unverified" : exact ? "verified" : "repaired";
    const quote = passage.text.slice(start, end);
    const evidence: Evidence = { field, statement, pmid, section: passage.section, start, end, quote, status };
    if (gloss) evidence.gloss = gloss;
    if (isForeign) evidence.problem = "numbers_differ";
    return evidence;
  });
}

/** An exact place anywhere comes before one that is only near; the section that was named comes first. */
function locateQuote(quote: string, section: string | null, passages: readonly Passage[]): QuotedPlace | null {
  let near: QuotedPlace | null = null;
  for (const isNamed of [true, false]) {
    for (const passage of passages) {
      if ((passage.section === section) !== isNamed) continue;
      const place = findQuote(quote, passage.text);
      if (place?.exact) return { ...place, passage };
      if (place !== null && near === null) near = { ...place, passage };
    }
  }
  return near;
}

/** The sentences that a quoted stretch lies in. */
function widenToSentences({ passage, start, end }: QuotedPlace): string {
  let [from, to] = [start, end];
  for (const sentence of passage.listSentences()) {
    if (sentence.start >= end || sentence.end <= start) continue;
    from = Math.min(from, sentence.start);
    to = Math.max(to, sentence.end);
  }
  return passage.text.slice(from, to);
}

/** A paper has many statements, and is cut into its parts once. */
const KNOWN_PASSAGES = new WeakMap<PaperRecord, readonly Passage[]>();

function listPassages(paper: PaperRecord): readonly Passage[] {
  const known = KNOWN_PASSAGES.get(paper);
  if (known) return known;
  const sections = [{ label: "title", text: paper.title }, ...paper.abstract];
  const whole = (section: string, text: string) => ({ section, text, listSentences: () => splitSentences(text) });
  const passages: Passage[] = [
    ...sections.map((section) => ({
      section: section.label ?? "abstract",
      text: section.text,
      listSentences: () => splitSection(section),
    })),
    ...paper.publication_types.map((text) => whole("publication types", text)),
    ...paper.mesh.map(({ descriptor }) => whole("MeSH", descriptor)),
    ...paper.keywords.map((text) => whole("keywords", text)),
  ];
  KNOWN_PASSAGES.set(paper, passages);
  return passages;
}
