import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EFFECT_MEASURES, parseNumber, readNumbers } from "./read-numbers.ts";

describe("parseNumber", () => {
  it("reads what journals print", () => {
    expect(["0·05", "1,234", "1,234.5", "3,5", "−0.4", "- 2", ".03", "12"].map(parseNumber)).toEqual([
      0.05, 1234, 1234.5, 3.5, -0.4, -2, 0.03, 12,
    ]);
    expect(["", "1.2.3", "n", "1,23,4"].map(parseNumber)).toEqual([null, null, null, null]);
  });

  it("gives back every number, with whatever point and thousands it is printed", () => {
    const decimal = fc.tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(decimal, fc.constantFrom(".", "·"), fc.boolean(), ([whole, part], point, isNegative) => {
        const printed = `${isNegative ? "−" : ""}${whole.toLocaleString("en-US")}${point}${String(part).padStart(2, "0")}`;
        expect(parseNumber(printed)).toBeCloseTo((isNegative ? -1 : 1) * (whole + part / 100), 10);
      }),
    );
  });
});

const amount = fc.integer({ min: 1, max: 3900 }).map((number) => number / 100);

describe("readNumbers", () => {
  it("takes how much studies vary for no result", () => {
    expect(readNumbers("The pooled RR was 0.89 (heterogeneity: p = 0.46, χ2 p=0.4).").ps).toEqual([]);
    expect(readNumbers("Rates differed (χ2 = 5.3, p = 0.02).").ps.map(({ value }) => value)).toEqual([0.02]);
  });

  it("reads effects with their intervals, however they are set", () => {
    const [ratio] = readNumbers("Mortality was lower (RR 0·76, 95% CI 0·61–0·94; p=0·012).").effects;
    expect(ratio).toMatchObject({ measure: "RR", value: 0.76, ci_low: 0.61, ci_high: 0.94, ci_level: 95 });
    const [hazard] = readNumbers("The hazard ratio was 1.21 (95 % confidence interval, 1.02 to 1.44)").effects;
    expect(hazard).toMatchObject({ measure: "HR", value: 1.21, ci_low: 1.02, ci_high: 1.44, ci_level: 95 });
    const [difference] = readNumbers("mean difference -4.2 mm (95% CI: -6.9 to -1.5), P < .001").effects;
    expect(difference).toMatchObject({ measure: "MD", value: -4.2, ci_low: -6.9, ci_high: -1.5 });
    expect(readNumbers("HR 72 bpm and OR staff").effects).toEqual([]);
  });

  it("gives back every effect that is printed", () => {
    const measures = fc.constantFrom(...EFFECT_MEASURES);
    const between = fc.constantFrom(" to ", "–", "-", ", ");
    fc.assert(
      fc.property(measures, amount, amount, amount, between, (measure, value, one, other, to) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const { effects } = readNumbers(`It differed (${measure} ${value}, 95% CI ${low}${to}${high}; p = 0.03).`);
        expect(effects).toMatchObject([{ measure, value, ci_low: low, ci_high: high, ci_level: 95 }]);
      }),
    );
  });

  it("reads p values with what stands before them", () => {
    const read = (text: string) => readNumbers(text).ps.map(({ relation, value }) => [relation, value]);
    expect(read("(P < .001), p=0·04, P value = 0.2 and p ≥ 0.05; 1 arm p = NS")).toEqual([
      ["<", 0.001],
      ["=", 0.04],
      ["=", 0.2],
      [">=", 0.05],
      ["ns", null],
    ]);
    expect(readNumbers("p < 10-5 was 1").ps[0]).toMatchObject({ isPlain: false });
  });

  it("reads percentages, shares and means with their spread", () => {
    const { values } = readNumbers("18% vs 12 %, 12/34 and 1,024/2,048, 9.5±4.8 days against 14.7 +/- 9.8 days");
    expect(values.map(({ kind, value, of, sd }) => [kind, value, of ?? sd])).toEqual([
      ["percent", 18, null],
      ["percent", 12, null],
      ["share", 12, 34],
      ["share", 1024, 2048],
      ["spread", 9.5, 4.8],
      ["spread", 14.7, 9.8],
    ]);
  });

  it("names places that hold what it read, and none twice, in any text", () => {
    const piece = fc.constantFrom(
      "p",
      "P<",
      "0.05",
      "95% CI",
      "(",
      ")",
      " to ",
      "-",
      "−",
      "RR",
      "±",
      "12/30",
      "%",
      ",",
      "·",
      " ",
      "n=4",
      "4",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        const { values, ps, effects } = readNumbers(text);
        const places = [...values, ...ps].toSorted((a, b) => a.start - b.start);
        for (const [index, { start, end }] of places.entries()) {
          expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0);
          expect(text.slice(start, end)).not.toBe("");
        }
        for (const { value } of [...values, ...effects]) expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
