import { modelSpending, storedReadings } from "@medsieve/database/schema/readings";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { answerWell, listPapers } from "../../../language-models/test/model-answers.ts";
import { type ModelServer, openModelServer } from "../../../language-models/test/model-server.ts";
import { makePrompts, openReader, PAPERS, QUESTION, search } from "./searches.fixture.ts";

let database: TestDatabase;
let server: ModelServer;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await openModelServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(storedReadings);
  await database.db.delete(modelSpending);
  server.forget();
  server.behave((call) => answerWell(call));
});

const signal = new AbortController().signal;

describe("queries of a model", () => {
  it("come after those for the papers that the question names, which are what was asked for", async () => {
    const question = { ...QUESTION, text: "Is PMID 103 right about zinc?" };
    const { reader } = openReader(database, server.settingsFor("google"));
    const written = await reader.writeQueries(question, 5, signal);
    expect(written.queries.map(({ query }) => query)).toEqual(["103[pmid]", "zinc AND common cold"]);
    for await (const { pmid, relevance_score } of reader.readPapers(question, PAPERS, signal)) {
      expect(relevance_score).toBe(pmid === "103" ? 1 : 0.9);
    }
  });

  it("are written again where none of them is one, and by the built-in reader where that does not help", async () => {
    server.behave((call, count) => answerWell(call, count === 1 ? ["()"] : ["zinc[tiab]"]));
    const { reader, usage } = openReader(database, server.settingsFor("google"));
    const countTokens = () => usage.summarize(reader.describe()).tokens.input;
    expect(await reader.writeQueries(QUESTION, 5, signal)).toMatchObject({
      ...{ queries: [{ query: "zinc[tiab]" }], fallback: null },
    });
    expect(countTokens()).toBe(2000);
    server.behave((call) => answerWell(call, ["()"]));
    const written = await reader.writeQueries(QUESTION, 5, signal);
    expect(written.fallback).toBe("the model's answer could not be used");
    expect(countTokens()).toBe(4000);
    expect(written.queries.length).toBeGreaterThan(0);
  });

  it("are at most as many as are wanted, and understand only words that the question has", async () => {
    server.behave(() =>
      JSON.stringify({
        queries: ["a", "b", "c"].map((query) => ({ name: null, query, reason: null })),
        terms: [
          { written: "zinc", kind: "intervention", heading: "Zinc", searched_as: "zinc", excluded: false },
          { written: "aspirin", kind: "intervention", heading: null, searched_as: null, excluded: false },
          { written: "cold", kind: "nonsense", heading: null, searched_as: null, excluded: false },
        ],
        not_understood: ["shorten", "lengthen"],
      }),
    );
    const { reader } = openReader(database, server.settingsFor("google"));
    const written = await reader.writeQueries(QUESTION, 2, signal);
    expect(written.queries.map(({ name, query }) => [name, query])).toEqual([
      ["1", "a"],
      ["2", "b"],
    ]);
    expect(written.terms.map(({ written, kind }) => [written, kind])).toEqual([
      ["zinc", "intervention"],
      ["cold", "word"],
    ]);
    expect(written.notUnderstood).toEqual(["shorten"]);
  });

  it("are repaired with what the source said of them", async () => {
    server.behave((call) => answerWell(call, ["zinc[tiab]"]));
    const { reader, usage } = openReader(database, server.settingsFor("google"));
    const query = { name: "1", query: '"Zincs"[MeSH Terms]', reason: null };
    const repaired = await reader.queryRepair()?.repairQuery(QUESTION, query, "Phrase not found: Zincs", signal);
    expect(repaired).toEqual({ query: "zinc[tiab]" });
    expect(usage.summarize(reader.describe()).tokenUsage).toMatchObject([{ model: "test-model", input_tokens: 1000 }]);
    expect(server.seen[0]?.text).toContain('"Zincs"[MeSH Terms]');
    expect(server.seen[0]?.text).toContain("Phrase not found: Zincs");
  });

  it("are written by other prompts where they are tried", async () => {
    const { openNext } = openReader(database, server.settingsFor("google"));
    const settings = await makePrompts().read("en", "clinical_trials");
    const tried = { ...settings, query_generation_prompt: "Write {max_queries} of them on {question}" };
    await openNext({ read: async () => tried }).reader.writeQueries(QUESTION, 4, signal);
    expect(server.seen[0]?.text).toContain("Write 4 of them on Does zinc shorten the common cold?");
  });
});

