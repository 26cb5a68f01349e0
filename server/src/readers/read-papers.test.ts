import { modelSpending, storedReadings } from "@medsieve/database/schema/readings";
import type { Reader } from "@medsieve/reader/reader";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { answerWell, listPapers, readWell } from "../../../language-models/test/model-answers.ts";
import { type ModelServer, openModelServer } from "../../../language-models/test/model-server.ts";
import { openReader, PAPERS, QUESTION } from "./searches.fixture.ts";

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

const countCalls = (step: string) => server.seen.filter((call) => call.step === step).length;

async function readAll(reader: Reader, papers = PAPERS, question = QUESTION) {
  const readings = [];
  for await (const reading of reader.readPapers(question, papers, new AbortController().signal)) readings.push(reading);
  return readings;
}

describe("calls side by side", () => {
  it("are repeated where the server says that there are too many, and every paper is read by the model", async () => {
    // Two papers once each, in whatever order the calls arrive.
    const refused = new Set<string>();
    server.behave((call) => {
      const isRefused = call.step === "reading" && refused.size < 2 && !refused.has(call.text);
      if (!isRefused) return new Promise((resolve) => setImmediate(resolve, answerWell(call)));
      refused.add(call.text);
      return { status: 429, headers: { "retry-after": "0" }, body: "{}" };
    });
    const { reader } = openReader(database, server.settingsFor("openai-compatible"), {
      papersACall: 1,
      callsAtOnce: 6,
    });
    const readings = await readAll(reader);
    expect(readings.map(({ read_by }) => read_by.reader)).toEqual(Array(6).fill("model"));
    expect(countCalls("reading")).toBe(8);
  });

  it("are no more than are allowed, for all searches together", async () => {
    const { reader } = openReader(database, server.settingsFor("openai-compatible"), {
      papersACall: 1,
      callsAtOnce: 2,
    });
    const questions = ["one", "two", "three"].map((text) => ({ ...QUESTION, text }));
    await Promise.all(questions.map((question) => readAll(reader, PAPERS, question)));
    expect(countCalls("reading")).toBe(18);
    expect(server.mostAtOnce()).toBeLessThanOrEqual(2);
  });
});

describe("an answer that was cut off", () => {
  it("counts up to the paper it was cut in; the rest is asked for once more", async () => {
    server.behave((call) => {
      const text = answerWell(call);
      return { text: text.slice(0, text.lastIndexOf('"summary"')), isCut: true };
    });
    const { reader, usage } = openReader(database, server.settingsFor("openai"), { papersACall: 4 });
    const readings = await readAll(reader, PAPERS.slice(0, 4));
    expect(server.seen.map(({ text }) => listPapers(text).map(({ pmid }) => pmid))).toEqual([
      ["101", "102", "103", "104"],
      ["104"],
    ]);
    expect(readings.map(({ pmid, read_by }) => [pmid, read_by.reader])).toEqual([
      ...["101", "102", "103"].map((pmid) => [pmid, "model"]),
      ["104", "builtin"],
    ]);
    expect(usage.summarize(reader.describe()).tokens.input).toBe(2000);
  });
});

describe("a model that names its sentences in its own way", () => {
  it.each([["[1]"], ["1."], ["sentence 1"], ["S1"], [1]])("is understood: %s", async (part) => {
    server.behave((call) =>
      JSON.stringify({
        papers: listPapers(call.text).map((paper) => ({
          ...readWell(paper),
          statements: [{ field: "summary", statement: "Zinc was given.", parts: [part], quote: null }],
        })),
      }),
    );
    const [reading] = await readAll(openReader(database, server.settingsFor("google")).reader, PAPERS.slice(0, 1));
    const quote = "Adults with a common cold took zinc or placebo in trial 101.";
    expect(reading?.statements).toMatchObject([
      { field: "summary", text: "Zinc was given.", quotes: [{ section: "METHODS", quote }] },
    ]);
  });
});
