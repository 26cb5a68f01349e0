import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText, listWords, splitWords } from "./words.ts";

const split = (text: string): string[] => splitWords(text).map((word) => word.text);

describe("splitWords", () => {
  it.each([
    ["Heart-failure, TNF/alpha", ["heart", "failure", "tnf", "alpha"]],
    ["Parkinson's and Crohn’s disease", ["parkinson", "and", "crohn", "disease"]],
    ["PARKINSON'S", ["parkinson"]],
    ["O'Brien's patients' don't", ["obrien", "patients", "dont"]],
    ["Sjögren Müller-straße ½ H₂O", ["sjogren", "muller", "strasse", "1⁄2", "h2o"]],
    ["0.05%", ["0", "05"]],
    ["d'étude l'œil naïve vitamin'é", ["detude", "lœil", "naive", "vitamine"]],
    ["心不全 COVID", ["心", "不", "全", "covid"]],
    ["SGLT2阻害薬の第2相試験", ["sglt2", "阻", "害", "薬", "の", "第", "2", "相", "試", "験"]],
    ["ガ か\u3099 ｶﾞ", ["ガ", "か\u3099".normalize("NFC"), "ガ"]],
    ["심부전 환자", ["심부전", "환자"]],
    ["", []],
    ["— … !?", []],
  ])("splits %j", (text, words) => {
    expect(split(text)).toEqual(words);
  });

  it("says where each word stands", () => {
    const text = "In 心, Crohn’s disease";
    expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "In",
      "心",
      "Crohn’s",
      "disease",
    ]);
  });

  it("gives places in order and folded words for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        let last = 0;
        for (const word of splitWords(text)) {
          expect(word.start).toBeGreaterThanOrEqual(last);
          expect(word.end).toBeGreaterThan(word.start);
          expect(word.text).not.toBe("");
          last = word.end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it("cuts off what is no word, so that PostgreSQL takes it", () => {
    expect(Buffer.byteLength(split("é".repeat(5000))[0] ?? "")).toBeLessThan(2048);
  });
});

describe("listWords", () => {
  it("gives the same words as splitWords, whatever scripts and marks stand side by side", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "it's5",
        "Crohn’s",
        "O'Brien's",
        "TNF-α",
        "心不全",
        " ",
        "'",
        "x".repeat(600),
        "a\u0301'b",
        "ﾊﾞ",
        "\n",
      ),
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join("");
        expect(listWords(text)).toEqual(split(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("foldText", () => {
  it("makes spellings comparable", () => {
    expect(foldText("Ｂéta-Ⅱ")).toBe("beta-ii");
    expect(foldText("METHODS")).toBe("methods");
  });
});
