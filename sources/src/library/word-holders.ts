/** Between title and abstract, so that no pair of words runs from one into the other; the numbers of stems begin with 1. */
export const BOUNDARY = 0;

/** Papers that have each stem, in their order, and how often: what a ranking walks through in place of all words of all papers. */
export interface WordHolders {
  /** Where each stem's papers begin in `papers`, by its number, and where the last one's end. */
  starts: Uint32Array;
  papers: Uint32Array;
  /** Beside each paper: times in the abstract, and twice the times in the title. */
  times: Uint16Array;
}

/** Papers between two looks at whose turn it is. */
const PAPERS_PER_TURN = 512;
const MOST_TIMES = 65_535;

/**
 * `paperStarts`, `words`: the stems of each paper in order, the title's end as BOUNDARY; `papersWith`: papers that have each stem.
 */
export async function listHolders(
  paperStarts: Uint32Array,
  words: Uint32Array,
  papersWith: Uint32Array,
  yieldTurn: () => Promise<void>,
): Promise<WordHolders> {
  const starts = new Uint32Array(papersWith.length + 1);
  for (const [stem, papers] of papersWith.entries()) starts[stem + 1] = (starts[stem] ?? 0) + papers;
  const next = starts.slice();
  const papers = new Uint32Array(starts.at(-1) ?? 0);
  const times = new Uint16Array(papers.length);
  for (let paper = 0; paper + 1 < paperStarts.length; paper++) {
    if (paper % PAPERS_PER_TURN === 0) await yieldTurn();
    const begin = paperStarts[paper] ?? 0;
    const end = paperStarts[paper + 1] ?? 0;
    let worth = 2;
    for (let at = begin; at < end; at++) {
      const stem = words[at] ?? BOUNDARY;
      if (stem === BOUNDARY) {
        worth = 1;
        continue;
      }
      let place = (next[stem] ?? 0) - 1;
      if (place < (starts[stem] ?? 0) || papers[place] !== paper) {
        place++;
        papers[place] = paper;
        next[stem] = place + 1;
      }
      times[place] = Math.min(MOST_TIMES, (times[place] ?? 0) + worth);
    }
  }
  return { starts, papers, times };
}
