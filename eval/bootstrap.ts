const RESAMPLES = 2000;

/** Mean with a 95 % interval, by resampling the values with replacement; the same values give the same interval. */
export function bootstrapMean(values: readonly number[]): { mean: number; low: number; high: number } {
  const mean = average(values);
  const draw = createDraws(values.length);
  const means = Array.from({ length: RESAMPLES }, () => average(values.map(() => values[draw()] ?? 0)));
  means.sort((a, b) => a - b);
  const at = (share: number) => means[Math.floor(share * (RESAMPLES - 1))] ?? mean;
  return { mean, low: at(0.025), high: at(0.975) };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Positions below `count`, by a linear congruential generator with a fixed start (Numerical Recipes, ranqd1). */
function createDraws(count: number): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
