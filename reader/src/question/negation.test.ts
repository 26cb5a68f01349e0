import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const excluded = (question: string) =>
  analyzeQuestion(question).concepts.flatMap((concept) => (concept.excluded ? [concept.heading] : []));
const wanted = (question: string) =>
  analyzeQuestion(question).concepts.flatMap((concept) => (concept.excluded ? [] : [concept.heading]));

describe("what a question excludes", () => {
  it.each([
    "heart failure in patients without diabetes",
    "heart failure in non-diabetic patients",
    "heart failure in nondiabetic patients",
    "heart failure in people with no history of diabetes",
    "heart failure in the absence of known diabetes",
    "糖尿病のない心不全患者",
    "糖尿病を合併しない心不全",
    "糖尿病の既往がない心不全患者",
    "非糖尿病の心不全患者",
    "無糖尿病的心力衰竭患者",
    "无糖尿病的心力衰竭患者",
    "未合并糖尿病的心力衰竭",
    "非糖尿病心力衰竭患者",
    "除糖尿病外的心力衰竭患者",
  ])("%s: diabetes, and heart failure is asked for", (question) => {
    expect(excluded(question)).toEqual(["Diabetes Mellitus"]);
    expect(wanted(question)).toContain("Heart Failure");
  });

  it.each([
    "aspirin in patients not on dialysis",
    "透析を受けていない患者のアスピリン",
    "未接受透析的患者使用阿司匹林",
  ])("%s: a treatment", (question) => {
    expect(excluded(question)).toEqual(["Renal Dialysis"]);
  });

  it.each([
    "heart failure without diabetes or hypertension",
    "糖尿病や高血圧のない心不全",
    "无糖尿病或高血压的心力衰竭",
  ])("%s: both that are joined", (question) => {
    expect(excluded(question).toSorted()).toEqual(["Diabetes Mellitus", "Hypertension"]);
  });

  it.each([
    "heart failure with or without diabetes",
    "heart failure with and without diabetes",
    "糖尿病の有無と心不全",
    "有无糖尿病的心力衰竭",
    "Is there no evidence that aspirin helps in diabetes?",
    "aspirin does not work in diabetes",
    "アスピリンは糖尿病に無効か",
    "糖尿病は心不全の原因ではないか",
    "阿司匹林对糖尿病无效吗",
    "prevention of stroke without increasing bleeding",
    "non-small cell lung cancer",
    "非小細胞肺癌",
    "非小细胞肺癌",
    "non-alcoholic fatty liver disease",
    "metformin for people with diabetes and those without diabetes",
  ])("%s: nothing", (question) => {
    expect(excluded(question)).toEqual([]);
  });
});
