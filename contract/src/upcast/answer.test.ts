import { describe, expect, it } from "vitest";
import { NO_ANSWER, type SavedAnswer } from "../answers.ts";
import { upcastAnswer } from "./answer.ts";
import { EVIDENCE, makeEntry, RECORD } from "./older-documents.fixture.ts";

const CITED = { pmid: "1001", ...EVIDENCE };
const NEWEST: SavedAnswer = {
  schema_version: 3,
  text: [{ statement: "answer-1" }],
  sentences: [{ id: "answer-1", text: "Zinc helped [PMID 1001].", cites: ["1001"], evidence: [CITED] }],
  verdict: null,
};
const { verdict: _, ...common } = NEWEST;
const SECOND = { ...common, schema_version: 2 };

const entry = (statement: string) => makeEntry({ field: "answer", statement });
const upcastFirst = (summary: string | null, statements: readonly string[]) =>
  upcastAnswer(statements.map(entry), summary, [RECORD]);

describe("a stored answer", () => {
  it("of the newest version stays as it is", () => {
    expect(upcastAnswer(NEWEST, null, [])).toEqual(NEWEST);
  });

  it("of version 2 has no verdict", () => {
    expect(upcastAnswer(SECOND, null, [])).toEqual(NEWEST);
  });

  it.each([
    ["nothing", null],
    ["an unknown version", { ...NEWEST, schema_version: 9 }],
    ["version 2 without its sentences", { ...SECOND, sentences: undefined }],
    ["version 1 with entries that are none", [{ statement: "Zinc helped." }]],
  ])("of %s is none", (_, stored) => {
    expect(upcastAnswer(stored, "Zinc helped.", [RECORD])).toBeNull();
  });
});

describe("a stored answer of version 1", () => {
  it("without a text is no answer", () => {
    expect(upcastFirst(null, ["Zinc helped [PMID 1001]."])).toEqual(NO_ANSWER);
  });

  it("has its sentences found by their words, with what they rest on", () => {
    expect(upcastFirst("Zinc helped [PMID 1001].", ["Zinc helped [PMID 1001]."])).toEqual(NEWEST);
  });

  it("does not know the section of a paper that the search does not have", () => {
    const answer = upcastAnswer([entry("Zinc helped.")], "Zinc helped.", []);
    expect(answer?.sentences[0]?.evidence).toEqual([{ ...CITED, section_index: null }]);
  });

  it("keeps each sentence that rests on nothing, and the blanks between them", () => {
    const summary = " None [PMID 1]. So [PMID 2][PMID 1].\nZinc helped. It did [PMID 3]。Well \n";
    expect(upcastFirst(summary, ["Zinc helped."])).toEqual({
      schema_version: 3,
      text: [
        ...[" ", { statement: "answer-1" }, " ", { statement: "answer-2" }, "\n", { statement: "answer-3" }],
        ...[" ", { statement: "answer-4" }, { statement: "answer-5" }, " \n"],
      ],
      sentences: [
        { id: "answer-1", text: "None [PMID 1].", cites: ["1"], evidence: [] },
        { id: "answer-2", text: "So [PMID 2][PMID 1].", cites: ["2", "1"], evidence: [] },
        { id: "answer-3", text: "Zinc helped.", cites: [], evidence: [CITED] },
        { id: "answer-4", text: "It did [PMID 3]。", cites: ["3"], evidence: [] },
        { id: "answer-5", text: "Well", cites: [], evidence: [] },
      ],
      verdict: null,
    });
  });

  it("cites each paper once, by numbers of at most ten digits", () => {
    const text = "Zinc [PMID 12], [PMID 12] and [PMID 1234567890], not [PMID 12345678901] or [PMID x].";
    expect(upcastFirst(text, [])?.sentences).toMatchObject([{ text, cites: ["12", "1234567890"] }]);
  });

  it.each([
    "One retracted paper was left out: [PMID 1].",
    "12 retracted papers were left out: [PMID 1], [PMID 2].",
    "Every paper found was retracted, so no answer can be given [PMID 1].",
    "撤回された論文12件は回答に用いていません：[PMID 1]。",
    "見つかった論文はすべて撤回されているため、回答できません [PMID 1]。",
    "已撤稿的12篇文献未予采用：[PMID 1]。",
    "找到的文献均已撤稿，无法作答 [PMID 1]。",
  ])("cites no paper that it names as left out: %s", (text) => {
    expect(upcastFirst(text, [])?.sentences).toMatchObject([{ text, cites: [] }]);
    expect(upcastFirst(`Not so: ${text}`, [])?.sentences[0]?.cites).toContain("1");
  });
});
