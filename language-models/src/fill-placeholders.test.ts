import { PROMPT_PLACEHOLDERS } from "@medsieve/contract/prompts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

describe("filling a prompt's placeholders", () => {
  it("fills every occurrence, and leaves other braces alone", () => {
    const filled = fillPlaceholders("{max_queries} for {question} in {language}; {a: 1} {} {other} {max_queries}", {
      max_queries: "7",
      question: "aspirin",
    });
    expect(filled).toBe("7 for aspirin in {language}; {a: 1} {} {other} 7");
  });

  it("does not expand what a question carries", () => {
    expect(fillPlaceholders("{question} {max_queries}", { question: "{max_queries} $& $1", max_queries: "7" })).toBe(
      "{max_queries} $& $1 7",
    );
  });

  it("does not take names that every object has for placeholders", () => {
    expect(fillPlaceholders("{constructor} {__proto__} {toString}", {})).toBe("{constructor} {__proto__} {toString}");
  });

  it("puts any question, whatever it is made of, where it belongs", () => {
    const names = PROMPT_PLACEHOLDERS.query_generation_prompt.map((name) => `{${name}}`);
    const texts = fc
      .array(fc.oneof(fc.constantFrom(...names, "{", "}", "$&", "\\"), fc.string()))
      .map((all) => all.join(""));
    fc.assert(
      fc.property(texts, (question) => {
        expect(fillPlaceholders("<{question}>", { question, language: "English" })).toBe(`<${question}>`);
      }),
    );
  });
});
