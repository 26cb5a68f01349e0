import type { Language } from "@medsieve/contract/constants";
import { expect, it } from "vitest";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";

const question = ask("Is frailty a risk factor for mortality?");

function read(pmid: number, direction: "increased" | "decreased" | "no_difference" | "unclear", quote: string) {
  const place = { section: "RESULTS", section_index: 0, start: 0, end: quote.length };
  const evidence = [{ ...place, quote, status: "verified" as const, problem: null }];
  const finding = { intervention: "frailty", comparator: null, outcome: "mortality", direction, evidence };
  return makeRead(pmid, [{ ...finding, favours: "unknown" as const }], { title: "A cohort study", text: quote });
}

const papers = [
  read(1, "increased", "Frailty was associated with higher mortality."),
  read(2, "increased", "Frailty predicted mortality."),
  read(3, "no_difference", "Frailty was not associated with mortality."),
  read(4, "decreased", "Frailty was inversely associated with mortality."),
];

it("counts what goes with what as reported, not found and reversed", () => {
  const verdict = deriveVerdict(question, papers);
  expect(verdict).toMatchObject({
    ...{ relation: "association", state: "disagree" },
    counts: { favours: 2, no_difference: 1, against: 1, unclear: 0 },
  });
  expect(verdict?.lead).toBe(
    "The 4 papers with a finding on frailty and mortality disagree: 2 report an association, 1 finds none and 1 reports the reverse.",
  );
});

it.each([
  ["en", "Too few papers to draw a conclusion on frailty and mortality: 1 finds none."],
  ["ja", "フレイルと死亡の関連については論文が少なく、結論は出せません。明らかな関連なしが 1 件です。"],
  ["zh", "关于衰弱与死亡的关联，文献过少，尚不能得出结论：1 篇未发现明显关联。"],
] satisfies [Language, string][])("says so in %s", (language, text) => {
  expect(deriveVerdict({ ...question, language }, papers.slice(2, 3))?.lead).toBe(text);
});

it("counts either direction where the question asks for any relation", () => {
  const any = ask("Is there an association between frailty and mortality?");
  expect(deriveVerdict(any, papers)?.counts).toMatchObject({ favours: 3, no_difference: 1, against: 0 });
});

it("counts nothing of a sentence that names only one of the two", () => {
  const other = read(5, "increased", "Age was associated with higher mortality.");
  expect(deriveVerdict(question, [other])?.papers).toEqual([]);
});

it("takes a paper under the question's own title for one that addresses it", () => {
  const title = "Is halofantrine ototoxic? A study in guinea pigs";
  const paper = makeRead(1, [], { title, text: "Guinea pigs received halofantrine." });
  expect(deriveVerdict(ask("Is halofantrine ototoxic?"), [paper])?.state).not.toBe("not_addressed");
});
