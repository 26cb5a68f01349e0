import { findAll } from "@medsieve/text/find-all";
import search from "approx-string-match";

/** UTF-16 offsets in the text that was searched. */
export interface QuotePlace {
  start: number;
  end: number;
  /** False where the words differ a little from those of the text. */
  exact: boolean;
}

/** Shorter quotes are found as they stand, or not at all. */
const REPAIRABLE_FROM = 24;
/** Edits (insertions, deletions, substitutions) allowed to a quote, as a share of its length, and at most. */
const EDITS_SHARE = 0.08;
const EDITS_MAX = 12;
/** A longer quote is found as it stands or not at all. */
const REPAIRABLE_TO = 2_000;
/** Places that are looked at for one quote; only text that repeats itself without end has more. */
const MOST_WINDOWS = 20;
/** Places of one piece of a quote. */
const MOST_PLACES = 1_000;
/** Words that a slip may leave out or bring in. */
const SMALL_WORDS = new Set(
  "a an the of in on at to for by and & or was were is are be been this these that those".split(" "),
);

/**
 * Where a quote stands in a text, after spaces, dashes, quotation marks, width and case are made alike; failing that,
 * where a text stands that differs from it in few letters, and in no number, negation or direction. Null when nowhere.
 */
export function findQuote(quote: string, text: string): QuotePlace | null {
  const trimmed = quote.trim();
  const at = findWhole(trimmed, text);
  if (at >= 0) return { start: at, end: at + trimmed.length, exact: true };
  const needle = normalize(quote).text;
  if (needle === "") return null;
  const hay = normalize(text);
  const found = findWhole(needle, hay.text, (index) => text.charAt(hay.offsets[index] ?? 0));
  if (found >= 0) return toPlace(hay, found, found + needle.length, true);
  const near = findNear(needle, hay.text);
  if (near === null || !isWhole(hay.text, near.start, near.end)) return null;
  return saysTheSame(needle, hay.text.slice(near.start, near.end)) ? toPlace(hay, near.start, near.end, false) : null;
}

/** What turns the word after its hyphen over. */
const TURNING_PREFIX = /(?:^|[^\p{L}])(?:non|no|un|anti|pseudo|quasi|hypo|hyper|sub|pre|post)-$/iu;

/**
 * Where `needle` stands in `hay`, not within a word or number: "normal" is not in "abnormal", nor "5%" in "2.5%". A
 * capital after a letter begins a word, since headings are often glued to what follows. -1 when nowhere.
 */
function findWhole(needle: string, hay: string, print = (index: number) => hay.charAt(index)): number {
  for (const at of findAll(needle, hay)) {
    if (isWhole(hay, at, at + needle.length, print(at))) return at;
  }
  return -1;
}

function isWhole(hay: string, start: number, end: number, first = hay.charAt(start)): boolean {
  return (
    isBegun(hay.slice(Math.max(0, start - 8), start), first) && isEnded(hay.charAt(end - 1), hay.slice(end, end + 2))
  );
}

const CAPITAL = /\p{Lu}/u;
const LETTER = /\p{L}/u;
const SMALL_LETTER = /\p{Ll}/u;
const WORDLIKE = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\d]/u;

function isBegun(before: string, first: string): boolean {
  if (!WORDLIKE.test(first)) return true;
  if (/\d[.,·]$/u.test(before) && /\d/u.test(first)) return false;
  if (TURNING_PREFIX.test(before)) return false;
  const last = before.at(-1) ?? "";
  if (!WORDLIKE.test(last)) return true;
  return CAPITAL.test(first) ? LETTER.test(last) : /\d/u.test(first) && SMALL_LETTER.test(last);
}

function isEnded(last: string, after: string): boolean {
  if (!WORDLIKE.test(last)) return true;
  if (/\d/u.test(last) && /^[.,·]\d/u.test(after)) return false;
  return !WORDLIKE.test(after.charAt(0));
}

interface NormalizedText {
  text: string;
  /** For each UTF-16 unit, and for the end, the offset it came from. */
  offsets: number[];
}

function toPlace(hay: NormalizedText, from: number, to: number, exact: boolean): QuotePlace | null {
  const start = hay.offsets[from];
  const end = hay.offsets[to];
  return start === undefined || end === undefined ? null : { start, end, exact };
}

/** What a finding's figures are, in order: numbers, and the signs that turn them over. */
function listFigures(text: string): string {
  const plain = text.replace(/(?<=\d)[·‧∙](?=\d)/gu, ".").replace(/(?<=\d),(?=\d{3}(?!\d))/gu, "");
  return (plain.match(/\d+(?:\.\d+)?|[<>≤≥=±%‰]|(?<![\p{L}\d)\]]|\d\s)-(?=[\d.])/gu) ?? []).join(" ");
}

/** Whether two texts differ only in small words and in slips within words: never in a figure, a negation or another word. */
function saysTheSame(one: string, other: string): boolean {
  if (listFigures(one) !== listFigures(other)) return false;
  const [left, right] = subtractWords(one, other);
  const unmatched = right.filter((word) => !SMALL_WORDS.has(word));
  for (const word of left) {
    if (SMALL_WORDS.has(word)) continue;
    const partner = unmatched.findIndex((candidate) => isSlip(word, candidate));
    if (partner < 0) return false;
    unmatched.splice(partner, 1);
  }
  return unmatched.length === 0;
}

