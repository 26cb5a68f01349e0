import { queryLogsResponseSchema } from "@medsieve/contract/admin/query-logs";
import { dashboardStatsSchema } from "@medsieve/contract/admin/stats";
import { WATCH_PAPERS_READ } from "@medsieve/contract/constants";
import { MODELS_FORBIDDEN, NO_MODEL_SET } from "@medsieve/contract/reader-failures";
import type { Watch, WatchRun } from "@medsieve/contract/watches";
import { companies, mails, searchSpending, users } from "@medsieve/database/schema/index";
import { createModelReaders } from "@medsieve/language-models/model-reader";
import { createSpending } from "@medsieve/language-models/spending";
import { DESK_HERE } from "@medsieve/reader/builtin-reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { answerWell } from "../../../language-models/test/model-answers.ts";
import { type ModelServer, openModelServer } from "../../../language-models/test/model-server.ts";
import { call, signInNew } from "../../test/app.ts";
import { COLDS, openWatchedSearch, ZINC } from "../../test/watched-search.ts";
import { createLogger } from "../http/logging.ts";
import { runDueRetention } from "../privacy/retention.ts";

/** US dollars of one call: 1,000 tokens in at $2 and 200 out at $10 a million. */
const CALL = 0.004;
const MODEL = { reader: "model", model: "test-model", fallback: null };
const BUILTIN = { reader: "builtin", model: null, fallback: null };

