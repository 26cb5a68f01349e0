import { describe, expect, it } from "vitest";
import { listArms, type QuestionWord, questionWordSchema } from "./question-words.ts";

const word = (text: string, start: number, arm?: number): QuestionWord => ({
  ...{ text, start, end: start + text.length, use: "concept", as: null, suggestion: null },
  ...(arm === undefined ? {} : { arm }),
});

describe("the arms of a question", () => {
  it("are its own words from the first to the last of each, what is asked about first", () => {
    const words = [word("A", 0, 1), word("vs", 2), word("B", 5, 0), word("C", 9, 0)];
    expect(listArms("A vs B + C", words)).toEqual(["B + C", "A"]);
  });

  it("are none in words that were saved without them", () => {
    const saved = questionWordSchema.array().parse([word("A", 0), word("B", 5)]);
    expect(listArms("A vs B", saved)).toEqual([]);
  });
});
