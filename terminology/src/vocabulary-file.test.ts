import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseVocabularyFile } from "./vocabulary-file.ts";

const HEAD = "# Of the heart.\nheading\tenglish\tjapanese\tchinese\n";
const parse = (text: string) => parseVocabularyFile("condition", "heart.tsv", text);

describe("a file of the vocabulary", () => {
  it("is a concept a line, with its members by their place", () => {
    const text = `${HEAD}Heart Failure\theart failure|HF\t心不全\t心力衰竭|心衰\n\n\tstatin>a|b|c\tスタチン>|ビ|\t他汀\r\n`;
    expect(parse(text)).toEqual([
      {
        kind: "condition",
        place: "heart.tsv, line 3",
        heading: "Heart Failure",
        english: { own: ["heart failure", "HF"], narrower: [] },
        japanese: { own: ["心不全"], narrower: [] },
        chinese: { own: ["心力衰竭", "心衰"], narrower: [] },
      },
      {
        kind: "condition",
        place: "heart.tsv, line 5",
        heading: null,
        english: { own: ["statin"], narrower: ["a", "b", "c"] },
        japanese: { own: ["スタチン"], narrower: ["", "ビ", ""] },
        chinese: { own: ["他汀"], narrower: [] },
      },
    ]);
  });

  it.each([
    ["", /^heart\.tsv: the columns heading, english, japanese, chinese are expected/],
    ["A\tb\tc\td\n", /^heart\.tsv, line 1: the columns/],
    [`${HEAD}A\tb\tc\n`, /^heart\.tsv, line 3: 3 columns, where 4 are expected/],
    [`${HEAD}A\tb\tc\td\te\n`, /line 3: 5 columns/],
    [`${HEAD}A\tb|\tc\td\n`, /line 3: an empty name under english/],
    [`${HEAD}A\tb\t\td\n`, /line 3: an empty name under japanese/],
    [`${HEAD}A\tb>c>d\tc\td\n`, /line 3: more than one ">" under english/],
    [`${HEAD}A \tb\tc\td\n`, /line 3: "A " begins or ends with a blank/],
    [`${HEAD}A\tb\tc\td\nB\tb>x|y\tc>x\td\n`, /line 4: 1 names after ">", where English has 2/],
  ])("that is wrong is refused with its line and what is wrong (%#)", (text, reason) => {
    expect(() => parse(text)).toThrow(reason);
  });

  it("is refused with its place, or has whole rows, whatever stands in it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "|", ">", "\t", "\n", " ", "#", "心"), { maxLength: 40 }),
        (letters) => {
          try {
            for (const { english, japanese, chinese } of parse(HEAD + letters.join(""))) {
              for (const { own } of [english, japanese, chinese]) expect(own.every((name) => name !== "")).toBe(true);
            }
          } catch (error) {
            expect(String(error)).toMatch(/heart\.tsv, line \d+: /);
          }
        },
      ),
    );
  });
});
