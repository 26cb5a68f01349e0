import type { TermWord } from "@medsieve/query/term-words";
import { quoteLexeme } from "@medsieve/text/lexemes";

/** Words that one phrase search compares; a longer phrase is searched in parts of this length. */
const MAX_PHRASE_WORDS = 50;

/** One lexeme as a tsquery; `weights` restricts a word to fields, "" does not. */
export function matchLexeme(lexeme: string, options: { prefix?: boolean; weights?: string } = {}): string {
  const suffix = `${options.prefix === true ? "*" : ""}${options.weights ?? ""}`;
  return `${quoteLexeme(lexeme)}${suffix === "" ? "" : `:${suffix}`}`;
}

/** Joins tsqueries by & or |, as a balanced tree so that thousands of terms do not nest thousands deep. */
export function joinTsqueries(operator: "&" | "|", parts: readonly string[]): string {
  const [first = ""] = parts;
  if (parts.length <= 1) return first;
  const middle = parts.length >> 1;
  const left = joinTsqueries(operator, parts.slice(0, middle));
  return `(${left}${operator}${joinTsqueries(operator, parts.slice(middle))})`;
}

/** Words next to each other in this order. */
export function matchPhrase(words: readonly TermWord[], weights: string): string {
  const chunks: string[] = [];
  for (let start = 0; start < words.length; start += MAX_PHRASE_WORDS) {
    const chunk = words.slice(start, start + MAX_PHRASE_WORDS);
    const phrase = chunk.map((word) => matchLexeme(word.text, { prefix: word.prefix, weights })).join("<->");
    chunks.push(chunk.length > 1 ? `(${phrase})` : phrase);
  }
  return joinTsqueries("&", chunks);
}

/** Two words with at most `within` words between them, in any order. */
export function matchNear(a: TermWord, b: TermWord, within: number, weights: string): string {
  const [left, right] = [matchPhrase([a], weights), matchPhrase([b], weights)];
  const distances = Array.from({ length: within + 1 }, (_, index) => index + 1);
  return joinTsqueries(
    "|",
    distances.flatMap((distance) => [`(${left}<${distance}>${right})`, `(${right}<${distance}>${left})`]),
  );
}
