/** Segments of one size that are merged into one of the next. */
const TOGETHER = 8;
/** A segment grows no larger than so many papers. */
const MOST_PAPERS = 1 << 20;
/** Segments below so many papers are of one size. */
const SMALLEST = 8_192;

interface SegmentSize {
  id: string;
  papers: number;
}

/** Which segments are to be merged, the smaller ones first; none where there are few of each size. */
export function chooseMerge(segments: readonly SegmentSize[]): string[] {
  const bySize = new Map<number, SegmentSize[]>();
  for (const segment of segments) {
    const size = sizeOf(segment.papers);
    bySize.set(size, [...(bySize.get(size) ?? []), segment]);
  }
  for (const size of [...bySize.keys()].toSorted((a, b) => a - b)) {
    const chosen: SegmentSize[] = [];
    let papers = 0;
    for (const segment of (bySize.get(size) ?? []).toSorted((a, b) => a.papers - b.papers)) {
      if (chosen.length === TOGETHER || papers + segment.papers > MOST_PAPERS) break;
      chosen.push(segment);
      papers += segment.papers;
    }
    if (chosen.length === TOGETHER) return chosen.map(({ id }) => id);
  }
  return [];
}

const sizeOf = (papers: number): number =>
  papers < SMALLEST ? 0 : 1 + Math.floor(Math.log(papers / SMALLEST) / Math.log(TOGETHER) + 1e-9);
