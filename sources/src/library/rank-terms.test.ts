import { quoteLexeme } from "@medsieve/text/lexemes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listRankTerms, weighShare } from "./rank-terms.ts";

describe("the terms of a ranking", () => {
  it("are the operands of a tsquery, each once, with their stars and fields", () => {
    expect(listRankTerms("(('heart'|'fail':*)|('heart'|'aspirin':AB))")).toEqual([
      { lexeme: "heart", flags: "" },
      { lexeme: "fail", flags: "*" },
      { lexeme: "aspirin", flags: "AB" },
    ]);
  });

  it("are read back whatever they are made of", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 6 }), (lexemes) => {
        const tsquery = lexemes.map(quoteLexeme).join("|");
        expect(listRankTerms(tsquery)).toEqual(lexemes.map((lexeme) => ({ lexeme, flags: "" })));
      }),
    );
  });

  it("count the more the rarer they are, and never nothing", () => {
    const weights = [1, 0.4, 0.01, 0.001, 0].map(weighShare);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    expect(weights[0]).toBeGreaterThan(0);
    expect(Number.isFinite(weights.at(-1))).toBe(true);
  });
});
