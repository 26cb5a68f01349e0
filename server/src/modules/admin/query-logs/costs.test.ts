import { LOG_STAGES, type QueryLog, queryLogsResponseSchema } from "@medsieve/contract/admin/query-logs";
import { dashboardStatsSchema } from "@medsieve/contract/admin/stats";
import { auditEvents, searchPapers, searchSpending } from "@medsieve/database/schema/index";
import { createModelReaders } from "@medsieve/language-models/model-reader";
import { createSpending } from "@medsieve/language-models/spending";
import { DESK_HERE } from "@medsieve/reader/builtin-reader";
import { AppError } from "@medsieve/runtime/app-error";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { answerWell } from "../../../../../language-models/test/model-answers.ts";
import { type ModelServer, openModelServer } from "../../../../../language-models/test/model-server.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedSource } from "../../../../test/scripted-search.ts";
import { createLogger } from "../../../http/logging.ts";

const QUERY = "zinc AND common cold";
const QUESTION = "Does zinc help Kim Cheol-su?";
/** US dollars of one call: 1,000 tokens in at $2 and 200 out at $10 a million. */
const CALL = 0.004;
/** Addresses the question and has no finding to count, so that the model writes the answer. */
const UNDECIDED = [{ label: "METHODS", text: "Zinc was given to 40 adults, Kim Cheol-su among them." }];
const pmids = ["101", "102", "103", "104", "105"];

