import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const readAs = (question: string, text: string) =>
  analyzeQuestion(question).words.find((word) => word.text === text)?.as;

describe("to stop something", () => {
  it.each([
    ["What can I do to stop my eczema coming back?", "stop"],
    ["Do cranberry capsules stop urinary tract infections?", "stop"],
    ["how do I stop him from snoring", "stop"],
  ])("is to prevent it, where it is an illness: %s", (question, text) => {
    expect(readAs(question, text)).toBe("prevention");
  });

  it("is to leave it off, where it is a treatment", () => {
    expect(readAs("When can I stop warfarin after a pulmonary embolism?", "stop")).toBe("discontinuation");
  });
});
