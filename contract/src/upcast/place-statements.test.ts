import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeStatements } from "./place-statements.ts";

describe("statements placed in a text", () => {
  it.each([
    ["apart, with the words between them", "A. And B! So.", ["B!", "A."], [1, " And ", 0, " So."]],
    ["where the text begins with words of its own", "So A.", ["A."], ["So ", 0]],
    ["next to each other", "AB", ["A", "B"], [0, 1]],
    ["directly before a longer one", "abb", ["a", "bb"], [0, 1]],
    ["a longer one before its own part", "pain; less pain", ["pain", "less pain"], [0, "; ", 1]],
    ["a part where it stands beside the longer one", "less pain; pain", ["pain", "less pain"], [1, "; ", 0]],
    ["a part behind two longer ones", "ab ab ab", ["ab", "ab ab"], [1, " ", 0]],
    ["each once", "A A", ["A"], [0, " A"]],
    ["the same words twice", "A A", ["A", "A"], [0, " ", 1]],
    ["none that overlaps another", "abc", ["ab", "bc"], [0, "c"]],
    ["none that does not stand there", "A.", ["B."], ["A."]],
    ["none that is empty", "A.", [""], ["A."]],
    ["none in an empty text", "", ["A."], []],
    ["nothing where there are none", "A.", [], ["A."]],
    ["the whole text", "A.", ["A."], [0]],
  ])("%s", (_, text, statements, parts) => {
    expect(placeStatements(text, statements)).toEqual(parts);
  });

  it("joined are the text, each statement at most once, whatever the words", () => {
    const words = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 12 });
    const statement = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 4 });
    fc.assert(
      fc.property(words, fc.array(statement, { maxLength: 4 }), (text, statements) => {
        const parts = placeStatements(text, statements);
        expect(parts.map((part) => (typeof part === "number" ? statements[part] : part)).join("")).toBe(text);
        const placed = parts.filter((part) => typeof part === "number");
        expect(new Set(placed).size).toBe(placed.length);
        expect(parts).not.toContain("");
      }),
    );
  });
});
