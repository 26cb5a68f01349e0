import type { PaperRecord } from "@medsieve/contract/papers";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { createBuiltinReader } from "../../builtin-reader.ts";
import { ANSWER_MODEL_FILE, decodeAnswerModel, encodeAnswerModel, loadAnswerModel } from "../../models/answer-model.ts";
import { readPaperText } from "../../paper-text.ts";
import { analyzeQuestion } from "../../question/analyze-question.ts";
import { readWordConcept } from "../../question/name-index.ts";
import { checkReading } from "../../quotes/check-reading.ts";
import type { ReadPaper } from "../../reader.ts";
import { readAskedRoles } from "../asked-roles.ts";
import { deriveVerdict } from "../derive-verdict.ts";
import { findAnswers } from "./find-answers.ts";

const QUESTION = "Does vitamin D lower inflammation in obese adults?";
const METHODS =
  "Fifty-four obese adults were randomly assigned to vitamin D or placebo for 16 weeks. Serum vitamin D was measured.";
const RESULT =
  "The vitamin D and placebo groups did not differ in any inflammatory markers after 16 weeks (all p > 0.05).";

const makeTrial = (pmid: number, result: string, methods = METHODS): PaperRecord =>
  makePaper(pmid, {
    title: "Vitamin D supplementation and inflammation in obese adults: a randomized placebo-controlled trial",
    abstract: [
      { label: "METHODS", text: methods },
      { label: "RESULTS", text: result },
    ],
    publication_types: ["Randomized Controlled Trial"],
  });

async function ask(text: string, papers: readonly PaperRecord[]) {
  const question = { text, language: "en", preference: "comprehensive" } as const;
  const read: ReadPaper[] = [];
  for await (const reading of createBuiltinReader().readPapers(question, papers, new AbortController().signal)) {
    const paper = papers.find(({ pmid }) => pmid === reading.pmid);
    if (paper) read.push({ paper, reading: checkReading(reading, paper) });
  }
  return deriveVerdict(question, read);
}

describe("a sentence that answers a question in other words", () => {
  it("is counted by what it says", async () => {
    const verdict = await ask(QUESTION, [makeTrial(1, RESULT)]);
    expect(verdict?.papers).toMatchObject([{ pmid: "1", count: "no_difference" }]);
  });

  it("is not counted where what was asked for stands in the name of a measure alone", async () => {
    const mindfulness = makePaper(8, {
      title: "Online mindfulness to improve exercise capacity and depression: a randomized controlled trial",
      abstract: [
        { label: "METHODS", text: "324 older adults were randomized to mindfulness training or usual care." },
        { label: "RESULTS", text: "Exercise capacity and depression were significantly improved (p = 0.01)." },
      ],
      publication_types: ["Randomized Controlled Trial"],
    });
    const verdict = await ask("Does exercise help against depression in older adults?", [mindfulness]);
    expect(verdict?.papers).toEqual([]);
  });

  it("is counted as unclear, where it does not say plainly which way", async () => {
    const vague = "Vitamin D tended to change inflammation in these obese adults, with a p value of 0.09.";
    const verdict = await ask(QUESTION, [makeTrial(1, vague)]);
    expect(verdict?.papers).toMatchObject([{ pmid: "1", count: "unclear" }]);
  });

  it("is not, where the paper does not speak of all that is asked about", async () => {
    const lean = makeTrial(1, RESULT, METHODS.replace("obese ", ""));
    const verdict = await ask(QUESTION, [{ ...lean, title: lean.title.replace("obese ", "") }]);
    expect(verdict?.papers).toEqual([]);
  });

  it("is not, where it only reports harms", async () => {
    const harms = "Adverse events did not differ between the vitamin D and placebo groups (p = 0.4).";
    const verdict = await ask("Does vitamin D help obese adults?", [makeTrial(1, harms)]);
    expect(verdict?.papers).toEqual([]);
  });

  it("is looked for where half of the words that no vocabulary has are in the paper, and not below", () => {
    const look = (question: string) =>
      findAnswers({
        ...{ roles: readAskedRoles(analyzeQuestion(question), question), relevance: 1 },
        paper: readPaperText(makeTrial(1, RESULT, `${METHODS} Zumbawear was worn.`)),
      }).length;
    expect(look("vitamin D inflammation obese zumbawear")).toBeGreaterThan(0);
    expect(look("vitamin D inflammation obese zumbawear flimflam")).toBeGreaterThan(0);
    expect(look("vitamin D inflammation obese zumbawear flimflam quuxware")).toBe(0);
  });

  it("is looked for in no protocol and in no paper on animals", () => {
    const roles = readAskedRoles(analyzeQuestion(QUESTION), QUESTION);
    const answers = (change: Partial<PaperRecord>) =>
      findAnswers({ roles, paper: readPaperText({ ...makeTrial(1, RESULT), ...change }), relevance: 1 });
    expect(answers({}).length).toBeGreaterThan(0);
    expect(answers({}).map(({ probability }) => probability)).toEqual(
      answers({})
        .map(({ probability }) => probability)
        .toSorted((a, b) => b - a),
    );
    const protocol = "Vitamin D in obese adults: study protocol for a randomized controlled trial";
    expect(answers({ title: protocol, publication_types: ["Clinical Trial Protocol"] })).toEqual([]);
  });
});

describe("names with a prefix", () => {
  it("are found with and without its hyphen", () => {
    const listNames = (name: string) => readWordConcept(name, [name], false).names.map(({ text }) => text);
    expect(listNames("preoperative fear")).toEqual(["preoperative fear", "pre-operative fear"]);
    expect(listNames("post-prandial flow")).toEqual(["post-prandial flow", "postprandial flow"]);
    expect(listNames("pressure")).toEqual(["pressure"]);
    expect(listNames("hospital readmissions")).toEqual(["hospital readmissions", "hospital re-admissions"]);
    expect(listNames("reduction of relapses")).toEqual(["reduction of relapses"]);
  });
});

describe("the weights", () => {
  it("are the same read again", () => {
    expect(decodeAnswerModel(encodeAnswerModel(loadAnswerModel()))).toEqual(loadAnswerModel());
  });

  it("name the feature that has none", () => {
    expect(() => decodeAnswerModel("feature\tweight\nconstant\t1\n")).toThrow(
      `${ANSWER_MODEL_FILE}: relevance has no weight`,
    );
    expect(() => decodeAnswerModel("feature\tweight\nconstant\tmuch\n")).toThrow(/constant has no weight/u);
  });
});
