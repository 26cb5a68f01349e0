import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tagWords } from "./parts-of-speech.ts";

describe("tagWords", () => {
  it("says what each word is, hyphenated ones by their last part", () => {
    const tagged = tagWords("Forty low-income women (aged 45) received zinc.");
    expect(tagged.map(({ text, part }) => [text, part])).toEqual([
      ["Forty", "NUM"],
      ["low-income", "NOUN"],
      ["women", "NOUN"],
      ["aged", "VERB"],
      ["45", "NUM"],
      ["received", "VERB"],
      ["zinc", "NOUN"],
    ]);
    expect(tagged.map(({ opening, closing }) => opening + closing).join("")).toBe("().");
  });

  it("leaves a text without its words that would hold it up", () => {
    expect(tagWords("a-".repeat(6_000))).toEqual([]);
    expect(tagWords("pain ".repeat(2_000))).toEqual([]);
  });

  it("gives words in order, each an exact part of the text, whatever it is", () => {
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.lorem({ maxCount: 12 }));
    fc.assert(
      fc.property(text, (value) => {
        let last = 0;
        for (const { text: word, start, end } of tagWords(value)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(value.slice(start, end)).toBe(word);
          last = end;
        }
      }),
    );
  });
});
