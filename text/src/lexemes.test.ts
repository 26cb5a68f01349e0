import { describe, expect, it } from "vitest";
import { headingWithSubheadingLexeme, quoteLexeme, valueLexeme } from "./lexemes.ts";

describe("lexemes", () => {
  it("of a whole value do not depend on case, punctuation or accents", () => {
    expect(valueLexeme("mh", "Diabetes Mellitus, Type 2")).toBe("mh=diabetes mellitus type 2");
    expect(valueLexeme("mh", "diabetes mellitus type-2")).toBe("mh=diabetes mellitus type 2");
    expect(valueLexeme("au", "Müller JA")).toBe("au=muller ja");
  });

  it("of a heading with its subheading stand apart from the heading", () => {
    expect(headingWithSubheadingLexeme("mh", "Heart Failure", "drug therapy")).toBe("mh=heart failure/drug therapy");
  });

  it("stay under PostgreSQL's 2,048 bytes", () => {
    expect(Buffer.byteLength(valueLexeme("ta", "心".repeat(5000)))).toBeLessThan(2048);
    expect(Buffer.byteLength(headingWithSubheadingLexeme("mh", "x".repeat(9999), "y".repeat(9999)))).toBeLessThan(2048);
  });

  it("are quoted so that no text ends the quotation", () => {
    expect(quoteLexeme("o'neil\\")).toBe("'o''neil\\\\'");
  });
});
