import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { sayInPaperWords } from "./say-in-paper-words.ts";

const PAPER = readPaperText(
  makePaper(1, {
    title: "Adverse events after cardiac surgery",
    abstract: [{ label: "RESULTS", text: "Facial edema and adverse events were less frequent in the program group." }],
  }),
);

describe("a claim in other words than its paper's", () => {
  it.each([
    ["Side effects were rarer.", "adverse events were rarer."],
    ["Swelling of the face was rarer.", "edema of the facial was rarer."],
    ["The programme made side effects rarer.", "The program made adverse events rarer."],
    ["Fewer had trouble after the heart operation.", "Fewer had trouble after the cardiac surgery."],
  ])("is said in words of the paper that mean the same: %s", (claim, said) => {
    expect(sayInPaperWords(claim, PAPER)).toBe(said);
  });

  it.each([
    ["Hair loss was rarer on etanercept.", "alopecia was rarer on etanercept."],
    ["HbA1c fell.", "A1c fell."],
    ["Exclusive breast feeding was rarer.", "Exclusive breast feeding was rarer."],
    ["Women had less hair.", "Women had less hair."],
  ])("has the names that the paper prints, of those that MeSH knows for a thing: %s", (claim, said) => {
    const text = "Alopecia was rarer, A1c lower, and breast feeding as common in girls.";
    const paper = readPaperText(makePaper(2, { title: "A trial", abstract: [{ label: "RESULTS", text }] }));
    expect(sayInPaperWords(claim, paper)).toBe(said);
  });

  it.each([
    "Adverse events were rarer.",
    "Kidney failure was rarer.",
    "Heartburn was rarer.",
    "副作用は少なかった。",
    "",
  ])("keeps what the paper says so, and what it says in no way: %s", (claim) => {
    expect(sayInPaperWords(claim, PAPER)).toBe(claim);
  });
});