/** The words of each text that the other does not have. */
function subtractWords(one: string, other: string): [string[], string[]] {
  // Figures are compared by themselves.
  const list = (text: string) => (text.match(/[\p{L}\p{N}&]+/gu) ?? []).filter((word) => !/^\d+$/u.test(word));
  const subtract = (from: string[], taken: string[]) => {
    const left = [...taken];
    return from.filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const [words, others] = [list(one), list(other)];
  return [subtract(words, others), subtract(others, words)];
}

/** British and American spellings are alike, and so are a word's singular and plural. */
function unifySpelling(word: string): string {
  return word
    .replace(/[ao]e/gu, "e")
    .replace(/our/gu, "or")
    .replace(/([iy])s(?=e[sd]?$|ing$|ation)/gu, "$1z")
    .replace(/ll/gu, "l")
    .replace(/(?<=[^s])s$/u, "");
}

/** Whether one letter stands in place of another, where no s is written for a z. */
function hasOtherLetter(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const differing = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [`${letter}${other[at]}`]));
  return differing.length === 1 && !/^(?:sz|zs)$/u.test(differing[0] ?? "");
}

/**
 * The same word but for its spelling, its number, or one letter that was left out, doubled or swapped with the next. A
 * letter in place of another is no slip: nitrate and nitrite, dysphagia and dysphasia, ileum and ilium.
 */
function isSlip(one: string, other: string): boolean {
  if (unifySpelling(one) === unifySpelling(other)) return !hasOtherLetter(one, other);
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5 || short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length === short.length + 1) return short.slice(at) === long.slice(at + 1);
  const swapped = `${short.slice(0, at)}${short[at + 1] ?? ""}${short[at] ?? ""}${short.slice(at + 2)}`;
  return swapped === long;
}

/** The stretch of `hay` nearest to `needle`, within the edits allowed; whole words; null when there is none. */
function findNear(needle: string, hay: string): { start: number; end: number } | null {
  if (needle.length < REPAIRABLE_FROM || needle.length > REPAIRABLE_TO) return null;
  const allowed = Math.min(EDITS_MAX, Math.floor(needle.length * EDITS_SHARE));
  let best: { start: number; end: number; edits: number } | null = null;
  let searchedTo = -1;
  let windows = 0;
  for (const from of listCandidates(needle, hay, allowed)) {
    // Candidates near to each other are looked at in one window.
    if (from <= searchedTo) continue;
    if (++windows > MOST_WINDOWS) break;
    searchedTo = from + allowed;
    const windowStart = Math.max(0, from - allowed);
    const window = hay.slice(windowStart, searchedTo + needle.length + allowed);
    const [found] = search(window, needle, allowed);
    if (found === undefined || (best !== null && found.errors >= best.edits)) continue;
    best = { start: windowStart + found.start, end: windowStart + found.end, edits: found.errors };
  }
  return best === null ? null : widenToWords(best, hay);
}

/**
 * Where the needle could begin: of its `allowed` + 1 pieces at least one stands unchanged in any text within that many
 * edits (the pigeonhole filter of Wu and Manber, 1992).
 */
function listCandidates(needle: string, hay: string, allowed: number): number[] {
  const size = Math.floor(needle.length / (allowed + 1));
  const candidates = new Set<number>();
  for (let piece = 0; piece <= allowed; piece++) {
    const text = needle.slice(piece * size, (piece + 1) * size);
    let places = 0;
    for (const at of findAll(text, hay)) {
      if (++places > MOST_PLACES) break;
      candidates.add(Math.max(0, at - piece * size));
    }
  }
  return [...candidates].sort((a, b) => a - b);
}

/** A stretch that begins or ends within a word takes the whole word in. */
function widenToWords({ start, end }: { start: number; end: number }, text: string): { start: number; end: number } {
  const isWord = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? "");
  let from = start;
  let to = end;
  while (from < to && /\s/u.test(text[from] ?? "")) from++;
  while (from > 0 && isWord(from) && isWord(from - 1)) from--;
  while (to < text.length && isWord(to) && isWord(to - 1)) to++;
  return { start: from, end: to };
}

function normalize(text: string): NormalizedText {
  const pieces: string[] = [];
  const offsets: number[] = [];
  let offset = 0;
  let endsInSpace = true;
  for (const character of text) {
    const plain = /\s/u.test(character)
      ? " "
      : character
          .normalize("NFKC")
          .toLowerCase()
          .replace(/[\u2010-\u2015\u2212]/gu, "-")
          .replace(/[\u2018\u2019]/gu, "'")
          .replace(/[\u201C\u201D]/gu, '"');
    if (plain !== " " || !endsInSpace) {
      for (let unit = 0; unit < plain.length; unit++) offsets.push(offset);
      pieces.push(plain);
      endsInSpace = plain.endsWith(" ");
    }
    offset += character.length;
  }
  if (pieces.at(-1) === " ") {
    pieces.pop();
    offset = offsets.pop() ?? offset;
  }
  offsets.push(offset);
  return { text: pieces.join(""), offsets };
}
