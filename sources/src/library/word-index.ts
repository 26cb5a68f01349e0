import { findStem } from "./postings/stems.ts";
import { BOUNDARY, listHolders, type WordHolders } from "./word-holders.ts";

/** A word of a paper: its stem's number, and the paper's words in their order. */
export interface WordIndex {
  pmids: Int32Array;
  /** Where each paper's words begin in `words`, and where the last one's end. */
  starts: Uint32Array;
  /** Stems of all papers' titles and abstracts in order, without stop words; the title ends with BOUNDARY. */
  words: Uint32Array;
  /** Words of each paper, those of the title twice. */
  lengths: Uint16Array;
  meanLength: number;
  /** Number of a stem; the numbers begin with 1. */
  numbers: ReadonlyMap<string, number>;
  stems: readonly string[];
  /** Papers that have each stem, by its number. */
  papersWith: Uint32Array;
  holders: WordHolders;
  /** Papers that have each word with this ending; words of letters only. */
  papersWithWord: ReadonlyMap<string, number>;
}

/** Words of a paper as they stand in the index: title and abstract, each in order. */
export interface IndexedWords {
  pmid: number;
  title: readonly string[];
  abstract: readonly string[];
}

const LONGEST = 65_535;
/** Words whose spelling is known by the papers that have them. */
const SPELT = /^[a-z]{3,30}$/u;

/** Collects papers one by one, so that other work can pass between them. */
export function createWordIndex(papers: number) {
  const numbers = new Map<string, number>();
  const stems: string[] = [""];
  let words = new Uint32Array(Math.max(1_024, papers * 160));
  let used = 0;
  const pmids: number[] = [];
  const starts: number[] = [];
  const lengths: number[] = [];
  const papersWith: number[] = [0];
  const seenIn: number[] = [0];
  const papersWithWord = new Map<string, number>();

  function countEach(texts: readonly string[]): void {
    for (const text of new Set(texts)) {
      if (SPELT.test(text)) papersWithWord.set(text, (papersWithWord.get(text) ?? 0) + 1);
    }
  }

  function push(value: number): void {
    if (used === words.length) {
      const larger = new Uint32Array(words.length * 2);
      larger.set(words);
      words = larger;
    }
    words[used++] = value;
  }

  function addAll(texts: readonly string[]): number {
    let added = 0;
    for (const text of texts) {
      const stem = findStem(text);
      if (stem === null) continue;
      let number = numbers.get(stem);
      if (number === undefined) {
        number = stems.length;
        numbers.set(stem, number);
        stems.push(stem);
        papersWith.push(0);
        seenIn.push(-1);
      }
      if (seenIn[number] !== pmids.length) {
        seenIn[number] = pmids.length;
        papersWith[number] = (papersWith[number] ?? 0) + 1;
      }
      push(number);
      added++;
    }
    return added;
  }

  return {
    add({ pmid, title, abstract }: IndexedWords): void {
      starts.push(used);
      countEach([...title, ...abstract]);
      const inTitle = addAll(title);
      push(BOUNDARY);
      const inAbstract = addAll(abstract);
      lengths.push(Math.min(LONGEST, 2 * inTitle + inAbstract));
      pmids.push(pmid);
    },
    /** `yieldTurn`: lets other work pass where it is time. */
    async finish(yieldTurn: () => Promise<void>): Promise<WordIndex> {
      const total = lengths.reduce((sum, length) => sum + length, 0);
      const each = {
        starts: Uint32Array.from([...starts, used]),
        words: words.slice(0, used),
        papersWith: Uint32Array.from(papersWith),
      };
      return {
        ...each,
        pmids: Int32Array.from(pmids),
        lengths: Uint16Array.from(lengths),
        meanLength: lengths.length === 0 ? 1 : Math.max(1, total / lengths.length),
        numbers,
        stems,
        holders: await listHolders(each.starts, each.words, each.papersWith, yieldTurn),
        papersWithWord,
      };
    },
  };
}
