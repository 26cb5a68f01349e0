import { askIndex } from "./ask-index.ts";
import type { PaperIndex } from "./paper-index.ts";

/** Lexemes that one request asks for: OpenSearch allows 65,535 buckets an answer, and each costs a search. */
const PER_REQUEST = 1_000;

/** In how many papers each of these lexemes stands; one with a star at its end stands for any that begins so. */
export async function countMatches(
  index: PaperIndex,
  lexemes: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let at = 0; at < lexemes.length; at += PER_REQUEST) {
    const asked = [...new Set(lexemes.slice(at, at + PER_REQUEST))];
    const filters = Object.fromEntries(asked.map((lexeme, number) => [`n${number}`, matchOne(lexeme)]));
    const body = { size: 0, aggs: { lexemes: { filters: { filters } } } };
    const found = await askIndex(index, body, signal);
    const buckets = found.aggregations?.lexemes?.buckets ?? {};
    for (const [number, lexeme] of asked.entries()) counts.set(lexeme, buckets[`n${number}`]?.doc_count ?? 0);
  }
  return counts;
}

function matchOne(lexeme: string): object {
  const field = lexeme.includes("=") ? "values" : "words";
  return lexeme.endsWith("*") ? { prefix: { [field]: lexeme.slice(0, -1) } } : { term: { [field]: lexeme } };
}
