import { companies, promptSettings, queryLogs, users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { PromptedReader } from "../../../test/prompted-reader.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { DEFAULT_PROMPTS } from "../../prompts/defaults/default-prompts.ts";

let database: TestDatabase;
let reader: PromptedReader;
let source: ScriptedSource;
let test: TestApp;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const papers = ["101", "102", "103", "104"];
  source = new ScriptedSource(
    papers.map((pmid) => makePaper(Number(pmid), { title: `Paper ${pmid}` })),
    { "asthma[tiab]": papers },
  );
  reader = new PromptedReader(["asthma[tiab]", "(wheezing[tiab]"]);
  test = await openTestApp(database, source, reader);
});
afterAll(async () => {
  await test.close();
  await database.close();
});
beforeEach(async () => {
  await emptyDatabase(database);
  reader.used.length = 0;
  source.failure = null;
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

  const readLogs = () => database.db.select().from(queryLogs);

  it("shows what the settings give beside those that hold, on the same papers, and stores nothing", async () => {
    const answer = await ask({ settings: { ...settings, max_queries: 1, query_generation_prompt: "Try {question}" } });
    expect(answer.statusCode).toBe(200);
    const { live, ...tried } = answer.json();
    expect(tried).toMatchObject({ fallback: null, live_failure: null, papers_sought: 3, papers_missing: null });
    expect(tried.queries).toMatchObject([{ name: "Query 1", query: "asthma[tiab]", reason: null, warnings: [] }]);
    expect(live.queries).toMatchObject([
      { query: "asthma[tiab]" },
      { query: "wheezing[tiab]", written_as: "(wheezing[tiab]" },
    ]);
    const pmids = (one: { papers: { pmid: string }[] }) => one.papers.map(({ pmid }) => pmid).sort();
    expect([pmids(tried), pmids(live)]).toEqual([
      ["101", "102", "103"],
      ["101", "102", "103"],
    ]);
    expect(tried.papers[0]).toMatchObject({ title: expect.stringContaining("Paper"), summary: expect.anything() });
    expect(reader.used.sort()).toEqual(
      [DEFAULT_PROMPTS.en.case_reports.query_generation_prompt, "Try {question}"].sort(),
    );
    expect(await database.db.select().from(promptSettings)).toEqual([]);
    const logs = await readLogs();
    expect(logs.map(({ searchType, outcome }) => [searchType, outcome])).toEqual(
      Array(2).fill(["Prompt_Trial", "completed"]),
    );
    expect(new Set(logs.map(({ promptVersion }) => promptVersion))).toEqual(
      new Set([tried.prompt_version, live.prompt_version]),
    );
    const usage = await call(test.app, "GET", "/usage/current", token);
    expect(usage.json().data.current_usage).toBe(0);
  });

  it("runs once where the settings are those that hold", async () => {
    const answer = await ask({ settings: DEFAULT_PROMPTS.en.case_reports });
    expect(answer.json()).toMatchObject({ live: null, live_failure: null, papers: [{}, {}, {}] });
    expect(await readLogs()).toHaveLength(1);
  });

  it("still shows the queries when the source does not answer", async () => {
    source.failure = new AppError(503, "source_unavailable", "PubMed cannot be reached");
    expect((await ask({})).json()).toMatchObject({
      ...{ queries: [{}, {}], papers: [], papers_sought: 0, papers_missing: "PubMed cannot be reached" },
    });
  });

  it("logs both trials when something unexpected breaks", async () => {
    source.failure = new Error("broken");
    expect((await ask({})).statusCode).toBe(500);
    expect((await readLogs()).map(({ outcome, failure }) => [outcome, failure?.stage])).toEqual(
      Array(2).fill(["failed", "searching_papers"]),
    );
  });

  it("takes the number of queries from settings that are not saved", async () => {
    expect((await ask({ settings: { ...settings, max_queries: 1 } })).json().queries).toHaveLength(1);
  });

  it("is refused where no model is set, and where the company allows none", async () => {
    const without = await openTestApp(database, source, new ScriptedReader(["asthma[tiab]"]));
    const body = { query: "asthma", language: "en", preference: "case_reports", settings };
    const refusal = await call(without.app, "POST", "/prompts/dry-run", token, body);
    await without.close();
    expect([refusal.statusCode, refusal.json()]).toEqual([
      409,
      { detail: "No language model is set on this server, so there is no prompt to try", code: "no_model" },
    ]);
    const [company] = await database.db.insert(companies).values({ name: "Ward", modelsAllowed: false }).returning();
    await database.db.update(users).set({ companyId: company?.id ?? null });
    expect((await ask({})).json().code).toBe("models_forbidden");
    expect(await readLogs()).toEqual([]);
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
