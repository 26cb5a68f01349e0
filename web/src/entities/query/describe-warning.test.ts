import { LANGUAGES } from "@medsieve/contract/constants";
import type { QueryWarning } from "@medsieve/contract/searches";
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { preparePageTests } from "../../testing/page-test.ts";
import { describeWarning } from "./describe-warning.ts";

preparePageTests();

const QUERY = 'zinc[xyz] AND "common cold"[tiab]';

function describeHere(changes: Partial<QueryWarning>) {
  const warning = { code: "unknown_tag", message: "The server's English.", start: 4, end: 9, ...changes };
  return describeWarning(warning, QUERY, i18next.t);
}

describe("a warning about a query", () => {
  it.each(LANGUAGES)("is said in %s, with the piece it concerns", async (language) => {
    await i18next.changeLanguage(language);
    const { text, isTranslated, piece } = describeHere({});
    expect(text).not.toBe("The server's English.");
    expect(text).toMatch(/PubMed/);
    expect(isTranslated).toBe(true);
    expect(piece).toBe("[xyz]");
  });

  it("is said in the server's words where its code is not known", () => {
    expect(describeHere({ code: "of_a_later_server" })).toMatchObject({
      text: "The server's English.",
      isTranslated: false,
    });
  });

  it("shows no piece where it concerns the whole query, or no known place", () => {
    expect(describeHere({ start: null, end: null }).piece).toBeNull();
    expect(describeHere({ start: 0, end: QUERY.length }).piece).toBeNull();
  });

  it("shows only the beginning of a long piece", () => {
    const query = "a".repeat(500);
    const warning = { code: "stop_words", message: "", start: 1, end: 400 };
    expect(describeWarning(warning, query, i18next.t).piece).toBe(`${"a".repeat(60)}…`);
  });
});
