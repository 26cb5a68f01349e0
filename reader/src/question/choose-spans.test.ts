import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseSpans } from "./choose-spans.ts";

const span = (start: number, end: number, value = "") => ({ start, end, score: (end - start) ** 2, value });

describe("dividing a text into known words", () => {
  it("lets a longer word beat a shorter one that begins before it", () => {
    expect(chooseSpans([span(0, 3, "short"), span(2, 7, "long")], 8).map(({ value }) => value)).toEqual(["long"]);
    expect(
      chooseSpans([span(0, 4, "one"), span(4, 6, "two"), span(3, 6, "other")], 6).map(({ value }) => value),
    ).toEqual(["one", "two"]);
  });

  it("leaves no position out that counts, where another division takes it", () => {
    const spans = [span(1, 5, "longer"), span(0, 3, "first"), span(3, 5, "last")];
    expect(chooseSpans(spans, 5).map(({ value }) => value)).toEqual(["longer"]);
    expect(chooseSpans(spans, 5, () => 6).map(({ value }) => value)).toEqual(["first", "last"]);
  });

  it("gives spans in their order that never overlap, and no other choice scores higher", () => {
    const spans = fc.array(
      fc
        .tuple(fc.nat(7), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 20 }))
        .map(([start, length, score]) => ({
          start,
          end: Math.min(8, start + length),
          score,
          value: null,
        })),
      { maxLength: 7 },
    );
    const total = (chosen: readonly { score: number }[]) => chosen.reduce((sum, { score }) => sum + score, 0);
    fc.assert(
      fc.property(spans, (candidates) => {
        const chosen = chooseSpans(candidates, 8);
        for (const [index, { start }] of chosen.entries())
          expect(start).toBeGreaterThanOrEqual(chosen[index - 1]?.end ?? 0);
        let best = 0;
        for (let mask = 0; mask < 2 ** candidates.length; mask++) {
          const some = candidates.filter((_, index) => mask & (1 << index)).toSorted((a, b) => a.start - b.start);
          if (some.every(({ start }, index) => start >= (some[index - 1]?.end ?? 0)))
            best = Math.max(best, total(some));
        }
        expect(total(chosen)).toBe(best);
      }),
    );
  });
});
