import { describe, expect, it } from "vitest";
import { readAskedRoles } from "../verdict/asked-roles.ts";
import { analyzeQuestion } from "./analyze-question.ts";
import type { QuestionConcept } from "./concept.ts";

const nameOf = ({ heading, names }: QuestionConcept): string => heading ?? names[0]?.text ?? "";
const list = (question: string, kind: QuestionConcept["kind"]): string[] =>
  analyzeQuestion(question)
    .concepts.filter((concept) => concept.kind === kind)
    .map(nameOf);

describe("a name of prevention beside a treatment is what is prevented", () => {
  it.each([
    ["dexamethasone for PONV prophylaxis", "Dexamethasone", "Postoperative Nausea and Vomiting"],
    ["potassium citrate for prevention of kidney stones", "Potassium Citrate", "Kidney Calculi"],
    ["術後の悪心・嘔吐の予防にデキサメタゾンは有効か", "Dexamethasone", "Postoperative Nausea and Vomiting"],
    ["片頭痛の予防薬としてトピラマートは有効か", "Topiramate", "Migraine Disorders"],
    ["ビタミンDは骨折予防に有効か", "Vitamin D", "Fractures, Bone"],
    ["地塞米松预防术后恶心呕吐的效果", "Dexamethasone", "Postoperative Nausea and Vomiting"],
    ["利伐沙班 脑卒中预防", "Rivaroxaban", "Stroke"],
  ])("%s", (question, treatment, condition) => {
    expect(list(question, "intervention")).toEqual([treatment]);
    expect(list(question, "condition")).toEqual([condition]);
    const { interventions } = readAskedRoles(analyzeQuestion(question), question);
    expect(interventions.map(nameOf)).toEqual([treatment]);
  });

  it("each of several in one question", () => {
    const question = "does aspirin work for stroke prevention, VTE prophylaxis and prevention of kidney stones";
    expect(list(question, "intervention")).toEqual(["Aspirin"]);
    expect(list(question, "condition")).toEqual(["Stroke", "Venous Thromboembolism", "Kidney Calculi"]);
  });

  it.each([
    ["what works for PONV prophylaxis", "PONV prophylaxis"],
    ["delirium prevention versus usual care and length of stay", "delirium prevention"],
    ["rabies post-exposure prophylaxis with rabies immunoglobulin", "rabies post-exposure prophylaxis"],
    ["antibiotic prophylaxis with cefazolin in hernia repair", "Antibiotic Prophylaxis"],
    ["術後の悪心・嘔吐の予防", "PONV prophylaxis"],
    ["せん妄予防プログラムと運動の比較", "delirium prevention"],
  ])("stays the prevention itself: %s", (question, prevention) => {
    expect(list(question, "intervention")).toContain(prevention);
  });
});
