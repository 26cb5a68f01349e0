import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const compared = (question: string) =>
  analyzeQuestion(question)
    .comparison.map(({ heading }) => heading)
    .toSorted();

describe("what a question compares", () => {
  it.each([
    "metformin versus insulin in gestational diabetes",
    "Is metformin better than insulin for gestational diabetes?",
    "metformin or insulin for gestational diabetes",
    "gestational diabetes: insulin compared with metformin",
    "妊娠糖尿病におけるメトホルミンとインスリンの比較",
    "妊娠糖尿病にはインスリンとメトホルミンのどちらがよいか",
    "二甲双胍与胰岛素相比治疗妊娠期糖尿病",
    "妊娠期糖尿病用二甲双胍还是胰岛素",
  ])("%s", (question) => {
    expect(compared(question)).toEqual(["Insulin", "Metformin"]);
  });

  it.each([
    "metformin and insulin in gestational diabetes",
    "Does metformin lower mortality compared with no treatment?",
    "糖尿病または高血圧とアスピリン",
    "metformin in diabetes or heart failure",
  ])("%s: nothing", (question) => {
    expect(compared(question)).toEqual([]);
  });
});
