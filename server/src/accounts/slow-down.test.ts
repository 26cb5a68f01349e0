import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addFailure, type Failures, isStrained, type Tries, takeTry } from "./slow-down.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Guesses of one network that tries again as soon as it may, from `from` to `to`: when each was let through. */
function guessGreedily(from: number, to: number, isUnderStrain: (now: number) => boolean): number[] {
  const guesses: number[] = [];
  let tries: Tries | null = null;
  for (let now = from; now < to; ) {
    const taken = takeTry(tries, isUnderStrain(now), now);
    tries = taken.tries;
    if (taken.waitMs === 0) guesses.push(now);
    now = Math.max(now, tries.waitUntil);
  }
  return guesses;
}

function mostWithinAnHour(moments: readonly number[]): number {
  let first = 0;
  let most = 0;
  for (const [index, moment] of moments.entries()) {
    while (moment - (moments[first] ?? 0) >= HOUR) first++;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

describe("guesses at one password", () => {
  it("stay far below 10,000 an hour from 500 networks, whatever the hour", () => {
    const quiet = guessGreedily(0, 72 * HOUR, () => false);
    expect(quiet.slice(0, 9).map((at) => at / SECOND)).toEqual([0, 0, 0, 0, 0, 20, 60, 140, 300]);
    expect(mostWithinAnHour(quiet)).toBe(13);
    expect(500 * mostWithinAnHour(quiet)).toBe(6_500);
    expect(mostWithinAnHour(guessGreedily(0, 72 * HOUR, () => true))).toBe(9);
  });

  it("stay below that when the networks pause, and when the strain they cause comes and goes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 30 * HOUR }), fc.boolean()), { maxLength: 60 }),
        (steps) => {
          const guesses: number[] = [];
          let tries: Tries | null = null;
          let now = 0;
          for (const [pause, isUnderStrain] of steps) {
            now += pause;
            for (;;) {
              const taken = takeTry(tries, isUnderStrain, now);
              tries = taken.tries;
              if (taken.waitMs > 0) break;
              guesses.push(now);
            }
          }
          expect(mostWithinAnHour(guesses)).toBeLessThan(10_000 / 500);
        },
      ),
    );
  });

  it("are slowed for all devices not seen before, once there are many of them", () => {
    let failures: Failures | null = null;
    for (let n = 0; n < 49; n++) failures = addFailure(failures, n);
    expect(failures !== null && isStrained(failures, 50)).toBe(false);
    failures = addFailure(failures, 50);
    expect([isStrained(failures, 51), isStrained(failures, HOUR)]).toEqual([true, false]);
    expect(addFailure(failures, HOUR)).toEqual({ count: 1, firstAt: HOUR });
  });
});

describe("the owner of an account", () => {
  it("waits at most 20 seconds at a place where nothing went wrong, whatever strangers do", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 20 * SECOND }), (then, later, early) => {
        const first = takeTry(null, then, 0);
        expect(first.waitMs).toBeLessThanOrEqual(20 * SECOND);
        const pressed = takeTry(first.tries, later, Math.min(early, Math.max(0, first.waitMs - 1)));
        const known = first.waitMs === 0 ? first.tries : pressed.tries;
        if (first.waitMs > 0) expect(takeTry(known, later, 20 * SECOND).waitMs).toBe(0);
      }),
    );
  });

  it("waits no longer for having asked too early", () => {
    let { tries } = takeTry(null, true, 0);
    for (let now = 0; now < 20 * SECOND; now += SECOND) {
      const refused = takeTry(tries, true, now);
      expect(refused.waitMs).toBe(20 * SECOND - now);
      tries = refused.tries;
    }
    expect(takeTry(tries, true, 20 * SECOND).waitMs).toBe(0);
  });

  it("starts from nothing again after a day", () => {
    const worn = { count: 30, lastAt: 0, waitUntil: 900 * SECOND };
    expect(takeTry(worn, false, 24 * HOUR).tries.count).toBe(1);
    expect(takeTry(worn, false, 24 * HOUR - 1).tries.count).toBe(31);
  });
});
