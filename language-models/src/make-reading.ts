import { NO_RESULTS } from "@medsieve/contract/readings";
import { CLAIM_FIELDS, type ClaimField, numberStatements, type Piece } from "@medsieve/contract/statements";
import { placeStatements } from "@medsieve/contract/upcast/place-statements";
import type { Quotation, QuotedFinding, Reading } from "@medsieve/reader/reader";
import type { NumberedPaper, NumberedPart } from "./numbered-paper.ts";
import type { GivenFinding, GivenReading, GivenSource } from "./reading-form.ts";

/** Parts that one statement may rest on. */
const MAX_PARTS = 4;

/** A reading without what is particular to one search. */
export type KeptReading = Omit<Reading, "read_by">;

interface Quoted {
  field: ClaimField;
  text: string;
  quotes: Quotation[];
}

/** What a model said of a paper, as a reading: each statement with the words it rests on, or without any. */
export function makeReading(given: GivenReading, paper: NumberedPaper): KeptReading {
  const numbered = new Map(paper.parts.map((part) => [part.number.toUpperCase(), part]));
  const find = (source: GivenSource) => listQuotes(source, numbered, paper.parts);
  const quoted = given.statements
    .filter(({ field }) => given[field] !== null)
    .map((statement) => ({
      field: statement.field,
      text: statement.statement,
      quotes: find(statement),
    }));
  const { pmid } = paper.record;
  const relevance_score = Math.round(given.relevance * 1000) / 1000;
  const findings = given.findings.map((finding, index) => makeFinding(finding, `${pmid}-f${index + 1}`, find));
  const size = given.sample_size;
  const sample_size = size ? { n: size.n, quotes: find(size) } : null;
  return composeReading({ ...NO_RESULTS, pmid, relevance_score, findings, sample_size }, given, quoted);
}

function makeFinding(given: GivenFinding, id: string, find: (source: GivenSource) => Quotation[]): QuotedFinding {
  const { parts, quote, ...finding } = given;
  return { ...finding, id, read_by: "model", disputed: false, quotes: find({ parts, quote }) };
}

/** A reading from the texts of its fields and the statements in them; a text that holds none is one without a quote. */
export function composeReading(
  reading: Omit<KeptReading, "texts" | "statements">,
  fields: Pick<GivenReading, ClaimField>,
  quoted: readonly Quoted[],
): KeptReading {
  const statements = mergeStatements(quoted);
  const shown = new Set<Quoted>();
  const write = (field: ClaimField): Piece<{ quotes: Quotation[] }>[] => {
    const text = fields[field];
    if (text === null) return [];
    const own = statements.filter((statement) => statement.field === field);
    if (own.length === 0) return [{ text, quotes: [{ section: null, quote: null }] }];
    const parts = placeStatements(
      text,
      own.map((statement) => statement.text),
    );
    return parts.flatMap((part): Piece<{ quotes: Quotation[] }>[] => {
      const statement = typeof part === "number" ? own[part] : undefined;
      if (statement === undefined) return typeof part === "string" ? [part] : [];
      shown.add(statement);
      return [{ text: statement.text, quotes: statement.quotes }];
    });
  };
  const pieces = {
    summary: write("summary"),
    population: write("population"),
    intervention: write("intervention"),
    comparator: write("comparator"),
    outcome: write("outcome"),
    study_design: write("study_design"),
    rationale: write("rationale"),
  };
  return {
    ...reading,
    ...numberStatements(
      reading.pmid,
      pieces,
      statements.filter((statement) => !shown.has(statement)),
    ),
  };
}

/** What a model states twice in a field is one statement that rests on both. */
function mergeStatements(quoted: readonly Quoted[]): Quoted[] {
  return CLAIM_FIELDS.flatMap((field) => {
    const merged = new Map<string, Quoted>();
    for (const { text, quotes } of quoted.filter((statement) => statement.field === field)) {
      merged.set(text, { field, text, quotes: [...(merged.get(text)?.quotes ?? []), ...quotes] });
    }
    return [...merged.values()];
  });
}

/** Where words that a model quotes stand: the part it names, or failing that any other; the words stay as they are. */
export function placeQuote(
  number: string,
  quote: string | null | undefined,
  parts: readonly NumberedPart[],
): { section: string | null; quote: string | null } {
  const named = parts.find((part) => part.number.toUpperCase() === readNumber(number));
  const words = quote?.trim() ?? "";
  if (words === "") return { section: named?.section ?? null, quote: named?.text ?? null };
  const home = [...(named ? [named] : []), ...parts].find((part) => holds(part, words));
  return { section: home?.section ?? named?.section ?? null, quote: words };
}

/**
 * The quote goes with the part it stands in. Without a quote the parts that are named are quoted whole. A quote that
 * stands nowhere stays as it is, and will be found to be unverified.
 */
function listQuotes(
  { parts, quote, gloss }: GivenSource,
  numbered: ReadonlyMap<string, NumberedPart>,
  all: readonly NumberedPart[],
): Quotation[] {
  const named = parts.slice(0, MAX_PARTS).flatMap((number) => numbered.get(readNumber(number)) ?? []);
  const words = quote?.trim() ?? "";
  const home = words === "" ? undefined : [...named, ...all].find((part) => holds(part, words));
  if (words !== "" && home === undefined) return [{ section: named[0]?.section ?? null, quote: words }];
  if (home !== undefined) return [{ section: home.section, quote: words, ...(gloss ? { gloss } : {}) }];
  const quotes = [...new Set(named)].map(({ section, text }) => ({ section, quote: text }));
  return quotes.length > 0 ? quotes : [{ section: null, quote: null }];
}

/** "[3]", "3." and "sentence 3" mean 3. */
function readNumber(given: string): string {
  const found = /^\W*(?:s(?:entence)?\s*)?([TPM]\s?\d*|\d+)\W*$/iu.exec(given);
  return (found?.[1] ?? "").replace(/\s/gu, "").toUpperCase();
}

function holds({ text }: NumberedPart, words: string): boolean {
  return simplify(text).includes(simplify(words));
}

function simplify(text: string): string {
  return text.normalize("NFKC").replace(/\s+/gu, " ").toLowerCase();
}
