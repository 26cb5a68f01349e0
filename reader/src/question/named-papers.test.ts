import { LANGUAGES } from "@medsieve/contract/constants";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { describeUnchecked } from "../../test/readings.ts";
import { createBuiltinReader } from "../builtin-reader.ts";
import { analyzeQuestion } from "./analyze-question.ts";
import { findNamedPapers } from "./named-papers.ts";

const reader = createBuiltinReader();
const { signal } = new AbortController();
const ask = (text: string) => ({ text, language: "en", preference: "clinical_trials" }) as const;

describe("papers that a question names", () => {
  it.each([
    ["12345678", ["12345678"]],
    ["12345678, 23456789\n34567890", ["12345678", "23456789", "34567890"]],
    ["PMID: 27454254", ["27454254"]],
    ["pmid 17", ["17"]],
    ["PMIDs 27454254, 12345678 and 27454254", ["27454254", "12345678"]],
    ["https://pubmed.ncbi.nlm.nih.gov/27454254/", ["27454254"]],
    ["https://www.ncbi.nlm.nih.gov/pubmed/27454254", ["27454254"]],
    ["ＰＭＩＤ：２７４５４２５４", ["27454254"]],
    ["Is it true what PMID 27454254 says of zinc?", ["27454254"]],
    ["12 34 56", []],
    ["aspirin 81 mg in 2020", []],
    ["123456 patients", []],
  ])("in %j are %j", (question, pmids) => {
    expect(analyzeQuestion(question).pmids).toEqual(pmids);
  });

  it("are not words of the question", () => {
    const { concepts, notUnderstood } = analyzeQuestion("Is it true what PMID 27454254 says of zinc?");
    expect(concepts.map((concept) => concept.written)).not.toContain("PMID");
    expect(notUnderstood).toEqual([]);
    expect(analyzeQuestion("12345678")).toMatchObject({
      concepts: [],
      terms: [],
      pmids: ["12345678"],
      notUnderstood: [],
    });
  });

  it("are searched for by their PMID, before the words of the question", async () => {
    const queries = async (text: string) =>
      (await reader.writeQueries(ask(text), 3, signal)).queries.map(({ query }) => query);
    expect(await queries("PMID: 27454254")).toEqual(["27454254[pmid]"]);
    const mixed = await queries("PMID 27454254 zinc");
    expect(mixed[0]).toBe("27454254[pmid]");
    expect(mixed).toHaveLength(3);
    expect(mixed[1]).toContain("zinc");
  });

  it("come first, and the reason says why", async () => {
    const papers = [makePaper(8, { title: "Zinc", publication_types: ["Randomized Controlled Trial"] }), makePaper(7)];
    for (const language of LANGUAGES) {
      const readings = [];
      for await (const reading of reader.readPapers({ ...ask("PMID 7 zinc"), language }, papers, signal)) {
        readings.push(describeUnchecked(reading));
      }
      expect(readings[1]).toMatchObject({ pmid: "7", relevance_score: 1 });
      expect(readings[1]?.rationale).toContain("PMID 7");
      expect(readings[0]?.relevance_score).toBeLessThan(1);
      expect(readings[0]?.rationale).not.toContain("PMID");
    }
  });

  it("are found in time that grows with the question's length only", () => {
    for (const question of [
      "PMID 1 ".repeat(300),
      `PMID ${"12345 ".repeat(330)}`,
      "1".repeat(2000),
      "123456 ".repeat(285),
    ]) {
      expect(findNamedPapers(question).pmids.length).toBeLessThanOrEqual(50);
    }
  });
});
