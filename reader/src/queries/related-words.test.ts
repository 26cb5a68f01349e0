import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import type { SourceWord } from "../reader.ts";
import { chooseRelatedWords } from "./related-words.ts";

const choose = (words: SourceWord[], question = "statins after stroke") =>
  chooseRelatedWords(words, analyzeQuestion(question));
const word = (text: string, counts: number[], share = 0.01): SourceWord => ({ word: text, counts, share });

describe("the words of the best papers", () => {
  it("are those that stand often in them and seldom elsewhere, with the question's own", () => {
    const words = [word("cholesterol", [3, 2]), word("patients", [5, 5], 0.6), word("lipid", [1, 0], 0.02)];
    const chosen = choose(words);
    expect(chosen.map((it) => it.word)).toEqual(expect.arrayContaining(["cholesterol", "lipid", "stroke"]));
    expect(chosen.map((it) => it.word)).not.toContain("patients");
    const weightOf = (text: string) => chosen.find((it) => it.word === text)?.weight ?? 0;
    expect(weightOf("cholesterol")).toBeGreaterThan(weightOf("lipid"));
    expect(chosen.find((it) => it.word === "stroke")?.isAsked).toBe(true);
  });

  it("count more in the papers that stand first", () => {
    const [first, second] = choose([
      word("rosuvastatin", [2, 0]),
      word("ezetimibe", [0, 2]),
      word("cohort", [1, 1], 0.1),
    ])
      .filter(({ isAsked }) => !isAsked)
      .map((it) => it.word);
    expect([first, second]).toEqual(["rosuvastatin", "ezetimibe"]);
  });

  it("are joined over their endings, in the form that stands most often", () => {
    const chosen = choose([word("platelet", [1, 0]), word("platelets", [4, 2])]);
    expect(chosen.filter((it) => it.word.startsWith("platelet")).map((it) => it.word)).toEqual(["platelets"]);
  });

  it("are not those of what the question excludes", () => {
    const chosen = choose([word("diabetes", [3, 3]), word("cholesterol", [1, 1])], "statins without diabetes");
    expect(chosen.map((it) => it.word)).not.toContain("diabetes");
  });

  it("are the same for the question in Japanese and Chinese", () => {
    const words = [word("cholesterol", [3, 2]), word("lipid", [1, 1])];
    const english = choose(words, "statins and stroke");
    expect(choose(words, "スタチンと脳卒中")).toEqual(english);
    expect(choose(words, "他汀类药物与脑卒中")).toEqual(english);
  });

  it("are none where nothing distinguishes the papers from others", () => {
    expect(choose([])).toEqual([]);
    expect(choose([word("patients", [9], 0.9), word("the", [20], 0.05), word("once", [1], 0)])).toEqual([]);
  });

  it("weigh one together, whatever the papers hold", () => {
    const anyWord = fc.record({
      word: fc.stringMatching(/^[a-z]{1,12}$/u),
      counts: fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }),
      share: fc.double({ min: 0.0001, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyWord, { selector: (it) => it.word, maxLength: 60 }), (words) => {
        const chosen = choose(words);
        const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
        if (chosen.length > 0) expect(total).toBeCloseTo(1);
        for (const { weight } of chosen) expect(weight).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
