import { PREFERENCES } from "@medsieve/contract/constants";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { promptSettings } from "@medsieve/database/schema/index";
import type { Readers } from "@medsieve/language-models/readers";
import type { Reader } from "@medsieve/reader/reader";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { PromptedReader } from "../../../test/prompted-reader.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { createPromptSource } from "../../prompts/prompt-store.ts";

const QUERIES = ["asthma[ti]", "asthma[tiab]", "asthma[mh]"];
const FOUND = { "asthma[ti]": ["1", "2", "3"], "asthma[tiab]": ["4", "5", "6"], "asthma[mh]": ["7", "8", "9"] };
const PAPERS = Object.values(FOUND).flatMap((pmids) => pmids.map((pmid) => makePaper(Number(pmid))));

let database: TestDatabase;
let test: TestApp;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => emptyDatabase(database));
afterEach(() => test.close());

async function search(reader: Reader | Readers, body: object) {
  test = await openTestApp(database, new ScriptedSource(PAPERS, FOUND), reader);
  const token = await signInNew(test, database, { email: "user@example.org" });
  const answer = await call(test.app, "POST", "/search", token, { query: "asthma", ...body });
  return searchResultSchema.parse(answer.json());
}

describe("a search", () => {
  it.each(PREFERENCES)(
    "writes and reads no more than administrators allow for %s, with either reader",
    async (preference) => {
      await database.db
        .insert(promptSettings)
        .values({ language: "ja", preference, maxQueries: 2, numResultsPerQuery: 1 });
      const result = await search(new ScriptedReader(QUERIES), { preference, language: "ja" });
      expect(result.search_queries_used).toEqual(QUERIES.slice(0, 2));
      expect(result.papers.map((paper) => paper.pmid).sort()).toEqual(["1", "4"]);
      expect(result.total_pmids_found).toBe(6);
      expect(result.provenance?.prompt_version).toBeNull();
    },
  );

  it("takes 0 queries for as many as the reader writes", async () => {
    await database.db.insert(promptSettings).values({ language: "en", preference: "case_reports", maxQueries: 0 });
    const result = await search(new ScriptedReader(QUERIES), { preference: "case_reports" });
    expect(result.search_queries_used).toEqual(QUERIES);
  });

  it("runs 50 queries at most, also where their number is unlimited", async () => {
    await database.db.insert(promptSettings).values({ language: "en", preference: "case_reports", maxQueries: 0 });
    const many = Array.from({ length: 60 }, (_, index) => `asthma[ti] AND ${1950 + index}[dp]`);
    const result = await search(new ScriptedReader(many), { preference: "case_reports" });
    expect(result.search_queries_used).toHaveLength(50);
  });

  it("has the model work with the prompts of its language and preference, and says which they were", async () => {
    await database.db.insert(promptSettings).values([
      { language: "en", preference: "case_reports", queryGenerationPrompt: "another one" },
      { language: "zh", preference: "case_reports", queryGenerationPrompt: "病例报告：{question}" },
    ]);
    const reader = new PromptedReader(QUERIES);
    const result = await search(reader, { preference: "case_reports", language: "zh" });
    expect(reader.used).toEqual(["病例报告：{question}"]);
    const { version } = await createPromptSource(database.db).read("zh", "case_reports");
    expect(result.provenance?.prompt_version).toBe(version);
  });
});
