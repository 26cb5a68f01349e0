/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const RRF_K = 60;

/** What each of the wanted PMIDs counts by its rank, the first of a ranking 1. */
export function weighRanks(pmids: readonly string[], wanted: ReadonlySet<string>): Map<string, number> {
  const worth = new Map<string, number>();
  for (const [index, pmid] of pmids.entries()) {
    if (wanted.has(pmid) && !worth.has(pmid)) worth.set(pmid, (RRF_K + 1) / (RRF_K + index + 1));
  }
  return worth;
}

/** Which paper each ranking has contributed, and which rankings can contribute no more however papers are shared out. */
interface Shares {
  limit: number;
  contributed: Set<string>[];
  full: Set<number>;
}

/**
 * Fuses rankings by reciprocal rank: each PMID once, best first. Each ranking contributes at most `contributionLimit`
 * papers, and a paper that several have counts against one of them only: papers are shared out so that every ranking
 * that still can brings papers that no other one brought, the best of all first. `weights`: how much each ranking
 * counts; without them all the same.
 */
export function fuseRankings(
  rankings: readonly (readonly string[])[],
  contributionLimit: number,
  weights: readonly number[] = [],
): string[] {
  const found = new Map<string, { score: number; places: number[] }>();
  rankings.forEach((pmids, ranking) => {
    [...new Set(pmids)].forEach((pmid, index) => {
      const entry = found.get(pmid) ?? { score: 0, places: [] };
      entry.score += (weights[ranking] ?? 1) / (RRF_K + index + 1);
      entry.places.push(ranking);
      found.set(pmid, entry);
    });
  });
  const placesOf = (pmid: string): readonly number[] => found.get(pmid)?.places ?? [];
  const shares: Shares = { limit: contributionLimit, contributed: rankings.map(() => new Set()), full: new Set() };
  const byScore = [...found].sort(([pmidA, a], [pmidB, b]) => b.score - a.score || Number(pmidB) - Number(pmidA));
  return byScore.map(([pmid]) => pmid).filter((pmid) => shareOut(pmid, placesOf, shares));
}

/**
 * Counts a paper against one of its rankings. Where they are full, papers move to other rankings that have them too
 * (an augmenting path of a bipartite matching). False when no room can be made.
 */
function shareOut(pmid: string, placesOf: (pmid: string) => readonly number[], shares: Shares): boolean {
  const { contributed, limit, full } = shares;
  /** How each ranking was reached: by this paper, which lies in `from` now; null for the new one. */
  const reached = new Map<number, { paper: string; from: number | null }>();
  const waiting: number[] = [];
  const reach = (paper: string, from: number | null) => {
    for (const ranking of placesOf(paper)) {
      if (full.has(ranking) || reached.has(ranking)) continue;
      reached.set(ranking, { paper, from });
      waiting.push(ranking);
    }
  };
  reach(pmid, null);
  for (let ranking = waiting.shift(); ranking !== undefined; ranking = waiting.shift()) {
    const papers = contributed[ranking];
    if (papers === undefined) continue;
    if (papers.size < limit) {
      moveAlong(ranking, reached, contributed);
      return true;
    }
    for (const paper of papers) reach(paper, ranking);
  }
  for (const ranking of reached.keys()) full.add(ranking);
  return false;
}

function moveAlong(
  end: number,
  reached: ReadonlyMap<number, { paper: string; from: number | null }>,
  contributed: readonly Set<string>[],
): void {
  for (let to: number | null = end; to !== null; ) {
    const step = reached.get(to);
    if (step === undefined) return;
    if (step.from !== null) contributed[step.from]?.delete(step.paper);
    contributed[to]?.add(step.paper);
    to = step.from;
  }
}