describe("the answer of a model", () => {
  const answerWith = (sentences: unknown[], language: "en" | "ja" = "en") => {
    server.behave((call) => (call.step === "answer" ? JSON.stringify({ sentences }) : answerWell(call)));
    return search(openReader(database, server.settingsFor("google")), { question: { ...QUESTION, language } });
  };

  it("has at most six sentences, each with papers that were read", async () => {
    const sentence = (n: number) => ({ text: `Sentence ${n} (PMID: 555).`, pmids: [String(100 + n), "555"] });
    const { summary } = await answerWith([
      { text: "Rests on nothing.", pmids: [] },
      7,
      ...[1, 2, 3, 4, 5, 6, 1].map(sentence),
    ]);
    expect(summary?.split(". ")).toHaveLength(6);
    expect(summary).toMatch(/^Sentence 1 \[PMID 101\]\. Sentence 2 \[PMID 102\]\./u);
    expect(summary).not.toContain("555");
  });

  it("has its quotes held against the papers, and each number against what is quoted", async () => {
    const cite = (text: string, evidence: unknown[]) => ({ text, pmids: ["101"], evidence });
    const quote = (part: string, words: string | null) => ({ pmid: "101", part, quote: words, gloss: "訳" });
    const { summary, answer_sentences } = await answerWith([
      cite("Colds were 101 hours shorter.", [quote("[2]", "lasted 101 hours with zinc")]),
      cite("Colds were 99 hours shorter.", [quote("2", "lasted 101 hours with zinc")]),
      cite("Zinc harms.", [quote("2", "Zinc was harmful to adults")]),
      cite("Adults took it.", [quote("1", null)]),
      cite("No study knows.", []),
    ]);
    const evidence = answer_sentences.flatMap((sentence) => sentence.evidence);
    expect(evidence.map(({ status, section, problem }) => [status, section, problem])).toEqual([
      ["verified", "RESULTS", null],
      ["unverified", "RESULTS", "numbers_differ"],
      ["unverified", null, "quote_not_found"],
      ["verified", "METHODS", null],
      ["unverified", null, "quote_not_found"],
    ]);
    expect(evidence[0]).toMatchObject({ pmid: "101", gloss: "訳" });
    for (const { text, offset, cites } of answer_sentences) {
      expect(summary?.slice(offset, offset + text.length)).toBe(text);
      expect(cites).toEqual(["101"]);
    }
  });

  it("ends its sentences as the language does", async () => {
    const { summary } = await answerWith(
      [
        { text: "亜鉛は有効です。", pmids: ["101", "102"] },
        { text: "味は悪い", pmids: ["103"] },
      ],
      "ja",
    );
    expect(summary).toBe("亜鉛は有効です [PMID 101] [PMID 102]。味は悪い [PMID 103]。");
  });

  it("is written from papers that were not retracted", async () => {
    const notices = [{ kind: "retracted" as const, pmid: null, citation: null }];
    const papers = PAPERS.map((paper) => (paper.pmid === "101" ? { ...paper, notices } : paper));
    await search(openReader(database, server.settingsFor("google")), { papers });
    const call = server.seen.find(({ step }) => step === "answer");
    expect(listPapers(call?.text ?? "").map(({ pmid }) => pmid)).not.toContain("101");
    const readings = server.seen.filter(({ step }) => step === "reading").map(({ text }) => text);
    expect(readings.filter((text) => text.includes("this record is marked: retracted"))).toHaveLength(1);
  });
});
