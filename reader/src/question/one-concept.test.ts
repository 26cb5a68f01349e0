import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const headings = (question: string) =>
  analyzeQuestion(question).concepts.flatMap(({ heading, weight }) => (weight > 0.4 && heading ? [heading] : []));

describe("one thing that is said in several ways", () => {
  it("is one concept where languages divide it otherwise", () => {
    const all = (question: string) =>
      analyzeQuestion(question).concepts.map(({ heading, alsoHeadings }) => [heading, ...alsoHeadings].toSorted());
    expect(all("depression")).toEqual([["Depression", "Depressive Disorder"]]);
    expect(all("うつ病")).toEqual(all("depression"));
    expect(all("焦虑症")).toEqual(all("anxiety"));
    const names = (question: string) =>
      analyzeQuestion(question).concepts.flatMap((it) => it.names.map(({ text }) => text));
    expect(names("dialysis patients").toSorted()).toEqual(names("透析").toSorted());
  });

  it.each([
    "Does intensive insulin therapy reduce mortality in critically ill patients?",
    "強化インスリン療法は重症患者の死亡率を下げますか？",
    "强化胰岛素治疗能否降低危重患者的死亡率？",
  ])("is kept apart from what becomes of it, in any language: %s", (question) => {
    const names = analyzeQuestion(question).concepts.map((concept) => concept.names[0]?.text);
    expect(names.toSorted()).toEqual(["critically ill", "intensive insulin therapy", "mortality"]);
  });

  it("is named as it was asked", () => {
    expect(headings("焦虑")).toEqual(["Anxiety"]);
    expect(headings("焦虑症")).toEqual(["Anxiety Disorders"]);
  });

  it("is not counted twice when a more exact name of it is there too", () => {
    expect(headings("influenza vaccine: does vaccination help?")).toEqual(["Influenza Vaccines"]);
    expect(headings("インフルエンザワクチンの接種")).toEqual(["Influenza Vaccines"]);
  });

  it("is found with its words turned round", () => {
    expect(headings("fracture of the hip")).toEqual(headings("hip fracture"));
    expect(headings("cancer of the breast")).toEqual(headings("breast cancer"));
  });

  it("leaves out what says nothing beside a treatment that is named", () => {
    const names = (question: string) => analyzeQuestion(question).concepts.map((concept) => concept.names[0]?.text);
    expect(headings("vitamin D supplementation")).toEqual(["Vitamin D"]);
    expect(names("治疗高血压")).toContain("treatment");
    expect(names("他汀治疗高血压")).not.toContain("treatment");
  });

  it("shares the last word of a condition with who has it and what is done about it", () => {
    const written = (question: string) => analyzeQuestion(question).concepts.map((concept) => concept.written);
    expect(headings("fatigue in breast cancer survivors")).toEqual(["Fatigue", "Breast Neoplasms", "Cancer Survivors"]);
    expect(written("prostate cancer screening")).toEqual(["prostate cancer", "screening"]);
    expect(headings("breast cancer recurrence and fluoxetine")).toContain("Breast Neoplasms");
  });

  it.each([
    ["spinal or general anaesthesia", ["Anesthesia, Spinal", "Anesthesia, General"]],
    ["breast and ovarian cancer", ["Breast Neoplasms", "Ovarian Neoplasms"]],
    ["hip or knee replacement", ["Arthroplasty, Replacement, Hip", "Arthroplasty, Replacement, Knee"]],
    ["hepatitis B or C", ["Hepatitis B", "Hepatitis C"]],
    ["type 1 vs type 2 diabetes", ["Diabetes Mellitus, Type 1", "Diabetes Mellitus, Type 2"]],
    ["knee replacement versus hip", ["Arthroplasty, Replacement, Knee", "Arthroplasty, Replacement, Hip"]],
    ["pain and cancer", ["Pain", "Neoplasms"]],
    ["metformin or insulin therapy", ["Metformin", "Insulin"]],
  ])("names two of which a part is said once: %s", (question, expected) => {
    expect(headings(question)).toEqual(expected);
  });

  it("keeps the number of a product with its letters, and takes a year for none", () => {
    const written = (question: string) => analyzeQuestion(question).concepts.map((concept) => concept.written);
    expect(written("ABP 501 in psoriasis")).toEqual(["ABP 501", "psoriasis"]);
    expect(written("NICE 2016 asthma")).not.toContain("NICE 2016");
  });

  it("takes death of one cause for that and not for causes of death", () => {
    for (const question of ["cardiovascular mortality", "心血管死亡"]) {
      const [death, ...more] = analyzeQuestion(question).concepts;
      expect(death?.names.map(({ text }) => text)).toContain("cardiovascular death");
      expect(death?.heading).toBeNull();
      expect(more).toEqual([]);
    }
  });
});
