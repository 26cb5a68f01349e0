import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { PromptedReader } from "../../../test/prompted-reader.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { promptSettings } from "../../db/schema/index.ts";
import { DEFAULT_PROMPTS } from "../../prompts/defaults/default-prompts.ts";

let database: TestDatabase;
let test: TestApp;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
  test = await openTestApp(
    database,
    new ScriptedSource([], {}),
    new ScriptedReader(["asthma[tiab]", "(wheezing[tiab]"]),
  );
});
afterAll(async () => {
  await test.close();
  await database.close();
});
beforeEach(async () => {
  await emptyDatabase(database);
  token = await signInNew(test, database, { email: "ada@example.org", role: "admin" });
});

describe("a dry run", () => {
  const settings = { ...DEFAULT_PROMPTS.en.case_reports, max_queries: 5 };
  const ask = (body: object) =>
    call(test.app, "POST", "/prompts/dry-run", token, {
      query: "asthma",
      language: "en",
      preference: "case_reports",
      settings,
      ...body,
    });

  it("shows the queries that can be run, and says when the reader needs no prompts", async () => {
    const answer = await ask({});
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        reader: { id: "builtin", vendor: null, model: null },
        ...{ uses_prompts: false, fallback: null, cost_usd: 0, not_understood: [] },
      }),
    ]);
    expect(answer.json().queries[0]).toMatchObject({
      name: "Query 1",
      query: "asthma[tiab]",
      reason: null,
      warnings: [],
    });
    expect(answer.json().queries[1]).toMatchObject({ query: "wheezing[tiab]", written_as: "(wheezing[tiab]" });
    const usage = await call(test.app, "GET", "/usage/current", token);
    expect(usage.json().data.current_usage).toBe(0);
  });

  it("takes the number of queries from settings that are not saved", async () => {
    expect((await ask({ settings: { ...settings, max_queries: 1 } })).json().queries).toHaveLength(1);
  });

  it("has a model try the prompt that is not saved", async () => {
    const reader = new PromptedReader(["asthma[tiab]"]);
    const other = await openTestApp(database, new ScriptedSource([], {}), reader);
    const query_generation_prompt = "Try {question}";
    const body = { query: "asthma", language: "en", preference: "case_reports" };
    const answer = await call(other.app, "POST", "/prompts/dry-run", token, {
      ...body,
      settings: { ...settings, query_generation_prompt },
    });
    await other.close();
    expect([answer.json().uses_prompts, reader.used]).toEqual([true, ["Try {question}"]]);
    expect(await database.db.select().from(promptSettings)).toEqual([]);
  });

  it("can be had thirty times in five minutes", async () => {
    for (let n = 0; n < 30; n++) expect((await ask({})).statusCode).toBe(200);
    const refusal = await ask({});
    expect([refusal.statusCode, refusal.json().code]).toEqual([429, "too_many_attempts"]);
  });

  it("names what is wrong", async () => {
    expect((await ask({ query: " " })).json().detail[0]).toMatchObject({ loc: ["body", "query"] });
    expect((await ask({ settings: { ...settings, max_queries: -1 } })).json().detail[0].loc).toEqual([
      ...["body", "settings", "max_queries"],
    ]);
  });
});