describe("what a model costs", () => {
  let database: TestDatabase;
  let model: ModelServer;
  let source: ScriptedSource;
  let test: TestApp;
  let admin: string;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    model = await openModelServer();
    source = new ScriptedSource(
      pmids.map((pmid) => makePaper(Number(pmid), { title: `Zinc in adults, part ${pmid}`, abstract: UNDECIDED })),
      { [QUERY]: pmids },
    );
    test = await open();
  });
  afterAll(async () => {
    await test.close();
    await model.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    source.failure = null;
    model.forget();
    model.behave((asked) => answerWell(asked));
    admin = await signInNew(test, database, { email: "admin@example.org", role: "admin" });
    token = await signInNew(test, database, { email: "user@example.org" });
  });

  const open = () => {
    const settings = model.settingsFor("openai-compatible", { monthlyBudgetUsd: 100 });
    const readers = createModelReaders({
      desk: DESK_HERE,
      ...{ settings, database, logger: createLogger("silent"), now: () => new Date(), clock: SYSTEM_CLOCK },
      papersACall: 2,
    });
    return openTestApp(database, source, readers);
  };
  const search = (query = QUESTION) => call(test.app, "POST", "/search", token, { query });
  const readLogs = async (filters = "") => {
    const answer = await call(test.app, "GET", `/admin/search-logs?per_page=100${filters}`, admin);
    return queryLogsResponseSchema.parse(answer.json());
  };
  const readOnlyLog = async (): Promise<QueryLog> => {
    const { logs } = await readLogs();
    expect(logs).toHaveLength(1);
    return logs[0] as QueryLog;
  };
  /** The month by the log's rows, by its figures, on the dashboard and as the budget counts it. */
  const readMonth = async () => {
    const { logs, analytics } = await readLogs();
    const stats = dashboardStatsSchema.parse((await call(test.app, "GET", "/admin/stats", admin)).json());
    return [
      logs.reduce((sum, log) => sum + (log.total_cost_usd ?? 0), 0),
      analytics.statistics.total_cost_usd,
      analytics.per_model.reduce((sum, { cost_usd }) => sum + cost_usd, 0),
      stats.total_cost_month,
      stats.total_cost_today,
      await createSpending(database, null, () => new Date()).readMonth(),
    ];
  };
  const expectMonth = async (usd: number) => {
    for (const sum of await readMonth()) expect(sum).toBeCloseTo(usd, 9);
    expect(await database.db.$count(searchSpending)).toBe(0);
  };

  it("is in the log of a search, with who read and by which prompts", async () => {
    expect((await search()).statusCode).toBe(200);
    const log = await readOnlyLog();
    expect(log).toMatchObject({
      ...{ outcome: "completed", success: true, read_by: "model", fallbacks: [], failure: null },
      prompt_version: expect.stringMatching(/^[0-9a-f]{16}$/u),
      token_usage: [{ model: "test-model", total_tokens: 5 * 1200 }],
    });
    expect(log.total_cost_usd).toBeCloseTo(5 * CALL, 9);
    expect(log.stages.map(({ stage }) => stage)).toEqual(LOG_STAGES);
    expect(log.calls.filter(({ model }) => model !== null)).toEqual([
      { step: "queries", model: "test-model", count: 1, failed: 0, seconds: expect.any(Number) },
      { step: "reading", model: "test-model", count: 3, failed: 0, seconds: expect.any(Number) },
      { step: "answer", model: "test-model", count: 1, failed: 0, seconds: expect.any(Number) },
    ]);
    expect(log.calls).toContainEqual(expect.objectContaining({ step: "search", model: null, count: 1, failed: 0 }));
    expect(log.calls).toContainEqual(expect.objectContaining({ step: "fetch", model: null, failed: 0 }));
    await expectMonth(5 * CALL);
    const { analytics } = await readLogs();
    expect(analytics.per_model).toMatchObject([{ model: "test-model", queries: 1, total_tokens: 6000 }]);
  });

  it("is in the log of a search that failed, with its stage and cause, and without the question", async () => {
    source.failure = new AppError(503, "source_unavailable", "PubMed cannot be reached", {
      cause: new Error("no answer for Cheol-su, api_key=0123456789abcdef0123"),
    });
    expect((await search()).statusCode).toBe(503);
    const log = await readOnlyLog();
    expect(log).toMatchObject({ outcome: "failed", success: false, read_by: "model", papers_found: null });
    expect(log.failure).toMatchObject({ stage: "searching_papers", code: "source_unavailable" });
    expect(log.failure?.cause).toContain("PubMed cannot be reached");
    expect(log.failure?.cause).not.toMatch(/cheol|0123456789/iu);
    expect(log.stages.map(({ stage }) => stage)).toEqual(LOG_STAGES.slice(0, 3));
    const searches = log.calls.find(({ step }) => step === "search");
    expect(searches?.count).toBeGreaterThan(0);
    expect(searches?.failed).toBe(searches?.count);
    await expectMonth(CALL);
  });

  it("is in the log of a search that its user stopped, which is no success", async () => {
    model.behave((asked) => (asked.text.includes('pmid="103"') ? undefined : answerWell(asked)));
    const pending = search();
    await expect.poll(() => database.db.$count(searchPapers, isNotNull(searchPapers.reading))).toBe(3);
    const { id } = (await call(test.app, "GET", "/search-history", token)).json().searches[0];
    await call(test.app, "POST", `/searches/${id}/cancel`, token);
    expect((await pending).json()).toMatchObject({ status: "cancelled" });
    expect(await readOnlyLog()).toMatchObject({ outcome: "stopped", success: false, papers_found: 3 });
    await expectMonth(3 * CALL);
  });

  it("is in the log of a search that is failed since servers died of it", async () => {
    model.behave((asked) => (asked.text.includes('pmid="103"') ? undefined : answerWell(asked)));
    const pending = search();
    await expect.poll(() => database.db.$count(searchPapers, isNotNull(searchPapers.reading))).toBe(3);
    await database.db.execute(sql`update searches set attempt = 3, lease_until = now() - interval '1 second'`);
    const other = await open();
    await expect.poll(async () => (await readLogs()).logs.length).toBe(1);
    const log = await readOnlyLog();
    expect(log).toMatchObject({ outcome: "failed", read_by: "model", failure: { stage: "analyzing_results" } });
    expect(log.total_cost_usd).toBeCloseTo(3 * CALL, 9);
    await expectMonth(3 * CALL);
    await call(test.app, "DELETE", `/admin/users/${log.user_id}`, admin);
    await pending;
    await other.close();
  });

  it("is in the one log of a search that was taken over, of both servers together, without what was read before", async () => {
    let isDead = false;
    model.behave((asked) => (!isDead && asked.text.includes('pmid="103"') ? undefined : answerWell(asked)));
    const pending = search();
    await expect.poll(() => database.db.$count(searchPapers, isNotNull(searchPapers.reading))).toBe(3);
    isDead = true;
    await database.db.execute(sql`update searches set lease_until = now() - interval '1 second'`);
    const other = await open();
    expect((await pending).json().papers).toHaveLength(pmids.length);
    const log = await readOnlyLog();
    expect(log).toMatchObject({ outcome: "completed", read_by: "model" });
    // The papers of the call that hung are asked for once more, and the answer.
    expect(log.total_cost_usd).toBeCloseTo(5 * CALL, 9);
    await expectMonth(5 * CALL);
    await other.close();
  });

  it("names what the built-in reader did in place of the model, and why", async () => {
    model.behave((asked) => (asked.step === "reading" ? "no JSON" : answerWell(asked)));
    await search();
    const log = await readOnlyLog();
    expect(log).toMatchObject({ outcome: "completed", read_by: "mixed" });
    expect(log.fallbacks.map(({ step }) => step)).toEqual(["reading"]);
    expect(log.fallbacks.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });

  it("is in the log for a prompt that was tried and for the one that holds, neither of which is a search", async () => {
    const settings = (await call(test.app, "GET", "/prompts/defaults", admin)).json().en.clinical_trials;
    const changed = { ...settings, analysis_prompt: "Read it for {question}" };
    const body = { query: QUESTION, language: "en", preference: "clinical_trials", settings: changed };
    const { live, ...tried } = (await call(test.app, "POST", "/prompts/dry-run", admin, body)).json();
    // The queries, and three papers in two calls.
    for (const { cost_usd, tokens } of [tried, live]) {
      expect(cost_usd).toBeCloseTo(3 * CALL, 9);
      expect(tokens).toBe(3 * 1200);
    }
    const { logs } = await readLogs();
    expect(logs).toHaveLength(2);
    for (const log of logs) {
      expect(log).toMatchObject({
        ...{ search_type: "Prompt_Trial", outcome: "completed", user_email: "admin@example.org", papers_found: null },
      });
    }
    await expectMonth(6 * CALL);
    const stats = (await call(test.app, "GET", "/admin/stats", admin)).json();
    expect(stats).toMatchObject({ searches_today: 0, searches_month: 0, top_users: [] });
    expect(await database.db.$count(auditEvents, sql`action = 'search'`)).toBe(0);
  });

  it("is the same everywhere for a month of all of these", async () => {
    await search();
    source.failure = new AppError(503, "source_unavailable", "PubMed cannot be reached");
    await search("Does vitamin C help?");
    source.failure = null;
    model.behave((asked) => ({ text: answerWell(asked), tokens: null }));
    await search("Does echinacea help?");
    const [byRows = 0, ...others] = await readMonth();
    expect(byRows).toBeGreaterThan(6 * CALL);
    for (const sum of others) expect(sum).toBeCloseTo(byRows, 9);
  });
});
