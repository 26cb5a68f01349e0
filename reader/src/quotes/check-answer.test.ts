import { describeAnswer } from "@medsieve/contract/answers";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { checkAnswer } from "./check-answer.ts";

const text = (pmid: number, sentence: string) => makePaper(pmid, { abstract: [{ label: "RESULTS", text: sentence }] });
const PAPERS = [text(1, "Of 40 men, 12 bled."), text(2, "Of 90 women, 7 bled."), text(3, "None bled.")];
const quotation = (pmid: string, quote: string | null) => ({ pmid, section: "RESULTS", quote });
const BOTH = [quotation("1", "Of 40 men, 12 bled."), quotation("2", "Of 90 women, 7 bled.")];
const check = (text: string, quotes = BOTH, isCount = false) =>
  checkAnswer([{ text, cites: [], quotes, isCount }], PAPERS, "en").sentences.flatMap(({ evidence }) =>
    evidence.map(({ status }) => status),
  );

describe("checking the answer", () => {
  it("gives for each sentence what it rests on in each paper that it names", () => {
    const sentence = "12 men and 7 women bled [PMID 1] [PMID 2].";
    const other = { text: "None bled [PMID 3].", cites: ["3", "99"], quotes: [] };
    const answer = checkAnswer([{ text: sentence, cites: ["1", "2"], quotes: BOTH }, other], PAPERS, "en");
    expect(describeAnswer(answer)).toMatchObject({
      summary: `${sentence} None bled [PMID 3].`,
      answer_sentences: [
        {
          ...{ id: "answer-1", text: sentence, offset: 0, cites: ["1", "2"] },
          evidence: [
            { pmid: "1", section: "RESULTS", section_index: 0, start: 0, status: "verified" },
            { pmid: "2", quote: "Of 90 women, 7 bled.", status: "verified" },
          ],
        },
        { id: "answer-2", offset: sentence.length + 1, cites: ["3"], evidence: [] },
      ],
    });
  });

  it("does not bear out a number that no quoted sentence has, nor a quote of another paper", () => {
    expect(check("13 men bled [PMID 1] [PMID 2].")).toEqual(["unverified", "unverified"]);
    expect(check("Women bled [PMID 1].", [quotation("1", "Of 90 women, 7 bled.")])).toEqual(["unverified"]);
    expect(check("Women bled [PMID 1].", [quotation("1", null)])).toEqual(["unverified"]);
  });

  it.each([
    "2 studies saw men and women bleed [PMID 1] [PMID 2].",
    "2 of the 3 papers saw bleeding [PMID 1] [PMID 2].",
    "2 randomised controlled trials saw bleeding [PMID 1] [PMID 2].",
    "3件中2件で出血がみられた [PMID 1] [PMID 2]。",
    "3 件中 2 件で出血がみられた [PMID 1] [PMID 2]。",
    "有2篇报告了出血 [PMID 1] [PMID 2]。",
  ])("lets a sentence count the papers: %s", (sentence) => {
    expect(check(sentence)).toEqual(["verified", "verified"]);
  });

  it.each([
    "A meta-analysis of 41 trials saw bleeding [PMID 1] [PMID 2].",
    "2 patients in 2 trials bled, 5 in all [PMID 1] [PMID 2].",
  ])("does not let it pass off a number of a paper as such a count: %s", (sentence) => {
    expect(check(sentence)).toEqual(["unverified", "unverified"]);
  });

  it("asks of no paper how many papers the search has", () => {
    expect(check("Of 50 papers, 31 are near [PMID 1].", [quotation("1", "Of 40 men, 12 bled.")], true)).toEqual([
      "verified",
    ]);
    expect(check("None of the 3 papers names zinc [PMID 1].", [], true)).toEqual([]);
  });
});
