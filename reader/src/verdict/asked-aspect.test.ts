import { describe, expect, it } from "vitest";
import { readAspect } from "./asked-aspect.ts";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeFinding, makeRead } from "./verdict.fixture.ts";

describe("what a question asks of how a treatment is given", () => {
  it.each([
    ["best time to start anticoagulation after stroke", "timing"],
    ["When should dialysis be started in acute kidney injury?", "timing"],
    ["急性腎障害で透析はいつ開始すべきか", "timing"],
    ["急性肾损伤何时开始透析", "timing"],
    ["How long should antibiotics be given for pneumonia?", "duration"],
    ["小児肺炎の抗菌薬の最適な投与期間", "duration"],
    ["抗血小板治疗要吃多久", "duration"],
    ["What dose of vitamin D prevents falls?", "dose"],
    ["阿司匹林的最佳剂量", "dose"],
    ["Does vitamin D prevent falls?", null],
    ["When should antibiotics be used in acute bronchitis?", null],
    ["How long does immunity last after measles vaccination?", null],
    ["Does high-dose vitamin D prevent falls?", null],
  ])("%s: %s", (question, aspect) => {
    expect(readAspect(question)).toBe(aspect);
  });
});

describe("a paper on the treatment alone", () => {
  const count = (question: string, quote: string, title = "Tranexamic acid after birth") => {
    const evidence = makeFinding().evidence.map((part) => ({ ...part, quote }));
    const read = makeRead(1, [{ outcome: "mortality", comparator: null, evidence }], { title });
    return deriveVerdict(ask(question), [read])?.papers[0]?.count ?? null;
  };
  const LOWER = "Mortality was lower with tranexamic acid.";

  it("does not say when it is best given, and one on its timing speaks for no side of it", () => {
    const question = "When should tranexamic acid be given to reduce mortality?";
    expect(count("Does tranexamic acid reduce mortality?", LOWER)).toBe("favours");
    expect(count(question, LOWER)).toBeNull();
    expect(count(question, LOWER, "Early tranexamic acid after birth")).toBe("unclear");
  });

  it("does not say how much of it is best, unless it names a dose", () => {
    const question = "What dose of tranexamic acid reduces mortality?";
    expect(count(question, LOWER)).toBeNull();
    expect(count(question, "Mortality was lower with tranexamic acid 1 g.")).toBe("favours");
  });
});