describe("reading new papers of a watched search", () => {
  let database: TestDatabase;
  let model: ModelServer;
  let site: Awaited<ReturnType<typeof openWatchedSearch>>;
  let admin: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    model = await openModelServer();
  });
  afterAll(async () => {
    await model.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    model.forget();
    model.behave((asked) => answerWell(asked));
  });
  afterEach(() => site.test.close());

  async function open(budgetUsd: number | null = 100) {
    const settings = model.settingsFor("openai-compatible", { monthlyBudgetUsd: budgetUsd });
    const logger = createLogger("silent");
    const readers = createModelReaders({
      ...{ desk: DESK_HERE, settings, database, logger, now: () => new Date(), clock: SYSTEM_CLOCK },
    });
    site = await openWatchedSearch(database, readers);
    admin = await signInNew(site.test, database, { email: "admin@example.org", role: "admin" });
  }
  async function runWithNew(id: string): Promise<WatchRun> {
    site.source.answer(ZINC, ["101", "102", "104"]);
    site.source.answer(COLDS, ["102", "103", "105"]);
    return site.runAgain(id);
  }
  const readBy = (run: WatchRun) => run.new.map(({ reading }) => reading?.read_by);
  const readLogs = async () => {
    const answer = await call(site.test.app, "GET", "/admin/search-logs?search_type=Watch_Run", admin);
    return queryLogsResponseSchema.parse(answer.json());
  };
  const readDashboard = async () =>
    dashboardStatsSchema.parse((await call(site.test.app, "GET", "/admin/stats", admin)).json());
  const findOwner = async () =>
    (await database.db.select({ id: users.id }).from(users).where(eq(users.email, "user@example.org")))[0]?.id;
  const expectMonth = async (usd: number) => {
    const { logs } = await readLogs();
    expect(logs.reduce((sum, log) => sum + (log.total_cost_usd ?? 0), 0)).toBeCloseTo(usd, 9);
    expect((await readDashboard()).total_cost_month).toBeCloseTo(usd, 9);
    expect(await createSpending(database, null, () => new Date()).readMonth()).toBeCloseTo(usd, 9);
    expect(await database.db.$count(searchSpending)).toBe(0);
  };

  it("is done without a model until the user turns one on", async () => {
    await open();
    const watch = await site.watch();
    expect(watch.read_with_model).toBe(false);
    const run = await runWithNew(watch.id);
    expect(run.new.map(({ pmid }) => pmid)).toEqual(["104", "105"]);
    expect(readBy(run)).toEqual([BUILTIN, BUILTIN]);
    expect(run.new[0]?.reading).toMatchObject({
      summary: expect.any(String),
      statements: [{ field: "summary", evidence: [{ status: "verified" }] }],
    });
    expect(model.seen).toEqual([]);
    await expectMonth(0);
    expect((await readLogs()).logs).toEqual([]);
  });

  it("is done by a model once it is turned on, paid for once, and counted as no search", async () => {
    await open();
    const { id } = await site.watch();
    const changed = (
      await call(site.test.app, "PATCH", `/watches/${id}`, site.token, { read_with_model: true })
    ).json();
    expect(changed.read_with_model).toBe(true);
    const before = await readDashboard();
    const run = await runWithNew(id);
    expect(readBy(run)).toEqual([MODEL, MODEL]);
    const [log, ...others] = (await readLogs()).logs;
    expect(others).toEqual([]);
    expect(log).toMatchObject({
      ...{ query_id: run.id, query: "Does zinc help?", user_email: "user@example.org", outcome: "completed" },
      ...{ read_by: "model", fallbacks: [], papers_found: 2, prompt_version: expect.any(String), ip_address: null },
      token_usage: [{ model: "test-model", total_tokens: 1200 }],
    });
    await expectMonth(CALL);
    const after = await readDashboard();
    expect(after.total_cost_today).toBeCloseTo(before.total_cost_today + CALL, 9);
    expect((await call(site.test.app, "GET", "/usage/current", site.token)).json().data.current_usage).toBe(1);
    // Nothing is new any more, so that nothing is asked.
    expect((await site.runAgain(id)).new).toEqual([]);
    await expectMonth(CALL);
  });

  it("falls back to the built-in reader where the budget is spent, and says so", async () => {
    await open(CALL);
    const { id } = await site.watch({ read_with_model: true });
    expect(readBy(await runWithNew(id))).toEqual([MODEL, MODEL]);
    site.source.answer(ZINC, ["101", "102", "104", "106"]);
    const run: WatchRun = await site.runAgain(id);
    expect(readBy(run)).toEqual([{ ...BUILTIN, fallback: "the month's budget for models is spent" }]);
    const { logs } = await readLogs();
    expect(logs.map(({ read_by }) => read_by).sort()).toEqual(["builtin", "model"]);
    await expectMonth(CALL);
  });

  it("falls back where the model's server fails", async () => {
    await open();
    model.behave(() => ({ status: 401, body: "{}" }));
    const { id } = await site.watch({ read_with_model: true });
    const run = await runWithNew(id);
    const fallback = "the model server refused the key";
    expect(readBy(run)).toEqual([
      { ...BUILTIN, fallback },
      { ...BUILTIN, fallback },
    ]);
    expect((await readLogs()).logs[0]?.fallbacks).toEqual([{ step: "reading", reason: fallback, count: 2 }]);
  });

  it("falls back where a company allows no model", async () => {
    await open();
    const [company] = await database.db
      .insert(companies)
      .values({ name: "Quiet Hospital", modelsAllowed: false })
      .returning();
    await database.db.update(users).set({ companyId: company?.id ?? null });
    const { id } = await site.watch({ read_with_model: true });
    expect(readBy(await runWithNew(id))).toEqual(Array(2).fill({ ...BUILTIN, fallback: MODELS_FORBIDDEN }));
    expect(model.seen).toEqual([]);
  });

  it("falls back where no model is set up", async () => {
    site = await openWatchedSearch(database);
    admin = await signInNew(site.test, database, { email: "admin@example.org", role: "admin" });
    const { id } = await site.watch({ read_with_model: true });
    expect(readBy(await runWithNew(id))).toEqual(Array(2).fill({ ...BUILTIN, fallback: NO_MODEL_SET }));
    await expectMonth(0);
  });

  it("loads and checks every new paper, and reads the first of them", async () => {
    await open();
    const { id } = await site.watch({ read_with_model: true });
    const many = Array.from({ length: 450 }, (_, n) => String(1000 + n));
    site.source.add(many.map((pmid) => makePaper(Number(pmid))));
    site.source.answer(ZINC, ["101", "102", ...many]);
    const run: WatchRun = await site.runAgain(id);
    expect(run.new).toHaveLength(450);
    expect(run.new.filter(({ title }) => title === null)).toEqual([]);
    expect(run.new.filter(({ reading }) => reading !== null)).toHaveLength(WATCH_PAPERS_READ);
    expect(run.new.slice(0, WATCH_PAPERS_READ).every(({ reading }) => reading !== null)).toBe(true);
    expect(Math.max(...site.source.fetched.map((pmids) => pmids.length))).toBe(200);
  });

  it("is in the mail with what the paper says, its own words and who read it", async () => {
    await open();
    model.behave((asked) => answerWell(asked).replaceAll(/"statement":"[^"]*"/gu, '"statement":"It helped"'));
    const { id } = await site.watch({ mail: true, read_with_model: true });
    await runWithNew(id);
    const [mail] = await database.db.select().from(mails);
    expect(mail?.text).toContain("Read by: test-model");
    expect(mail?.text).toMatch(/\n {2}It helped\n {2}“[^\n]+104[^\n]+”\n/u);
    expect(mail?.html).toContain("It helped");
  });

  it("is in the log, too, when its watch is ended meanwhile", async () => {
    await open();
    const { id } = await site.watch({ read_with_model: true });
    model.behave(async (asked) => {
      await call(site.test.app, "DELETE", `/watches/${id}`, site.token);
      return answerWell(asked);
    });
    site.source.answer(ZINC, ["101", "102", "104"]);
    await site.runAll();
    expect((await database.db.execute(sql`select id from watch_runs`)).rows).toEqual([]);
    expect((await readLogs()).logs).toMatchObject([{ outcome: "stopped", read_by: "model" }]);
    await expectMonth(CALL);
  });

  /** A model has answered once when the server ends; its run is left to others. */
  async function leaveRun(): Promise<void> {
    const stopping = new AbortController();
    let asked = 0;
    model.behave(async (question) => {
      if (++asked > 1) {
        await expect.poll(() => database.db.$count(searchSpending)).toBe(1);
        stopping.abort();
      }
      return answerWell(question);
    });
    const many = Array.from({ length: WATCH_PAPERS_READ }, (_, n) => String(1000 + n));
    site.source.add(many.map((pmid) => makePaper(Number(pmid))));
    site.source.answer(ZINC, ["101", "102", ...many]);
    await site.runAll(stopping.signal);
    expect(await database.db.$count(searchSpending)).toBe(1);
  }

  it.each<[what: string, remove: (watch: Watch) => Promise<unknown>]>([
    ["watch", ({ id }) => call(site.test.app, "DELETE", `/watches/${id}`, site.token)],
    ["search", ({ search_id }) => call(site.test.app, "DELETE", `/searches/${search_id}`, site.token)],
    ["account", async () => call(site.test.app, "DELETE", `/admin/users/${await findOwner()}`, admin)],
    ["erased account", async () => call(site.test.app, "POST", `/admin/users/${await findOwner()}/erase`, admin)],
    [
      "search, which is old,",
      async () => {
        const days = { question_days: null, search_days: 8, survey_days: null, mail_days: null };
        await call(site.test.app, "PUT", "/admin/retention", admin, days);
        await runDueRetention(database.db, new Date(Date.now() + 9 * 86_400_000));
      },
    ],
  ])("is in the log, too, when its server has died and its %s goes", async (_, remove) => {
    await open();
    const watch: Watch = await site.watch({ read_with_model: true });
    await leaveRun();
    await remove(watch);
    expect((await database.db.execute(sql`select id from watch_runs`)).rows).toEqual([]);
    expect((await readLogs()).logs).toMatchObject([{ outcome: "stopped", read_by: "model", papers_found: 0 }]);
    await expectMonth(CALL);
  });
});
