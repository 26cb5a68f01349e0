import type { Finding, FindingNumbers } from "@medsieve/contract/findings";
import type { PaperRecord } from "@medsieve/contract/papers";
import { READING_VERSION, type SavedReading } from "@medsieve/contract/readings";
import type { Evidence } from "@medsieve/contract/statements";
import { type Sentence, splitSentences } from "@medsieve/text/sentences";
import type { Quotation, QuotedFinding, Reading } from "../reader.ts";
import { findQuote, type QuotePlace } from "./find-quote.ts";
import { hasNumbers, listForeignNumbers } from "./statement-numbers.ts";

interface Passage {
  section: string;
  /** Which section of the abstract, publication type, heading or keyword it is, from 0. */
  index: number;
  text: string;
  listSentences: () => readonly Sentence[];
}

/** Where a quote was found. */
interface QuotedPlace extends QuotePlace {
  passage: Passage;
}

/** A reading with every statement held against the paper. */
export function checkReading(
  { pmid: _, statements, findings, sample_size: size, ...reading }: Reading,
  paper: PaperRecord,
): SavedReading {
  const passages = listPassages(paper);
  const trace = (measured: string, quotes: readonly Quotation[]) => traceIn(passages, measured, quotes);
  return {
    schema_version: READING_VERSION,
    ...reading,
    statements: statements.map(({ quotes, ...statement }) => ({
      ...statement,
      evidence: trace(statement.text, quotes),
    })),
    findings: checkFindings(findings, passages),
    sample_size: size && { n: size.n, evidence: trace(String(size.n), size.quotes) },
  };
}

/** Findings with every one held against the paper. */
export function checkFindings(findings: readonly QuotedFinding[], passages: PaperPassages): Finding[] {
  return findings.map(({ quotes, ...finding }) => ({
    ...finding,
    evidence: traceIn(passages, writeNumbers(finding.numbers), quotes),
  }));
}

function traceIn(passages: PaperPassages, measured: string, quotes: readonly Quotation[]): Evidence[] {
  return findEvidence(
    measured,
    quotes.map((quotation) => ({ ...quotation, passages })),
  );
}

/** The numbers of a finding that its sentences must have; two with a blank between them could be read as one, "53 823". */
function writeNumbers({ groups, effect, p }: FindingNumbers): string {
  const inGroups = groups.flatMap(({ n, events, value, sd }) => [n, events, value, sd]);
  const ofEffect = effect === null ? [] : [effect.value, effect.ci_low, effect.ci_high];
  return [...inGroups, ...ofEffect, p]
    .filter((number) => number !== null)
    .map((number) => String(Math.abs(number)))
    .join("; ");
}

/**
 * What a statement rests on, in the order of the quotes. Verified: the quote stands in the section it names, or failing
 * that anywhere in the record. Repaired: it stands there in almost the same words; the paper's own are then given.
 * Unverified: it is nowhere, or the statement has a number that none of the quotes' sentences has. `measured` is what of
 * the statement has its numbers from the papers.
 */
export function findEvidence(
  measured: string,
  quotes: readonly (Quotation & { passages: PaperPassages })[],
): Evidence[] {
  const places = quotes.map(({ quote, section, passages }) =>
    quote === null ? null : locateQuote(quote, section, passages),
  );
  const found = places.filter((place) => place !== null);
  const isForeign =
    found.length > 0 &&
    hasNumbers(measured) &&
    listForeignNumbers(measured, found.map(widenToSentences).join("\n")).length > 0;
  return quotes.map(({ gloss }, index): Evidence => {
    const place = places[index];
    if (!place) return { ...NO_PLACE, section: null, quote: null, status: "unverified", problem: "quote_not_found" };
    const { passage, start, end, exact } = place;
    const words = { section: passage.section, quote: passage.text.slice(start, end), ...(gloss ? { gloss } : {}) };
    if (isForeign) return { ...NO_PLACE, ...words, status: "unverified", problem: "numbers_differ" };
    const status = exact ? "verified" : "repaired";
    return { section_index: passage.index, start, end, ...words, status, problem: null };
  });
}

const NO_PLACE = { section_index: null, start: null, end: null };

/** An exact place anywhere comes before one that is only near; the section that was named comes first. */
function locateQuote(quote: string, section: string | null, passages: PaperPassages): QuotedPlace | null {
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

/** A paper's parts, in which quotes are looked for. */
export type PaperPassages = readonly Passage[];

/** Cuts a paper into its parts; each is cut into sentences when one of its quotes was found. */
export function listPassages(paper: PaperRecord): PaperPassages {
  const open = (section: string) => (text: string, index: number) => {
    let sentences: readonly Sentence[] | null = null;
    return { section, index, text, listSentences: () => (sentences ??= splitSentences(text)) };
  };
  return [
    open("title")(paper.title, 0),
    ...paper.abstract.map(({ label, text }, index) => open(label ?? "abstract")(text, index)),
    ...paper.publication_types.map(open("publication types")),
    ...paper.mesh.map(({ descriptor }) => descriptor).map(open("MeSH")),
    ...paper.keywords.map(open("keywords")),
  ];
}
