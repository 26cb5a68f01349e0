import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printEstimate } from "./print-numbers.ts";
import { createSeededRandom } from "./seeded-random.ts";
import {
  type EventComparison,
  estimateShare,
  findTwoSidedP,
  simulateEvents,
  simulateExposure,
  simulateScores,
  simulateTest,
} from "./statistics.ts";

const seeds = fc.string();
const sizes = fc.integer({ min: 8, max: 40_000 });
const risks = fc.double({ min: 0.005, max: 0.9, noNaN: true });
const ratios = fc.double({ min: 0.2, max: 4, noNaN: true });

function expectConsistent({ treated, control, estimate }: EventComparison): void {
  for (const { events, total } of [treated, control]) {
    expect(events).toBeGreaterThanOrEqual(1);
    expect(events).toBeLessThan(total);
  }
  expect(estimate.low).toBeLessThan(estimate.value);
  expect(estimate.value).toBeLessThan(estimate.high);
  // On the logarithmic scale the interval is as long to either side.
  expect(Math.log(estimate.high) + Math.log(estimate.low)).toBeCloseTo(2 * Math.log(estimate.value), 6);
  const excludesOne = estimate.low > 1 || estimate.high < 1;
  expect(excludesOne).toBe(estimate.p < 0.05);
}

describe("numbers of fictional studies", () => {
  it("let events, risk ratio, interval and P agree", () => {
    fc.assert(
      fc.property(seeds, sizes, sizes, risks, ratios, (seed, treated, control, risk, ratio) => {
        const result = simulateEvents(createSeededRandom(seed), { treated, control }, risk, ratio);
        expectConsistent(result);
        const { treated: first, control: second, estimate } = result;
        expect(estimate.value).toBeCloseTo(first.events / first.total / (second.events / second.total), 9);
      }),
    );
  });

  it("let exposed cases and controls and the odds ratio agree", () => {
    fc.assert(
      fc.property(
        seeds,
        sizes,
        sizes,
        fc.double({ min: 0.1, max: 0.5, noNaN: true }),
        ratios,
        (seed, a, b, share, ratio) => {
          const result = simulateExposure(createSeededRandom(seed), { cases: a, controls: b }, share, ratio);
          expectConsistent(result);
          const odds = ({ events, total }: { events: number; total: number }) => events / (total - events);
          expect(result.estimate.value).toBeCloseTo(odds(result.treated) / odds(result.control), 6);
        },
      ),
    );
  });

  it("let the difference of two printed means be the printed difference", () => {
    fc.assert(
      fc.property(
        seeds,
        sizes,
        fc.double({ min: 0.1, max: 80, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (seed, size, sd, difference) => {
          const result = simulateScores(
            createSeededRandom(seed),
            { treated: size, control: size },
            { sd, difference, better: "higher" },
          );
          expect(result.treated - result.control).toBeCloseTo(result.estimate.value, result.decimals);
          expect(result.estimate.low).toBeLessThanOrEqual(result.estimate.value);
        },
      ),
    );
  });

  it("let a table of test results add up, and keep shares within their intervals", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 40, max: 5000 }), (seed, total) => {
        const table = simulateTest(createSeededRandom(seed), total, {
          sensitivity: 0.8,
          specificity: 0.7,
          prevalence: 0.3,
        });
        const { truePositive, falseNegative, trueNegative, falsePositive } = table;
        expect(truePositive + falseNegative + trueNegative + falsePositive).toBe(total);
        const share = estimateShare({ events: truePositive, total: truePositive + falseNegative });
        expect(share.low).toBeLessThanOrEqual(share.value);
        expect(share.high).toBeGreaterThanOrEqual(share.value);
      }),
    );
  });

  it("know the normal distribution and print what a journal would", () => {
    expect(findTwoSidedP(1.959964)).toBeCloseTo(0.05, 5);
    expect(findTwoSidedP(0)).toBeCloseTo(1, 6);
    expect(printEstimate({ value: 0.744, low: 0.601, high: 0.914, p: 0.0041 })).toBe(
      "0.74; 95% CI, 0.60 to 0.91; P = 0.004",
    );
    expect(printEstimate({ value: -1.24, low: -2.5, high: 0.02, p: 0.0004 }, 1)).toBe(
      "−1.2; 95% CI, −2.5 to 0.0; P < 0.001",
    );
  });

  it("are the same for the same seed, and others for another", () => {
    const draw = (seed: string) => Array.from({ length: 20 }, createSeededRandom(seed).draw);
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
  });
});
