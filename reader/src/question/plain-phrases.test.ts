import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const useOf = (question: string, text: string) =>
  analyzeQuestion(question).words.find((word) => word.text === text)?.use;

describe("words that only build a question", () => {
  it.each([
    ["My mum has COPD. Does pulmonary rehab help?", "mum"],
    ["Dad had a stroke. Would thickened drinks help him?", "Dad"],
    ["Is morphine safe for my mother-in-law with lung cancer?", "mother-in-law"],
    ["My GP wants me to try physio for back pain", "GP"],
    ["My daughter's asthma is worse in March", "daughter's"],
    ["My daughter's asthma is worse in March", "March"],
    ["I was told I have fatty liver", "was told"],
  ])("%s: %s", (question, text) => {
    expect(useOf(question, text)).toBe("function");
  });

  it.each([
    ["我父亲70岁，医生建议吃阿司匹林，会出血吗", "父亲"],
    ["我父亲70岁，医生建议吃阿司匹林，会出血吗", "医生"],
    ["母が透析を受けています。医師に鉄剤を勧められました", "医師"],
    ["うちの旦那がいびきをかきます", "旦那"],
  ])("%s: %s, in Japanese and Chinese", (question, text) => {
    const word = analyzeQuestion(question).words.find((it) => it.text.includes(text));
    expect(word?.use).toBe("function");
  });

  it.each([
    ["vitamin D in mothers of twins", "mothers"],
    ["burnout in nurses", "nurses"],
    ["asthma in my toddler", "toddler"],
    ["GP follow-up after stroke", "GP"],
  ])("and not where they are who is asked about: %s", (question, text) => {
    expect(useOf(question, text)).toBe("concept");
  });

  it.each([
    ["The injections scare her", "Cicatrix"],
    ["Why did the doctor dress the wound?", "Drug Hypersensitivity Syndrome"],
    ["journals read by surgeons", "Writing"],
    ["relative position in embryo transfer", "Family"],
  ])("nor are everyday words names that are written alike: %s is no %s", (question, heading) => {
    expect(analyzeQuestion(question).concepts.map((concept) => concept.heading)).not.toContain(heading);
  });
});

describe("clinicians' short forms", () => {
  it.each([
    ["CKD w/o diabetes and metformin", "CKD without diabetes and metformin"],
    ["34yo with asthma", "34 years old with asthma"],
    ["pts w/ asthma on omalizumab", "patients with asthma on omalizumab"],
    ["antibiotics s/p appendectomy", "antibiotics after appendectomy"],
  ])("%s is read as %s", (short, long) => {
    const read = (question: string) =>
      analyzeQuestion(question).concepts.map(({ heading, excluded }) => [heading, excluded]);
    expect(read(short)).toEqual(read(long));
  });
});
