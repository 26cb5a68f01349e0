import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { findBroaderConcept } from "./broader-concept.ts";

const broader = (question: string) => {
  const [concept] = analyzeQuestion(question).concepts;
  return concept ? (findBroaderConcept(concept)?.heading ?? null) : undefined;
};

describe("the broader concept of a condition", () => {
  it.each([
    ["knee osteoarthritis", "Osteoarthritis"],
    ["変形性膝関節症", "Osteoarthritis"],
    ["gestational diabetes", "Diabetes Mellitus"],
    ["pulmonary hypertension", "Hypertension"],
  ])("of %s is %s", (question, heading) => {
    expect(broader(question)).toBe(heading);
  });

  it("is null for one that is broad", () => {
    expect(broader("asthma")).toBeNull();
  });
});
