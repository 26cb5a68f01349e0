/** For each ranking, the papers in it that no other has; a paper that stands twice in one counts once. */
export function countContributions(rankings: readonly (readonly string[])[]): number[] {
  /** Where each paper was found; null for one that several have. */
  const finders = new Map<string, number | null>();
  rankings.forEach((pmids, ranking) => {
    for (const pmid of new Set(pmids)) finders.set(pmid, finders.has(pmid) ? null : ranking);
  });
  const counts = rankings.map(() => 0);
  for (const finder of finders.values()) {
    if (finder !== null) counts[finder] = (counts[finder] ?? 0) + 1;
  }
  return counts;
}
