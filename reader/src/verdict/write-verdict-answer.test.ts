import type { Language } from "@medsieve/contract/constants";
import type { FindingNumbers } from "@medsieve/contract/findings";
import { expect, it } from "vitest";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";
import { writeVerdictAnswer } from "./write-verdict-answer.ts";

const TEXT = "Does tranexamic acid reduce mortality in postpartum haemorrhage?";
const NUMBERS: FindingNumbers = {
  groups: [
    { name: "tranexamic acid", n: 10036, events: 155, value: 1.5, sd: null, unit: "%" },
    { name: "placebo", n: 9985, events: 191, value: 1.9, sd: null, unit: "%" },
  ],
  effect: { measure: "RR", value: 0.81, ci_low: 0.65, ci_high: 1, ci_level: 95 },
  p: 0.045,
  p_relation: "=",
};

function write(papers: ReturnType<typeof makeRead>[], language: Language = "en") {
  const question = ask(TEXT, language);
  const verdict = deriveVerdict(question, papers);
  const sentences = verdict && writeVerdictAnswer(verdict, papers, language);
  return sentences?.map(({ text }) => text) ?? null;
}

it("is the verdict with the papers it counts, then a sentence a finding with its numbers", () => {
  expect(
    write([makeRead(1, [{ numbers: NUMBERS }]), makeRead(2, [{ direction: "no_difference", favours: "neither" }])]),
  ).toEqual([
    "Too few papers to draw a conclusion on mortality: 1 favours tranexamic acid and 1 finds no clear difference. Based on 2 randomized controlled trials [PMID 1] [PMID 2].",
    "Death due to bleeding: lower with tranexamic acid, compared with placebo (RR 0.81 (95% CI 0.65–1), p = 0.045; tranexamic acid 1.5% (155/10036), placebo 1.9% (191/9985)) [PMID 1].",
    "Death due to bleeding: no clear difference with tranexamic acid, compared with placebo [PMID 2].",
  ]);
});

it("is in the user's language and its names, five findings at most", () => {
  const six = [1, 2, 3, 4, 5, 6].map((pmid) => makeRead(pmid, [{}]));
  expect(write(six, "ja")).toHaveLength(6);
  expect(write(six, "ja")?.at(-1)).toBe("death due to bleeding：トラネキサム酸で低い（プラセボと比較） [PMID 5]。");
  expect(write(six, "zh")?.at(-1)).toBe("death due to bleeding：氨甲环酸组较低（与安慰剂相比） [PMID 5]。");
});

it("is one sentence without a quotation where nothing addresses the question, and left to the reader where something does", () => {
  const far = makeRead(1, [], { title: "Glaucoma in Denmark", text: "Pressure fell.", relevance: 0.1 });
  expect(write([far])).toEqual([
    expect.stringMatching(/^The one paper read does not address this question\. [^“”]*\.$/),
  ]);
  expect(write([makeRead(2, [])])).toBeNull();
});
