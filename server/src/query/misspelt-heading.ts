import { TERMINOLOGY } from "@medsieve/terminology/terminology";

/** Shorter words differ from others by as much as a slip changes. */
const SHORTEST = 7;
const MOST_SLIPS = 2;

interface SplitHeading {
  heading: string;
  /** In small letters. */
  words: readonly string[];
}

let headings: Map<string, SplitHeading[]> | null = null;

/** Every heading by its first word's beginning and its number of words, which a slip leaves as they are. */
function readHeadings(): Map<string, SplitHeading[]> {
  if (headings === null) {
    headings = new Map();
    for (const { heading } of TERMINOLOGY.mesh.descriptors()) {
      const key = keyOf(heading);
      const known = headings.get(key);
      const split = { heading, words: heading.toLowerCase().split(" ") };
      if (known === undefined) headings.set(key, [split]);
      else known.push(split);
    }
  }
  return headings;
}

const keyOf = (name: string): string => `${name.slice(0, 2).toLowerCase()} ${name.split(" ").length}`;

/**
 * The one heading that a name is by a slip or two within one of its longer words: "Maintainance" is "Maintenance". Digits
 * and short words are names of their own ("Protein Kinase C"). null: none, or more than one.
 */
export function findMisspeltHeading(name: string): string | null {
  const written = name.toLowerCase().split(" ");
  const near = (readHeadings().get(keyOf(name)) ?? []).filter(({ words }) => differInOneSlip(words, written));
  return near.length === 1 ? (near[0]?.heading ?? null) : null;
}

/** Whether two names of as many words differ in one of these alone, and there by a slip. */
function differInOneSlip(words: readonly string[], written: readonly string[]): boolean {
  const first = words.findIndex((word, at) => word !== written[at]);
  if (first < 0 || words.some((word, at) => at > first && word !== written[at])) return false;
  return isSlip(words[first] ?? "", written[first] ?? "");
}

function isSlip(word: string, written: string): boolean {
  const isLong = word.length >= SHORTEST && written.length >= SHORTEST;
  const isPlain = !/[^a-z,]/u.test(word) && !/[^a-z,]/u.test(written);
  return isLong && isPlain && word.charAt(0) === written.charAt(0) && countSlips(word, written) <= MOST_SLIPS;
}

/** Letters left out, put in or replaced that lead from one word to the other. */
function countSlips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_SLIPS) return MOST_SLIPS + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
