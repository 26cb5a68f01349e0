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
const EDITS_SHARE = 0.06;
const EDITS_MAX = 12;
/** Words whose presence or absence turns a finding over. */
const TURNING = /^(?:no|not|non|nor|neither|never|none|without|un\p{L}+|in(?:significant|effective|ferior)\p{L}*)$/u;
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
  const at = text.indexOf(trimmed);
  if (trimmed !== "" && at >= 0) return { start: at, end: at + trimmed.length, exact: true };
  const needle = normalize(quote).text;
  if (needle === "") return null;
  const hay = normalize(text);
  const found = hay.text.indexOf(needle);
  if (found >= 0) return toPlace(hay, found, found + needle.length, true);
  const near = findNear(needle, hay.text);
  if (near === null) return null;
  const place = toPlace(hay, near.start, near.end, false);
  return place !== null && saysTheSame(needle, hay.text.slice(near.start, near.end)) ? place : null;
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

/** Whether two texts differ only in small words and in slips within words: never in a digit, a negation or another word. */
function saysTheSame(one: string, other: string): boolean {
  const digits = (text: string) => (text.match(/\d+/gu) ?? []).join(" ");
  if (digits(one) !== digits(other)) return false;
  const [left, right] = subtractWords(one, other);
  if ([...left, ...right].some((word) => TURNING.test(word))) return false;
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
  const list = (text: string) => text.match(/[\p{L}\p{N}&]+/gu) ?? [];
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

/** The same word but for a letter or two, which are not at its beginning, where prefixes turn a meaning over. */
function isSlip(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  if (longer < 3 || one[0] !== other[0]) return false;
  const edits = countEdits(one, other);
  return edits <= (longer < 8 ? 1 : 2);
}

/** Levenshtein's distance. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let column = 1; column <= other.length; column++) {
      const same = one[at - 1] === other[column - 1] ? 0 : 1;
      next.push(Math.min((row[column - 1] ?? 0) + same, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The stretch of `hay` nearest to `needle`, within the edits allowed; whole words; null when there is none. */
function findNear(needle: string, hay: string): { start: number; end: number } | null {
  if (needle.length < REPAIRABLE_FROM) return null;
  const allowed = Math.min(EDITS_MAX, Math.floor(needle.length * EDITS_SHARE));
  let best: { start: number; end: number; edits: number } | null = null;
  for (const from of listCandidates(needle, hay, allowed)) {
    const windowStart = Math.max(0, from - allowed);
    const found = alignWithin(needle, hay.slice(windowStart, from + needle.length + allowed), allowed);
    if (found === null || (best !== null && found.edits >= best.edits)) continue;
    best = { start: windowStart + found.start, end: windowStart + found.end, edits: found.edits };
  }
  return best === null ? null : widenToWords(best, hay);
}

/**
 * Where the needle could begin: of its `allowed` + 1 pieces at least one stands unchanged in any text within that many
 * edits (the pigeonhole filter of Wu and Manber, 1992).
 */
function listCandidates(needle: string, hay: string, allowed: number): Set<number> {
  const size = Math.floor(needle.length / (allowed + 1));
  const candidates = new Set<number>();
  for (let piece = 0; piece <= allowed; piece++) {
    const text = needle.slice(piece * size, (piece + 1) * size);
    for (let at = hay.indexOf(text); at >= 0; at = hay.indexOf(text, at + 1)) {
      candidates.add(Math.max(0, at - piece * size));
    }
  }
  return candidates;
}

/** Sellers' algorithm (1980): the substring of `hay` with the fewest edits to `needle`. */
function alignWithin(
  needle: string,
  hay: string,
  allowed: number,
): { start: number; end: number; edits: number } | null {
  let edits = Array.from({ length: needle.length + 1 }, (_, row) => row);
  let starts = new Array<number>(needle.length + 1).fill(0);
  let best: { start: number; end: number; edits: number } | null = null;
  for (let column = 1; column <= hay.length; column++) {
    const nextEdits = [0];
    const nextStarts = [column];
    for (let row = 1; row <= needle.length; row++) {
      const same = needle[row - 1] === hay[column - 1] ? 0 : 1;
      const options = [
        [(edits[row - 1] ?? 0) + same, starts[row - 1] ?? 0],
        [(edits[row] ?? 0) + 1, starts[row] ?? 0],
        [(nextEdits[row - 1] ?? 0) + 1, nextStarts[row - 1] ?? 0],
      ] as const;
      const cheapest = options.reduce((a, b) => (b[0] < a[0] ? b : a));
      nextEdits.push(cheapest[0]);
      nextStarts.push(cheapest[1]);
    }
    edits = nextEdits;
    starts = nextStarts;
    const total = edits[needle.length] ?? Number.POSITIVE_INFINITY;
    if (total <= allowed && (best === null || total < best.edits)) {
      best = { start: starts[needle.length] ?? 0, end: column, edits: total };
    }
  }
  return best;
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
  let normalized = "";
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    const plain = /\s/u.test(character)
      ? " "
      : character
          .normalize("NFKC")
          .toLowerCase()
          .replace(/[\u2010-\u2015\u2212]/gu, "-")
          .replace(/[\u2018\u2019]/gu, "'")
          .replace(/[\u201C\u201D]/gu, '"');
    const repeatedSpace = plain === " " && (normalized === "" || normalized.endsWith(" "));
    if (!repeatedSpace) {
      for (let unit = 0; unit < plain.length; unit++) offsets.push(offset);
      normalized += plain;
    }
    offset += character.length;
  }
  if (normalized.endsWith(" ")) {
    normalized = normalized.slice(0, -1);
    offset = offsets.pop() ?? offset;
  }
  offsets.push(offset);
  return { text: normalized, offsets };
}
