import { LLMock } from "@copilotkit/aimock";
import { MODEL_VENDORS } from "@medsieve/language-models/model-settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { readWell } from "../../../language-models/test/model-answers.ts";
import { WIRES } from "../../../language-models/test/model-wire.ts";
import { openReader, PAPERS, QUESTION } from "./searches.fixture.ts";

/** A mock of the vendors that others wrote, so that a mistake in ours is not made on both sides. */
const mock = new LLMock({ port: 0 });
const [paper] = PAPERS.slice(0, 1);
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const reading = readWell({ pmid: "101", parts: new Map([["T", "Zinc lozenges"]]) });
  mock.onMessage(/<paper pmid="101"/u, { content: JSON.stringify({ papers: [reading] }) });
  await mock.start();
});
afterAll(async () => {
  await mock.stop();
  await database.close();
});

describe.each(MODEL_VENDORS)("the format of %s", (vendor) => {
  it("is understood by a mock of the vendor, and its answer by us", async () => {
    const baseUrl = `${mock.url}${WIRES[vendor].basePath.replace(/^\/[a-z]+/u, "")}`;
    // Of its own for each vendor, so that no reading is found stored.
    const model = { anthropic: "claude-sonnet-5-5", openai: "gpt-6.1-sol", google: "gemini-3.8-flash" };
    const settings = {
      ...{ vendor, baseUrl, apiKey: "key", price: null, monthlyBudgetUsd: null },
      model: vendor === "openai-compatible" ? "some-model" : model[vendor],
    };
    const { reader, logged } = openReader(database, settings);
    const papers = paper === undefined ? [] : [paper];
    for await (const reading of reader.readPapers(QUESTION, papers, new AbortController().signal)) {
      expect(reading, logged()).toMatchObject({
        ...{ pmid: "101", relevance_score: 0.9 },
        read_by: { reader: "model", model: settings.model, fallback: null },
        statements: [{ quotes: [{ section: "title", quote: "Zinc lozenges" }] }],
      });
    }
    expect(logged()).toBe("");
  });
});
