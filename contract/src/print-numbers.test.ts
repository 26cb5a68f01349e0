import { describe, expect, it } from "vitest";
import { type FindingNumbers, NO_NUMBERS } from "./findings.ts";
import { printNumbers } from "./print-numbers.ts";

type Group = FindingNumbers["groups"][number];
const makeGroup = (changes: Partial<Group>): Group => {
  return { name: null, n: null, events: null, value: null, sd: null, unit: null, ...changes };
};
const print = (changes: Partial<FindingNumbers>) => printNumbers({ ...NO_NUMBERS, ...changes });

describe("the numbers of a finding", () => {
  it("are nothing where there are none", () => {
    expect(print({})).toBe("");
    expect(print({ groups: [makeGroup({ name: "zinc" })] })).toBe("");
  });

  it("are an effect with its interval, and p as it is printed", () => {
    const effect = { measure: "HR" as const, value: 0.78, ci_low: 0.61, ci_high: 0.98, ci_level: 95 };
    expect(print({ effect, p: 0.03, p_relation: "=" })).toBe("HR 0.78 (95% CI 0.61–0.98), p = 0.03");
    expect(print({ effect: { ...effect, measure: "MD", ci_low: -1.2 } })).toBe("MD 0.78 (95% CI -1.2 to 0.98)");
    expect(print({ p: 0.001, p_relation: "<" })).toBe("p < 0.001");
  });

  it("are of each group by its name", () => {
    const groups = [
      makeGroup({ name: "zinc", value: 4.5, sd: 1.2, unit: "days" }),
      makeGroup({ name: "placebo", value: 40, unit: "%", events: 8, n: 20 }),
    ];
    expect(print({ groups, p: 0.02, p_relation: "<=" })).toBe("p ≤ 0.02; zinc 4.5 ± 1.2 days, placebo 40% (8/20)");
  });

  it("set two groups against each other that have no names, as a sentence that prints them so", () => {
    const groups = [makeGroup({ value: 20, unit: "%" }), makeGroup({ value: 10, unit: "%" })];
    expect(print({ groups })).toBe("20% vs 10%");
  });
});
