import type { SeededRandom } from "./seeded-random.ts";

/** An effect with its 95% confidence interval, and P from the same standard error. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
  p: number;
}

export interface Counts {
  events: number;
  total: number;
}

const Z_95 = 1.959964;
/** Draws until an interval does not end where rounding would hide on which side of "no effect" it lies. */
const MAX_DRAWS = 50;

/** The probability beyond ±z of a normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
export function findTwoSidedP(z: number): number {
  const x = Math.abs(z);
  const t = 1 / (1 + 0.2316419 * x);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, (2 * Math.exp((-x * x) / 2) * polynomial) / Math.sqrt(2 * Math.PI));
}

/** A ratio known by its logarithm and that one's standard error. */
export function estimateRatio(logRatio: number, standardError: number): Estimate {
  return {
    value: Math.exp(logRatio),
    low: Math.exp(logRatio - Z_95 * standardError),
    high: Math.exp(logRatio + Z_95 * standardError),
    p: findTwoSidedP(logRatio / standardError),
  };
}

/** Risk ratio of the first group against the second; every cell must be above 0. */
function estimateRiskRatio(treated: Counts, control: Counts): Estimate {
  return estimateRatio(
    Math.log(treated.events / treated.total / (control.events / control.total)),
    Math.sqrt(1 / treated.events - 1 / treated.total + 1 / control.events - 1 / control.total),
  );
}

/** Odds ratio of the first group against the second; no cell may be empty. */
export function estimateOddsRatio(first: Counts, second: Counts): Estimate {
  const cells = [first.events, first.total - first.events, second.events, second.total - second.events];
  const [a = 1, b = 1, c = 1, d = 1] = cells;
  return estimateRatio(Math.log((a * d) / (b * c)), Math.sqrt(cells.reduce((sum, cell) => sum + 1 / cell, 0)));
}

/** How many of `total` have an event of this risk; at least one, and never all. */
export function drawEvents(random: SeededRandom, total: number, risk: number): number {
  let events = 0;
  if (total > 400) {
    events = Math.round(random.drawNormal(total * risk, Math.sqrt(total * risk * (1 - risk))));
  } else {
    for (let person = 0; person < total; person++) if (random.happens(risk)) events++;
  }
  return Math.min(total - 1, Math.max(1, events));
}

/** Two groups followed for an event, and what comes of comparing them. */
export interface EventComparison {
  treated: Counts;
  control: Counts;
  estimate: Estimate;
}

export function simulateEvents(
  random: SeededRandom,
  sizes: { treated: number; control: number },
  controlRisk: number,
  ratio: number,
  estimate: (treated: Counts, control: Counts) => Estimate = estimateRiskRatio,
): EventComparison {
  return drawUntilClear(() => {
    const risk = Math.min(0.97, controlRisk * ratio);
    const treated = { events: drawEvents(random, sizes.treated, risk), total: sizes.treated };
    const control = { events: drawEvents(random, sizes.control, controlRisk), total: sizes.control };
    return { treated, control, estimate: estimate(treated, control) };
  });
}

/** Cases and controls, each with how many were exposed. */
export function simulateExposure(
  random: SeededRandom,
  sizes: { cases: number; controls: number },
  exposedShare: number,
  oddsRatio: number,
): EventComparison {
  const odds = (exposedShare / (1 - exposedShare)) * oddsRatio;
  return simulateEvents(
    random,
    { treated: sizes.cases, control: sizes.controls },
    exposedShare,
    odds / (1 + odds) / exposedShare,
    estimateOddsRatio,
  );
}

/** Two groups' mean changes of a score; all rounded as they are printed, so that they agree with each other. */
export interface ScoreComparison {
  treated: number;
  control: number;
  estimate: Estimate;
  decimals: number;
}

export function simulateScores(
  random: SeededRandom,
  sizes: { treated: number; control: number },
  score: { sd: number; difference: number; better: "higher" | "lower" },
): ScoreComparison {
  const decimals = score.sd < 0.3 ? 3 : score.sd < 3 ? 2 : 1;
  const round = (value: number) => Number(value.toFixed(decimals));
  const standardError = score.sd * Math.sqrt(1 / sizes.treated + 1 / sizes.control);
  return drawUntilClear(() => {
    const drift = (score.better === "higher" ? 1 : -1) * Math.abs(score.difference) * random.drawBetween(0.15, 0.6);
    const control = round(drift);
    const treated = round(drift + random.drawNormal(score.difference, standardError));
    const value = round(treated - control);
    return {
      treated,
      control,
      estimate: {
        value,
        low: round(value - Z_95 * standardError),
        high: round(value + Z_95 * standardError),
        p: findTwoSidedP(value / standardError),
      },
      decimals,
    };
  }, 0);
}

/** A test against its reference standard. */
export interface TestResults {
  truePositive: number;
  falseNegative: number;
  trueNegative: number;
  falsePositive: number;
}

export function simulateTest(
  random: SeededRandom,
  total: number,
  truth: { sensitivity: number; specificity: number; prevalence: number },
): TestResults {
  const diseased = Math.max(4, Math.min(total - 4, drawEvents(random, total, truth.prevalence)));
  const truePositive = drawEvents(random, diseased, truth.sensitivity);
  const trueNegative = drawEvents(random, total - diseased, truth.specificity);
  return {
    truePositive,
    falseNegative: diseased - truePositive,
    trueNegative,
    falsePositive: total - diseased - trueNegative,
  };
}

/** A share with Wilson's 95% confidence interval. */
export function estimateShare(counts: Counts): { value: number; low: number; high: number } {
  const { events, total } = counts;
  const share = events / total;
  const squared = Z_95 * Z_95;
  const centre = (share + squared / (2 * total)) / (1 + squared / total);
  const margin =
    (Z_95 / (1 + squared / total)) * Math.sqrt((share * (1 - share)) / total + squared / (4 * total * total));
  return { value: share, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

/** Whether the interval as printed agrees with P about the effect. */
function isClear(estimate: Estimate, noEffect: number): boolean {
  const printed = (value: number) => Number(value.toFixed(2));
  if (noEffect === 0) return estimate.low !== 0 && estimate.high !== 0 && agrees(estimate, 0, (value) => value);
  return printed(estimate.low) !== 1 && printed(estimate.high) !== 1 && agrees(estimate, 1, printed);
}

function agrees(estimate: Estimate, noEffect: number, printed: (value: number) => number): boolean {
  const excludes = printed(estimate.low) > noEffect || printed(estimate.high) < noEffect;
  return excludes === estimate.p < 0.05 && !(estimate.p > 0.045 && estimate.p < 0.055);
}

/** The last draw is kept where none is clear, which a very small study may need. */
export function drawUntilClear<Result extends { estimate: Estimate }>(draw: () => Result, noEffect = 1): Result {
  let result = draw();
  for (let tries = 1; tries < MAX_DRAWS && !isClear(result.estimate, noEffect); tries++) result = draw();
  return result;
}
