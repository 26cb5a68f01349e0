import { splitWords } from "@medsieve/text/words";

/** A name under which a MeSH heading is looked up; `other` is null for the heading itself. */
export interface HeadingName {
  heading: string;
  other: string | null;
}

/** A name that was found. */
interface HeadingMatch extends HeadingName {
  /** How well it matches, 0 the best: whole, from its beginning, from one of its words; the heading before other names. */
  rank: number;
}

interface Entry {
  /** The name from one of its words on, folded. */
  key: string;
  name: HeadingName;
  isStart: boolean;
}

/** Words in lower case joined by blanks; each Chinese or Japanese character is a word. */
export function foldHeadingName(text: string): string {
  return splitWords(text)
    .map((word) => word.text)
    .join(" ");
}

/** Names of MeSH headings, found by how they begin or how one of their words does. */
export class HeadingIndex {
  readonly #entries: Entry[];

  constructor(names: Iterable<HeadingName>) {
    this.#entries = Array.from(names).flatMap(listEntries);
    this.#entries.sort((a, b) => compare(a.key, b.key));
  }

  /** The best match of each heading, in no order. `folded` comes from `foldHeadingName`. */
  find(folded: string): Map<string, HeadingMatch> {
    const best = new Map<string, HeadingMatch>();
    if (folded === "") return best;
    for (let at = this.#findFirst(folded); at < this.#entries.length; at += 1) {
      const entry = this.#entries[at];
      if (!entry?.key.startsWith(folded)) break;
      const { heading, other } = entry.name;
      const rank = (entry.isStart ? (entry.key === folded ? 0 : 2) : 4) + (other === null ? 0 : 1);
      if (rank < (best.get(heading)?.rank ?? Number.POSITIVE_INFINITY)) best.set(heading, { heading, other, rank });
    }
    return best;
  }

  /** Where the keys begin that are not before this text. */
  #findFirst(folded: string): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(this.#entries[middle]?.key ?? "", folded) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function listEntries(name: HeadingName): Entry[] {
  const words = splitWords(name.other ?? name.heading).map((word) => word.text);
  return words.map((_, at) => ({ key: words.slice(at).join(" "), name, isStart: at === 0 }));
}
