/** Papers of a segment as bits by their numbers. */
export type PaperSet = Uint32Array<ArrayBuffer>;

export function createSet(papers: number): PaperSet {
  return new Uint32Array((papers + 31) >> 5);
}

export function createFullSet(papers: number): PaperSet {
  const set = createSet(papers).fill(0xffffffff);
  if (papers % 32 > 0) set[set.length - 1] = 2 ** (papers % 32) - 1;
  return set;
}

export const isEmpty = (set: PaperSet): boolean => set.every((bits) => bits === 0);

export function addPaper(set: PaperSet, paper: number): void {
  set[paper >> 5] = (set[paper >> 5] ?? 0) | (1 << (paper & 31));
}

export const hasPaper = (set: PaperSet, paper: number): boolean =>
  (((set[paper >> 5] ?? 0) >>> (paper & 31)) & 1) === 1;

export function addAll(set: PaperSet, other: PaperSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
}

export function keepOnly(set: PaperSet, other: PaperSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
}

export function removeAll(set: PaperSet, other: PaperSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] ?? 0) & ~(other[at] ?? 0);
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countPapers(set: PaperSet): number {
  let count = 0;
  for (let at = 0; at < set.length; at++) count += countBits(set[at] ?? 0);
  return count;
}

/** The numbers of the papers, ascending. */
export function listPapers(set: PaperSet): Int32Array<ArrayBuffer> {
  const papers = new Int32Array(countPapers(set));
  let found = 0;
  for (let at = 0; at < set.length; at++) {
    for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1)
      papers[found++] = at * 32 + 31 - Math.clz32(bits & -bits);
  }
  return papers;
}

/** For each of these papers its place among them, without a number for each paper of the segment. */
export function createPlaceOf(set: PaperSet): (paper: number) => number {
  const before = new Uint32Array(set.length);
  let count = 0;
  for (let at = 0; at < set.length; at++) {
    before[at] = count;
    count += countBits(set[at] ?? 0);
  }
  return (paper) => {
    const below = (set[paper >> 5] ?? 0) & ((1 << (paper & 31)) - 1);
    return (before[paper >> 5] ?? 0) + countBits(below);
  };
}
