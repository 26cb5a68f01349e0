/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const RRF_K = 60;

/**
 * Fuses rankings by reciprocal rank: each PMID once, best first. A PMID counts against the ranking that has it
 * highest and still has room; it is left out when none of its rankings may contribute any more.
 */
export function fuseRankings(rankings: readonly (readonly string[])[], contributionLimit: number): string[] {
  const found = new Map<string, { score: number; places: { ranking: number; rank: number }[] }>();
  rankings.forEach((pmids, ranking) => {
    [...new Set(pmids)].forEach((pmid, index) => {
      const entry = found.get(pmid) ?? { score: 0, places: [] };
      const rank = index + 1;
      entry.score += 1 / (RRF_K + rank);
      entry.places.push({ ranking, rank });
      found.set(pmid, entry);
    });
  });
  const room = rankings.map(() => contributionLimit);
  const byScore = [...found].sort(([pmidA, a], [pmidB, b]) => b.score - a.score || Number(pmidB) - Number(pmidA));
  return byScore
    .filter(([, { places }]) => {
      const place = places.sort((a, b) => a.rank - b.rank).find(({ ranking }) => (room[ranking] ?? 0) > 0);
      if (place === undefined) return false;
      room[place.ranking] = (room[place.ranking] ?? 0) - 1;
      return true;
    })
    .map(([pmid]) => pmid);
}
