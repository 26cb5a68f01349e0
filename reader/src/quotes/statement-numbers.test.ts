import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listForeignNumbers } from "./statement-numbers.ts";

describe("numbers of a statement", () => {
  it.each([
    ["1200 patients", "We enrolled 1,200 patients"],
    ["1,200 patients", "We enrolled 1 200 patients"],
    ["p = 0.05", "p = .05"],
    ["hazard ratio 0.72", "HR 0·72"],
    ["1.2万人", "We enrolled 12,000 adults"],
    ["12 children", "Twelve children took part"],
    ["21 children", "Twenty-one children took part"],
    ["phase 3", "a phase III trial"],
    ["第3相试验", "A Phase III trial"],
    ["2型糖尿病", "T2DM"],
    ["HbA1c fell", "glycated haemoglobin fell"],
    ["２０％", "20% of them"],
  ])("%j has none that %j lacks", (statement, sentence) => {
    expect(listForeignNumbers(statement, sentence)).toEqual([]);
  });

  it.each([
    ["13 patients", "We enrolled 12 patients", ["13"]],
    ["a 5% fall", "It fell by 0.5%", ["5"]],
    ["HR 0.72 (0.60 to 0.85)", "HR 0.72 (0.60 to 0.95)", ["0.85"]],
    ["1.2万人", "1,200 adults", ["1.2万"]],
  ])("%j has one that %j lacks", (statement, sentence, foreign) => {
    expect(listForeignNumbers(statement, sentence)).toEqual(foreign);
  });

  it("are never foreign to the statement itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789., ·%万aZ-".split("")) }), (text) => {
        expect(listForeignNumbers(text, text)).toEqual([]);
      }),
    );
  });
});
