import { CLAIM_FIELDS, type ClaimField } from "@medsieve/contract/papers";
import type { Claim, Reading } from "../reader.ts";
import type { NumberedPaper, NumberedPart } from "./numbered-paper.ts";
import type { GivenReading, GivenStatement } from "./reading-form.ts";

/** Parts that one statement may rest on. */
const MAX_PARTS = 4;

/** A reading without what is particular to one search. */
export type KeptReading = Omit<Reading, "read_by" | "usage">;

/** What a model said of a paper, as a reading: each statement with the words it rests on, or without any. */
export function makeReading(given: GivenReading, paper: NumberedPaper): KeptReading {
  const numbered = new Map(paper.parts.map((part) => [part.number.toUpperCase(), part]));
  const claims = given.statements
    .filter(({ field }) => given[field] !== null)
    .flatMap((statement) => makeClaims(statement, numbered, paper.parts));
  const traced = new Set(claims.map(({ field }) => field));
  const { statements: _, pmid: __, relevance, evidence_level, ...fields } = given;
  return {
    pmid: paper.record.pmid,
    relevance_score: Math.round(relevance * 1000) / 1000,
    ...fields,
    evidence_level: evidence_level ?? null,
    claims: [...claims, ...CLAIM_FIELDS.flatMap((field) => (traced.has(field) ? [] : claimWithout(field, given)))],
  };
}

/** What is said and rests on nothing that was named. */
function claimWithout(field: ClaimField, given: GivenReading): Claim[] {
  const statement = given[field];
  return statement === null ? [] : [{ field, statement, section: null, quote: null }];
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
 * The quote goes with the part it stands in. Without a quote the parts that are named are quoted whole, a claim for
 * each. A quote that stands nowhere stays as it is, and will be found to be unverified.
 */
function makeClaims(
  { field, statement, parts, quote, gloss }: GivenStatement,
  numbered: ReadonlyMap<string, NumberedPart>,
  all: readonly NumberedPart[],
): Claim[] {
  const named = parts.slice(0, MAX_PARTS).flatMap((number) => numbered.get(readNumber(number)) ?? []);
  const words = quote?.trim() ?? "";
  const home = words === "" ? undefined : [...named, ...all].find((part) => holds(part, words));
  if (words !== "" && home === undefined) {
    return [{ field, statement, section: named[0]?.section ?? null, quote: words }];
  }
  if (home !== undefined)
    return [{ field, statement, section: home.section, quote: words, ...(gloss ? { gloss } : {}) }];
  const claims = [...new Set(named)].map(({ section, text }) => ({ field, statement, section, quote: text }));
  return claims.length > 0 ? claims : [{ field, statement, section: null, quote: null }];
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
