import type { TermWord } from "@medsieve/query/term-words";
import { quoteLexeme } from "@medsieve/text/lexemes";

/** Words that one phrase search compares; a longer phrase is searched in parts of this length. */
const MAX_PHRASE_WORDS = 50;

/** One operand of a tsquery: a quoted lexeme, and its star and field letters. */
const OPERAND = /'((?:[^'\\]|''|\\.)*)'(?::([*A-D]+))?/gu;
/** A lexeme of a tsquery as it was written there. */
export interface Operand {
  printed: string;
  lexeme: string;
  /** Star and field letters, e.g. "*AB"; "" for none. */
  flags: string;
}

export function listOperands(tsquery: string): Operand[] {
  return Array.from(tsquery.matchAll(OPERAND), ([printed, quoted = "", flags = ""]) => {
    return { printed, lexeme: quoted.replaceAll("''", "'").replace(/\\(.)/gsu, "$1"), flags };
  });
}

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

/**
 * Of tsqueries any of which is to match, those that find what no single word among them finds: beside "stroke*", neither
 * "stroke" nor "acute stroke" finds a paper more.
 */
export function dropImplied(parts: readonly string[]): string[] {
  const isPhrase = (part: string) => /^\(?w(?:<->w)*\)?$/u.test(part.replace(OPERAND, "w"));
  const wordsOf = new Map(parts.map((part) => [part, isPhrase(part) ? listOperands(part) : []]));
  const singles = new Map<string, Operand[]>();
  for (const [word, ...others] of wordsOf.values()) {
    if (word === undefined || others.length > 0) continue;
    const place = placeOf(word.lexeme, isCut(word));
    singles.set(place, [...(singles.get(place) ?? []), word]);
  }
  const isImplied = (part: string) =>
    (wordsOf.get(part) ?? []).some((word) =>
      listPlaces(word).some((place) =>
        singles.get(place)?.some((other) => other.printed !== part && isWithinFields(word, other)),
      ),
    );
  return [...wordsOf.keys()].filter((part) => !isImplied(part));
}

const isCut = ({ flags }: Operand): boolean => flags.startsWith("*");
const placeOf = (lexeme: string, cut: boolean): string => `${cut ? "*" : " "}${lexeme}`;

/** Where the words stand that find whatever this one finds: itself and its beginnings. */
function listPlaces(word: Operand): string[] {
  const beginnings = Array.from(word.lexeme, (_, at) => placeOf(word.lexeme.slice(0, at + 1), true));
  return isCut(word) ? beginnings : [placeOf(word.lexeme, false), ...beginnings];
}

function isWithinFields(word: Operand, other: Operand): boolean {
  const [fields, others] = [word.flags.replace("*", ""), other.flags.replace("*", "")];
  return others === "" || (fields !== "" && [...fields].every((field) => others.includes(field)));
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
