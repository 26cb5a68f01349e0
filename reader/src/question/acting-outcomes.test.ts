import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const kindOf = (question: string, heading: string) =>
  analyzeQuestion(question).concepts.find((concept) => concept.heading === heading)?.kind;

describe("what is an aim in one question and a means in another", () => {
  it.each([
    ["Can losing weight cure sleep apnea?", "Weight Loss"],
    ["体重を減らすと睡眠時無呼吸は治りますか", "Weight Loss"],
    ["减肥能治好脂肪肝吗", "Weight Loss"],
  ])("%s: a treatment", (question, heading) => {
    expect(kindOf(question, heading)).toBe("intervention");
  });

  it.each([
    ["Does metformin help weight loss in obesity?", "Weight Loss"],
    ["Does prone positioning reduce intubation in COVID-19?", "Intubation, Intratracheal"],
    ["SGLT2阻害薬は透析を減らすか", "Renal Dialysis"],
    ["达格列净能否延缓透析", "Renal Dialysis"],
    ["I had a stroke. Does functional electrical stimulation help you walk?", "Walking"],
  ])("%s: an outcome", (question, heading) => {
    expect(kindOf(question, heading)).toBe("outcome");
  });

  it("is a treatment where nothing else is given", () => {
    expect(kindOf("complications of intubation in obesity", "Intubation, Intratracheal")).toBe("intervention");
  });
});
