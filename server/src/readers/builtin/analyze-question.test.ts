import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const headings = (question: string) => analyzeQuestion(question).concepts.map((concept) => concept.heading);
const written = (question: string) => analyzeQuestion(question).concepts.map((concept) => concept.written);

describe("analyzeQuestion", () => {
  it("finds concepts in plain English and leaves the words of the question out", () => {
    const { concepts, notUnderstood } = analyzeQuestion(
      "Does vitamin D supplementation prevent falls in older adults?",
    );
    expect(concepts.filter((concept) => concept.heading).map((concept) => concept.heading)).toEqual([
      "Vitamin D",
      "Accidental Falls",
      "Aged",
    ]);
    expect(notUnderstood).toEqual([]);
  });

  it("takes the longest name: type 2 diabetes is not diabetes", () => {
    expect(headings("metformin in type 2 diabetes mellitus")).toEqual(["Metformin", "Diabetes Mellitus, Type 2"]);
    expect(headings("2型糖尿病に対するメトホルミン")).toEqual(["Diabetes Mellitus, Type 2", "Metformin"]);
    expect(headings("二甲双胍治疗2型糖尿病")).toEqual(["Metformin", "Diabetes Mellitus, Type 2"]);
  });

  it("reads the same question alike in three languages", () => {
    const english = headings("SGLT2 inhibitors in heart failure").toSorted();
    expect(headings("心不全患者におけるSGLT2阻害薬の有効性は？").toSorted()).toEqual(english);
    expect(headings("SGLT2抑制剂对心力衰竭患者的疗效如何？").toSorted()).toEqual(english);
  });

  it("takes abbreviations only in capitals", () => {
    expect(headings("ALS and riluzole")).toContain("Amyotrophic Lateral Sclerosis");
    expect(headings("als ob riluzole")).not.toContain("Amyotrophic Lateral Sclerosis");
  });

  it("who asks for one drug of a class does not mean the others", () => {
    const [concept] = analyzeQuestion("codeine").concepts;
    expect(concept?.names.map((name) => name.text)).toEqual(["codeine"]);
    const [opioids] = analyzeQuestion("opioids").concepts;
    expect(opioids?.narrower.map((name) => name.text)).toContain("codeine");
  });

  it("uses words it does not know as free text, joined by their hyphens and numbers", () => {
    expect(written("vonoprazan and factor-inducing olokizumab")).toEqual([
      "vonoprazan",
      "factor-inducing",
      "olokizumab",
    ]);
    expect(written("幽门螺旋杆菌 vonoprazan 疗效")).toEqual(["幽门螺旋杆菌", "vonoprazan"]);
    expect(written("caspase 3 activation")).toContain("caspase 3");
  });

  it("says which words it could not use", () => {
    expect(analyzeQuestion("エベロリムスは心不全に有効か").notUnderstood).toEqual(["エベロリムス"]);
    expect(analyzeQuestion("هل يفيد فيتامين").notUnderstood).toEqual(["هل", "يفيد", "فيتامين"]);
    expect(analyzeQuestion("😀😀")).toEqual({ concepts: [], pmids: [], notUnderstood: ["😀😀"] });
  });

  it("never throws, and gives each concept once with names to search for", () => {
    const piece = fc.constantFrom(
      "心不全",
      "の",
      "type 2",
      " diabetes",
      "ステロイド",
      "’",
      "-",
      "😀",
      "ALS",
      "مرض",
      "ﬁ",
      "1",
      "β",
      "\u0301",
    );
    const question = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(question, (text) => {
        const { concepts } = analyzeQuestion(text);
        for (const concept of concepts) expect(concept.names[0]?.stems.join("")).toBeTruthy();
        const keys = concepts.map((concept) => concept.heading ?? concept.names[0]?.stems.join(" "));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it("stays usable for a question of the greatest length", () => {
    expect(analyzeQuestion("heart failure ".repeat(140)).concepts).toHaveLength(1);
    expect(
      analyzeQuestion("word" + Array.from({ length: 400 }, (_, n) => ` x${n}y`).join("")).concepts.length,
    ).toBeLessThan(30);
  });
});
