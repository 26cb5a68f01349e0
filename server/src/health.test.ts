import { randomUUID } from "node:crypto";
import { readinessSchema } from "@medsieve/contract/health";
import { createSpending } from "@medsieve/language-models/spending";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { ContactLog } from "@medsieve/runtime/contact-log";
import { createPostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { openSources } from "@medsieve/sources/open-sources";
import { afterEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../database/test/database.ts";
import { createLibrarySource } from "../../sources/src/library/library-source.ts";
import { openEutilsServer } from "../../sources/test/eutils-server.ts";
import { call, openTestApp, signInNew, type TestApp } from "../test/app.ts";
import { WORK_HERE } from "./work/work-here.ts";

const METRICS_TOKEN = "operator-s-own";

describe("GET /health/ready", () => {
  let test: TestApp;
  afterEach(() => test.close());

  const ask = (token: string | null = METRICS_TOKEN) =>
    test.app.inject({ url: "/health/ready", headers: token === null ? {} : { authorization: `Bearer ${token}` } });

  it("shows to operators and administrators what is active, to others the status alone", async () => {
    const database = await openTestDatabase();
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), createBuiltinReader(), {
      metricsToken: METRICS_TOKEN,
    });
    const admin = await signInNew(test, database, { email: "root@example.org", role: "admin" });
    const user = await signInNew(test, database, { email: "user@example.org" });
    for (const token of [METRICS_TOKEN, admin]) expect((await ask(token)).json()).toHaveProperty("database");
    for (const token of [null, user, "other", "mst_other"]) {
      const answer = await ask(token);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ready" }]);
    }
    await database.close();
    const answer = await ask(null);
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: "unavailable" }]);
  });

  it("names what is active, without a secret", async () => {
    const database = await openTestDatabase();
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), createBuiltinReader(), {
      metricsToken: METRICS_TOKEN,
    });
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(readinessSchema.parse(answer.json())).toEqual({
      status: "ready",
      database: { kind: database.kind, state: "ok", reason: null },
      source: "library",
      source_setting: "library",
      pubmed: null,
      opensearch: null,
      library_follow: null,
      audit_relay: null,
      reader: { id: "builtin", vendor: null, model: null },
      library: { papers: 0, demonstration_papers: 0 },
      model: null,
      mail: "outbox",
    });
    await database.close();
  });

  it("reports how PubMed and the model could be reached, and what was spent, without any key", async () => {
    const database = await openTestDatabase();
    const server = await openEutilsServer(() => ({ status: 500 }));
    const key = "sk-secret-0123456789";
    const addresses = { ncbiBaseUrl: server.url, iciteBaseUrl: server.url };
    const settings = { literatureSource: "auto", ncbiApiKey: key, ncbiEmail: null, ...addresses } as const;
    const sources = await openSources(
      { database, postings: createPostingsSearch(database), work: WORK_HERE },
      settings,
      { info: () => {}, warn: () => {} },
    );
    const contact = new ContactLog();
    contact.noteTry();
    contact.noteFailure("it answered with status 401");
    const spending = createSpending(database, 5, () => new Date());
    const used = { model: "gpt-test", inputTokens: 10, outputTokens: 1, costUsd: 1.25, isEstimated: false };
    await spending.add({ id: randomUUID(), startedAt: new Date() }, "reading", used);
    const model = { vendor: "openai", model: "gpt-test", hasKey: true, monthlyBudgetUsd: 5, contact };
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), createBuiltinReader(), {
      metricsToken: METRICS_TOKEN,
      sources,
      model: { ...model, readSpent: spending.readMonth },
    });
    const answer = await ask();
    expect(answer.body).not.toContain(key);
    expect(readinessSchema.parse(answer.json())).toMatchObject({
      source: "library",
      source_setting: "auto",
      pubmed: {
        has_key: true,
        has_email: false,
        last_tried_at: expect.any(String),
        last_reached_at: null,
        last_failure: "it answered with status 500",
      },
      model: {
        ...{ vendor: "openai", model: "gpt-test", has_key: true, monthly_budget_usd: 5, spent_this_month_usd: 1.25 },
        ...{ last_reached_at: null, last_failure: "it answered with status 401" },
      },
    });
    await sources.close();
    await server.close();
    await database.close();
  });

  it("says that the database is read only, and so do calls that would change something", async () => {
    const database = await openTestDatabase();
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), createBuiltinReader(), {
      metricsToken: METRICS_TOKEN,
    });
    const token = await signInNew(test, database, { email: "user@example.org" });
    const change = "set default_transaction_read_only = on";
    if (database.kind === "embedded") {
      await database.pool.query(change);
    } else {
      // Each connection begins with what the database says.
      await database.pool.query(`alter database ${new URL(database.url ?? "").pathname.slice(1)} ${change}`);
      await database.pool
        .query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()")
        .catch(() => undefined);
    }
    await expect
      .poll(async () => (await ask()).json().database)
      .toMatchObject({
        state: "read_only",
        reason: "The database is read only at the moment: nothing can be saved.",
      });
    const answer = await ask();
    expect([answer.statusCode, answer.json().status]).toEqual([503, "unavailable"]);
    const refused = await call(test.app, "POST", "/search", token, { query: "Does zinc help?" });
    expect([refused.statusCode, refused.json().code]).toEqual([503, "database_read_only"]);
    if (database.kind === "embedded") await database.pool.query("set default_transaction_read_only = off");
    await database.close();
  });

  it("says that the disk of the embedded database is full before changes fail", async () => {
    const database = await openTestDatabase();
    database.readFree = async () => 1_000_000;
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), createBuiltinReader(), {
      metricsToken: METRICS_TOKEN,
    });
    const answer = await ask();
    expect([answer.statusCode, answer.json().status]).toEqual([503, "unavailable"]);
    expect(answer.json().database).toMatchObject({ state: "full", reason: expect.stringMatching(/no room left/) });
    expect((await test.app.inject({ url: "/health" })).json()).toEqual({ status: "ok" });
    database.readFree = async () => 1_000_000_000;
    expect((await ask()).json()).toMatchObject({ status: "ready", database: { state: "ok" } });
    await database.close();
  });

  it("says that the database does not answer, while the process lives", async () => {
    const database = await openTestDatabase();
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), createBuiltinReader(), {
      metricsToken: METRICS_TOKEN,
    });
    await database.close();
    const answer = await ask();
    expect(answer.statusCode).toBe(503);
    expect(readinessSchema.parse(answer.json())).toMatchObject({
      status: "unavailable",
      database: { state: "unreachable", reason: expect.stringMatching(/does not answer/) },
      library: null,
    });
    expect((await test.app.inject({ url: "/health" })).json()).toEqual({ status: "ok" });
  });
});
