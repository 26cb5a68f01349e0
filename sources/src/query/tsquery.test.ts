import { describe, expect, it } from "vitest";
import { dropImplied, matchLexeme, matchPhrase } from "./tsquery.ts";

const word = (text: string, weights = "", prefix = false) => matchLexeme(text, { prefix, weights });
const phrase = (text: string, weights: string) =>
  matchPhrase(
    text.split(" ").map((one) => ({ text: one.replace("*", ""), prefix: one.endsWith("*") })),
    weights,
  );

describe("of what any may be found by", () => {
  it.each<[what: string, parts: string[], kept: string[]]>([
    [
      "a phrase goes beside a word of it",
      [phrase("acute stroke*", "AB"), word("stroke", "AB", true)],
      ["'stroke':*AB"],
    ],
    ["a word goes beside its beginning", [word("strokes", "A"), word("strok", "AB", true)], ["'strok':*AB"]],
    ["a word goes beside itself in more fields", [word("stroke", "A"), word("stroke")], ["'stroke'"]],
    ["the same stands once", [word("stroke", "A"), word("stroke", "A")], ["'stroke':A"]],
  ])("%s", (_, parts, kept) => {
    expect(dropImplied(parts)).toEqual(kept);
  });

  it.each<[what: string, parts: string[]]>([
    ["a word in other fields", [word("stroke", "AB"), word("stroke", "A", true)]],
    ["a cut word beside its own beginning as a word", [word("stroke", "AB", true), word("stroke", "AB")].slice(0, 1)],
    ["a phrase beside a word that it has in a longer form", [phrase("stroke* unit", "AB"), word("stroke", "AB")]],
    ["a phrase beside a phrase", [phrase("acute stroke", "AB"), phrase("acute stroke unit", "AB")]],
    ["what is no word", [`(${word("a")}&${word("b")})`, word("a")]],
    ["a word that merely has the other's letters", [word("o''neill"), word("o", "A", true)]],
  ])("%s stays", (_, parts) => {
    expect(dropImplied(parts)).toEqual(parts);
  });
});
