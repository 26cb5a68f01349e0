import { describe, expect, it } from "vitest";
import type { PaperSentence } from "../paper-text.ts";
import { addsSomething, compareWith, findSpan, trimSpan } from "./pico-span.ts";
import { CONDITION_IN_TITLE } from "./population-cues.ts";

const makeSentence = (text: string): PaperSentence => ({
  text,
  lower: text.toLowerCase(),
  section: "title",
  kind: "title",
  words: [],
  stems: new Map(),
  tagWords: () => [],
});
const trim = (span: string, sentence = span) => trimSpan(span, makeSentence(sentence))?.text ?? null;

describe("trimSpan", () => {
  it.each([
    ["zinc and the ", "zinc"],
    ["postnatal depression?", "postnatal depression"],
    ["zinc, compared With", "zinc"],
    ["adults (n =", "adults"],
    ["adults N =", "adults"],
    ["adults n=", "adults"],
    ["a score of =", "a score of ="],
    [", the following: zinc", "the following: zinc"],
    ["zinc (10 mg", "zinc"],
    ["zinc (10 mg) daily)", "zinc (10 mg) daily"],
    ["zinc] or placebo]", "zinc] or placebo"],
    ["those", null],
    ["12", null],
  ])("reads %j as %j", (span, kept) => {
    expect(trim(span)).toBe(kept);
  });

  it("goes on to the end of a number that it would cut", () => {
    expect(trim("zinc at 0", "They took zinc at 0.5 mg.")).toBe("zinc at 0.5");
    expect(trim("zinc at 5", "They took zinc at 5 mg.")).toBe("zinc at 5");
  });
});

describe("compareWith", () => {
  const span = (text: string) => ({ text, sentence: makeSentence(text) });

  it("finds a span new when at least half of its words are", () => {
    const isNew = compareWith([span("adults with colds"), span("zinc")]);
    expect(isNew(span("an adult with the cold"))).toBe(false);
    expect(isNew(span("zinc lozenges"))).toBe(true);
    expect(addsSomething(span("zinc lozenges for colds"), [span("zinc for colds")])).toBe(false);
  });
});

describe("CONDITION_IN_TITLE", () => {
  it.each([
    ["Treatment of common colds", "common colds"],
    ["Prevention of migraine: a trial", "migraine"],
    ["Treatment of chronic low back pain in adults", "chronic low back pain in adults"],
    ["Treatment of chronic low back pain in adults who work at night and during the day", "chronic low back pain"],
  ])("takes from %j the words up to the end of the clause, or to one that leads on: %j", (title, condition) => {
    expect(findSpan([makeSentence(title)], CONDITION_IN_TITLE)?.text).toBe(condition);
  });
});
