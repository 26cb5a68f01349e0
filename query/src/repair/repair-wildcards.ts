import { or } from "../build-query.ts";
import type { Token } from "../lex-query.ts";
import type { QueryNode, TermNode } from "../query.ts";

/** A wildcard of other databases between two letters, or after the last letter of a word. */
const INNER = /(?<=\p{L})[?$]+(?=\p{L})/u;
const LAST = /(?<=\p{L}{3})[?$]+$/u;
const INNER_STAR = /(?<=\p{L})\*+(?=\p{L})/gu;
const MIN_BEFORE_STAR = 4;
/** Each wildcard that is spelled out may double or treble the terms. */
const MOST_SPELLED_OUT = 2;

/** A star within a word, which the parser would take for a hyphen, as the wildcard of other databases. */
export function markInnerStars(tokens: readonly Token[]): Token[] {
  return tokens.map((token) =>
    token.type === "word" || token.type === "quoted" ? { ...token, text: token.text.replace(INNER_STAR, "?") } : token,
  );
}

/**
 * A term whose words have wildcards that PubMed does not know: truncated before them where enough letters stand there
 * ("random?ed" → "random*"), and spelled out where not ("wom?n" → women, woman; "tum?r" → tumr, tumur). Null when
 * there is none.
 */
export function spellOutWildcards(term: TermNode): QueryNode | null {
  const words = term.text.split(" ");
  const places = words.flatMap((word, at) => (INNER.test(word) || LAST.test(word) ? [at] : []));
  if (places.length === 0) return null;
  let texts: string[][] = [words];
  for (const [count, at] of places.entries()) {
    const mayTruncate = at === words.length - 1;
    const spellings = listSpellings(words[at] ?? "", mayTruncate).slice(0, count < MOST_SPELLED_OUT ? undefined : 1);
    texts = texts.flatMap((text) => spellings.map((spelling) => text.with(at, spelling)));
  }
  const parts = texts.map((text): QueryNode => ({ ...term, text: text.join(" ") }));
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : or(...parts.map((root) => ({ root, notes: [] }))).root;
}

function listSpellings(word: string, mayTruncate: boolean): string[] {
  const place = INNER.exec(word);
  if (place === null) {
    const stem = word.replace(LAST, "");
    return [word.endsWith("$") && mayTruncate && stem.length >= MIN_BEFORE_STAR ? `${stem}*` : stem];
  }
  const before = word.slice(0, place.index);
  const after = word.slice(place.index + place[0].length).replace(/[?$]/gu, "");
  if (mayTruncate && before.length >= MIN_BEFORE_STAR) return [`${before}*`];
  if (/^wom$/iu.test(before)) return [`${before}en`, `${before}an`];
  const letters = /^r/iu.test(after) ? ["", "u"] : /^[ei]/iu.test(after) ? ["", "a", "o"] : ["", "a"];
  return letters.map((letter) => `${before}${letter}${after}`);
}
