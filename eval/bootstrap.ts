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

/** Ratio of two means over the same questions with a 95 % interval, by resampling the questions. */
export function bootstrapRatio(
  values: readonly number[],
  others: readonly number[],
): { mean: number; low: number; high: number } {
  const mean = average(values) / average(others);
  const draw = createDraws(values.length);
  const ratios = Array.from({ length: RESAMPLES }, () => {
    const drawn = values.map(draw);
    return average(drawn.map((at) => values[at] ?? 0)) / average(drawn.map((at) => others[at] ?? 0));
  });
  ratios.sort((a, b) => a - b);
  const at = (share: number) => ratios[Math.floor(share * (RESAMPLES - 1))] ?? mean;
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

/** Any figure of a set of observations with a 95 % interval, by resampling the observations. */
export function bootstrapStatistic<T>(
  observations: readonly T[],
  measure: (drawn: readonly T[]) => number,
): { value: number; low: number; high: number } {
  const draw = createDraws(observations.length);
  const values = Array.from({ length: RESAMPLES }, () =>
    measure(observations.map(() => observations[draw()] as T)),
  ).sort((a, b) => a - b);
  const value = measure(observations);
  const at = (share: number) => values[Math.floor(share * (RESAMPLES - 1))] ?? value;
  return { value, low: at(0.025), high: at(0.975) };
}
