import type { ResultName } from "@medsieve/contract/readings";
import type { QuotedFinding, Reading } from "@medsieve/reader/reader";
import type { KeptReading } from "./make-reading.ts";

type Results = Pick<Reading, ResultName>;

/**
 * A model's results beside those that the built-in reader finds in the same paper. A finding is disputed where that reader
 * takes the same sentence to say another direction of the same outcome. Where the model gives none, as with a prompt that
 * turns it away from them, the built-in reader's stand in, and say so themselves; and so they do for what models are not
 * asked for.
 */
export function compareFindings(given: Results, builtin: KeptReading | null): Results {
  if (builtin === null) return given;
  const { pmid, relevance_score, texts, statements, ...others } = builtin;
  const results: Results = { ...others, sample_size: given.sample_size ?? others.sample_size };
  if (given.findings.length === 0) return results;
  const findings = given.findings.map((finding) => ({
    ...finding,
    disputed: builtin.findings.some((other) => contradicts(finding, other)),
  }));
  return { ...results, findings };
}

function contradicts(finding: QuotedFinding, other: QuotedFinding): boolean {
  const directions = new Set([finding.direction, other.direction]);
  if (directions.size === 1 || directions.has("unclear")) return false;
  return sharesSentence(finding, other) && sharesWord(finding.outcome, other.outcome);
}

function sharesSentence(one: QuotedFinding, other: QuotedFinding): boolean {
  return listQuotes(one).some((quote) =>
    listQuotes(other).some((words) => quote.includes(words) || words.includes(quote)),
  );
}

function listQuotes({ quotes }: QuotedFinding): string[] {
  return quotes.flatMap(({ quote }) => (quote === null ? [] : [quote.replace(/\s+/gu, " ").trim().toLowerCase()]));
}

/** Words of fewer letters join others. */
const SHORTEST_WORD = 4;

function sharesWord(one: string, other: string): boolean {
  const listWords = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const words = new Set(listWords(one).filter((word) => word.length >= SHORTEST_WORD));
  return listWords(other).some((word) => words.has(word));
}
