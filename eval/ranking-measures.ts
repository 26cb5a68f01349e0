/** How well one question's documents are ranked, each measure from 0 to 1, as trec_eval and BEIR compute them. */
export interface RankingMeasures {
  ndcg10: number;
  recall100: number;
  precision10: number;
  averagePrecision: number;
}

/** `judged`: document → grade above 0; it holds at least one. `ranked`: best first, each once. */
export function measureRanking(ranked: readonly string[], judged: ReadonlyMap<string, number>): RankingMeasures {
  const ideal = [...judged.values()].sort((a, b) => b - a);
  const grades = ranked.map((document) => judged.get(document) ?? 0);
  let found = 0;
  let precisions = 0;
  for (const [index, grade] of grades.entries()) {
    if (grade === 0) continue;
    found++;
    precisions += found / (index + 1);
  }
  const countIn = (depth: number) => grades.slice(0, depth).filter((grade) => grade > 0).length;
  return {
    ndcg10: sumGains(grades, 10) / sumGains(ideal, 10),
    recall100: countIn(100) / judged.size,
    precision10: countIn(10) / 10,
    averagePrecision: precisions / judged.size,
  };
}

/** Discounted cumulative gain with linear gains. */
function sumGains(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, index) => sum + grade / Math.log2(index + 2), 0);
}
