import { expect, test } from "vitest";
import { cutDesignNote } from "./cut-design-note.ts";
import { findFirstSentence } from "./find-first-sentence.ts";

const SUMMARY =
  "Randomized trial of “zinc” in “adults with a cold of less than two days”. Results: “Colds lasted 4.1 days with zinc and 6.0 with placebo.”";
const EVIDENCE = { section: "RESULTS", section_index: 0, start: 0, end: 4, quote: "zinc", problem: null };
const makeStatement = (status: "verified" | "unverified") => ({
  ...{ id: "1-1", field: "summary" as const, text: "zinc", offset: 21 },
  evidence: [{ ...EVIDENCE, status }],
});

test("a row begins with the first sentence that a summary quotes, past design and PICO", () => {
  const from = findFirstSentence(SUMMARY, [makeStatement("verified")]);
  expect(SUMMARY.slice(from)).toBe("“Colds lasted 4.1 days with zinc and 6.0 with placebo.”");
});

test("what no sentence bears out is not passed over, nor a summary that quotes none", () => {
  expect(findFirstSentence(SUMMARY, [makeStatement("unverified")])).toBe(0);
  expect(findFirstSentence("Zinc made colds shorter in “adults”.", [])).toBe(0);
});

test("the note on what a design was read from stands apart, in each script", () => {
  expect(cutDesignNote("Cohort study (by its wording)")).toEqual({ name: "Cohort study", note: "(by its wording)" });
  expect(cutDesignNote("コホート研究（推定）")).toEqual({ name: "コホート研究", note: "（推定）" });
  expect(cutDesignNote("Cohort study")).toEqual({ name: "Cohort study", note: "" });
});
