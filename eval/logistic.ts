/** A row of features: places with the value 1, and values by position. */
export interface TrainingRow {
  ones: readonly number[];
  values: readonly number[];
  /** What each of the places counts, in place of 1. */
  scale?: number;
  /** 0 or 1. */
  label: number;
  weight: number;
}

export interface LogisticWeights {
  ones: Float64Array;
  values: Float64Array;
}

const STEPS = 300;
const RATE = 0.1;
const MOMENT = { first: 0.9, second: 0.999, least: 1e-8 };

/** Parameters that follow a gradient by Adam over the whole set: the same rows give the same weights. */
function descend(
  size: number,
  addGradient: (weights: Float64Array, gradient: Float64Array) => void,
  steps = STEPS,
): Float64Array {
  const weights = new Float64Array(size);
  const [first, second, gradient] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= steps; step++) {
    gradient.fill(0);
    addGradient(weights, gradient);
    const rate = RATE * (1 - (step - 1) / steps);
    const [fixFirst, fixSecond] = [1 - MOMENT.first ** step, 1 - MOMENT.second ** step];
    for (let at = 0; at < size; at++) {
      const slope = gradient[at] as number;
      if (slope === 0 && first[at] === 0) continue;
      first[at] = MOMENT.first * (first[at] as number) + (1 - MOMENT.first) * slope;
      second[at] = MOMENT.second * (second[at] as number) + (1 - MOMENT.second) * slope ** 2;
      const move = (first[at] as number) / fixFirst / (Math.sqrt((second[at] as number) / fixSecond) + MOMENT.least);
      weights[at] = (weights[at] as number) - rate * move;
    }
  }
  return weights;
}

/** Logistic regression with an L2 penalty, of `ones` places and as many values as a row has. */
export function trainLogistic(
  rows: readonly TrainingRow[],
  ones: number,
  penalty: number,
  steps = STEPS,
): LogisticWeights {
  const width = rows[0]?.values.length ?? 0;
  const used = [...new Set(rows.flatMap((row) => [...row.ones]))].sort((a, b) => a - b);
  const places = new Map(used.map((place, index) => [place, index]));
  const local = rows.map((row) => row.ones.map((place) => places.get(place) ?? 0));
  const found = descend(
    used.length + width,
    (weights, gradient) => {
      for (const [at, row] of rows.entries()) {
        const { scale = 1 } = row;
        let score = 0;
        for (const place of local[at] ?? []) score += scale * (weights[place] as number);
        for (let index = 0; index < width; index++)
          score += (row.values[index] as number) * (weights[used.length + index] as number);
        const slope = row.weight * (1 / (1 + Math.exp(-score)) - row.label);
        for (const place of local[at] ?? []) gradient[place] = (gradient[place] as number) + scale * slope;
        for (let index = 0; index < width; index++) {
          const to = used.length + index;
          gradient[to] = (gradient[to] as number) + slope * (row.values[index] as number);
        }
      }
      for (let at = 0; at < weights.length; at++)
        gradient[at] = (gradient[at] as number) + penalty * (weights[at] as number);
    },
    steps,
  );
  const all = new Float64Array(ones);
  for (const [index, place] of used.entries()) all[place] = found[index] as number;
  return { ones: all, values: found.slice(used.length) };
}

/** Rows of which some are right. */
export interface Choice {
  rows: readonly (readonly number[])[];
  right: ReadonlySet<number>;
}

const CHOICE_STEPS = 150;

function scoreRow(row: readonly number[], weights: Float64Array): number {
  let score = 0;
  for (let index = 0; index < row.length; index++) score += (row[index] as number) * (weights[index] as number);
  return score;
}

/** How far each row's probability is from what it should be. */
function findSlopes({ rows, right }: Choice, weights: Float64Array): number[] {
  const scores = rows.map((row) => scoreRow(row, weights));
  const greatest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - greatest));
  let [total, totalRight] = [0, 0];
  for (const [at, power] of powers.entries()) {
    total += power;
    if (right.has(at)) totalRight += power;
  }
  return powers.map((power, at) => power / total - (right.has(at) ? power / totalRight : 0));
}

/**
 * Weights by which one of several rows is chosen (softmax over the rows of a choice), so that the right ones have most of
 * the probability together.
 */
export function trainChoice(choices: readonly Choice[], penalty: number): Float64Array {
  const width = choices[0]?.rows[0]?.length ?? 0;
  const addGradient = (weights: Float64Array, gradient: Float64Array) => {
    for (const choice of choices) {
      for (const [at, slope] of findSlopes(choice, weights).entries()) {
        const row = choice.rows[at] ?? [];
        for (let index = 0; index < width; index++)
          gradient[index] = (gradient[index] as number) + slope * (row[index] as number);
      }
    }
    for (let at = 0; at < width; at++) gradient[at] = (gradient[at] as number) + penalty * (weights[at] as number);
  };
  return descend(width, addGradient, CHOICE_STEPS);
}
