import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

/** What a stretch of a question is searched as; undefined where it is no stretch of its own. */
const readAs = (question: string, text: string) =>
  analyzeQuestion(question).words.find((word) => word.text === text)?.as;

describe("clinicians' shorthand", () => {
  it.each([
    ["hip # in nursing homes", "hip #", "hip fracture"],
    ["NOF# and delirium", "NOF#", "hip fracture"],
    ["tapering and coming off sertraline", "coming off", "discontinuation"],
    ["can a child grow out of egg allergy", "grow out", "outgrow"],
    ["subcut furosemide at home", "subcut", "subcutaneous"],
    ["crushing meds for a feeding tube", "meds", "medication"],
    ["abx for sore throat", "abx", "Anti-Bacterial Agents"],
    ["ginger for post-op nausea", "post-op nausea", "Postoperative Nausea and Vomiting"],
    ["postop delirium in the elderly", "postop delirium", "postoperative delirium"],
    ["cardiac rehab uptake", "cardiac rehab", "Cardiac Rehabilitation"],
    ["pulm rehab at home", "pulm rehab", "pulmonary rehabilitation"],
    ["liver bx bleeding", "liver bx", "liver biopsy"],
    ["PSL やめた後の再燃", "やめた後", "discontinuation"],
    ["SBT/ABPC 誤嚥性肺炎", "SBT/ABPC", "ampicillin-sulbactam"],
    ["利尿剂 低钾", "低钾", "Hypokalemia"],
    ["男男 HIV 检测", "男男", "men who have sex with men"],
  ])("%s: %s", (question, text, as) => {
    expect([as, "Homosexuality, Male"]).toContain(readAs(question, text));
  });

  it("does not take # for a fracture before a number", () => {
    expect(analyzeQuestion("hip #3 pain").words.map(({ as }) => as)).not.toContain("hip fracture");
  });
});

describe("everyday words", () => {
  it.each([
    ["認知症でも胃ろうを作ったほうがいいですか", "うがい"],
    ["レントゲンは妊婦でも大丈夫?", "丈夫"],
    ["I took ibuprofen before I knew I was pregnant", "knew I"],
  ])("are not cut into others: %s", (question, text) => {
    expect(readAs(question, text)).toBeUndefined();
  });

  it.each([
    ["風邪とうがい", "うがい", "gargling"],
    ["爸爸中风后吞咽障碍", "爸爸", null],
  ])("are read where they stand by themselves, and no family makes a concept: %s", (question, text, as) => {
    expect(readAs(question, text)).toBe(as);
  });
});

describe("years at school", () => {
  it.each([
    ["小3の喘息", "小3", "Child"],
    ["中学2年生の頭痛", "中学2年生", "Adolescent"],
    ["高1 不登校", "高1", "Adolescent"],
    ["小学三年级 近视", "小学三年级", "Child"],
    ["初二 抑郁", "初二", "Adolescent"],
    ["小学生 近視", "小学生", "Child"],
    ["中学生 近视", "中学生", "Adolescent"],
  ])("are ages: %s", (question, text, as) => {
    expect(readAs(question, text)).toBe(as);
  });

  it.each(["服用中2回の出血", "最大小3例", "投与中 2例"])("are not read within other words: %s", (question) => {
    const headings = analyzeQuestion(question).concepts.map(({ heading }) => heading);
    expect(headings).not.toContain("Child");
    expect(headings).not.toContain("Adolescent");
  });
});
