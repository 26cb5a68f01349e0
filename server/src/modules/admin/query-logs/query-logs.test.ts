import { randomUUID } from "node:crypto";
import { queryLogsResponseSchema } from "@medsieve/contract/admin/query-logs";
import { API_PREFIX } from "@medsieve/contract/constants";
import { auditEvents, companies, listedNotices, searches, users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { makePaper } from "../../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { makeLog, storeLogs } from "../../../../../database/test/query-logs.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";
const papers = [makePaper(101), makePaper(900_000_002, { url: null, demonstration: true })];

describe("query logs", () => {
  let database: TestDatabase;
  let test: TestApp;
  let source: ScriptedSource;
  let reader: ScriptedReader;
  let admin: string;
  let token: string;
  let company: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    source = new ScriptedSource(papers, { [QUERY]: ["101", "900000002"] });
    reader = new ScriptedReader([QUERY], { "101": 0.4, "900000002": 0.9 });
    test = await openTestApp(database, source, reader);
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    source.failure = null;
    reader.holds.clear();
    admin = await signInNew(test, database, { email: "admin@example.org", role: "admin" });
    token = await signInNew(test, database, { email: "user@example.org" });
    const [made] = await database.db.insert(companies).values({ name: "Acme" }).returning();
    company = made?.id ?? "";
    await database.db.update(users).set({ companyId: company }).where(eq(users.email, "user@example.org"));
  });

  const readLogs = async (query = "") => {
    const answer = await call(test.app, "GET", `/admin/search-logs${query}`, admin);
    expect(answer.statusCode).toBe(200);
    return queryLogsResponseSchema.parse(answer.json());
  };
  const search = (path = "/search", body: object = { query: "Do statins help?" }) =>
    call(test.app, "POST", path, token, body);
  const readAudit = () => database.db.select().from(auditEvents).where(eq(auditEvents.action, "search"));
  const readUserId = async () => {
    const [user] = await database.db.select().from(users).where(eq(users.email, "user@example.org"));
    return user?.id ?? "";
  };

  it("show everything of a search, with its audit entry", async () => {
    const { search_id } = (await search()).json();
    const { logs, meta, analytics } = await readLogs();
    expect(meta).toEqual({ total: 1, total_pages: 1, page: 1, per_page: 20 });
    expect(logs).toMatchObject([
      {
        query_id: search_id,
        user_email: "user@example.org",
        user_id: await readUserId(),
        company_name: "Acme",
        company_id: company,
        query: "Do statins help?",
        search_type: "HTTP",
        preference: "clinical_trials_rare",
        outcome: "completed",
        success: true,
        read_by: "builtin",
        fallbacks: [],
        failure: null,
        prompt_version: null,
        papers_found: 2,
        total_cost_usd: 0,
        ip_address: "127.0.0.1",
        session_id: expect.any(String),
        max_results: 50,
        search_queries_used: [QUERY],
        paper_results: [
          { title: "Trial number 900000002 of something plain", relevance_score: 0.9, url: null },
          { title: "Trial number 101 of something plain", relevance_score: 0.4, url: expect.stringContaining("/101") },
        ],
        error_message: null,
        token_usage: [],
        user_agent: "lightMyRequest",
      },
    ]);
    expect(logs[0]?.processing_time).toBeGreaterThanOrEqual(0);
    expect(analytics.statistics).toMatchObject({ total_queries: 1, successful_queries: 1, unique_users: 1 });
    expect(analytics.per_type).toEqual([{ search_type: "HTTP", queries: 1 }]);
    expect(analytics.per_model).toEqual([{ model: "builtin", queries: 1, total_tokens: 0, cost_usd: 0 }]);
    expect(analytics.filter_options).toMatchObject({
      ip_addresses: ["127.0.0.1"],
      users: [{ email: "user@example.org" }],
      companies: [{ company_name: "Acme" }],
    });
    expect(await readAudit()).toMatchObject([
      {
        actorEmail: "user@example.org",
        ipAddress: "127.0.0.1",
        details: {
          ...{ papers_found: 2, preference: "clinical_trials_rare", search_id, processing_time: expect.any(Number) },
        },
      },
    ]);
  });

  it("show how a search came in", async () => {
    await search("/search/stream");
    const address = await test.listen();
    const socket = new WebSocket(`${address.replace("http", "ws")}${API_PREFIX}/ws?token=${token}`, {
      headers: { "user-agent": "Test browser" },
    });
    await new Promise((resolve) => socket.once("open", resolve));
    const ended = new Promise<void>((resolve) => {
      socket.on("message", (data: Buffer) => data.includes('"usage_updated"') && resolve());
    });
    socket.send(JSON.stringify({ query: "By socket" }));
    await ended;
    socket.close();
    const { logs, analytics } = await readLogs();
    expect(logs).toMatchObject([
      { search_type: "WebSocket", query: "By socket", user_agent: "Test browser", session_id: expect.any(String) },
      { search_type: "HTTP_Stream" },
    ]);
    expect(analytics.per_type).toEqual([
      { search_type: "WebSocket", queries: 1 },
      { search_type: "HTTP_Stream", queries: 1 },
    ]);
  });

  it("hold a search that failed, and why", async () => {
    source.failure = new AppError(503, "library_empty", "The library holds no papers yet.");
    await search();
    const { logs, analytics } = await readLogs();
    expect(logs).toMatchObject([
      { success: false, papers_found: null, error_message: "The library holds no papers yet.", paper_results: [] },
    ]);
    expect(analytics.statistics).toMatchObject({ total_queries: 1, successful_queries: 0 });
    expect(await readAudit()).toMatchObject([{ details: { reason: "library_empty" } }]);
  });

  it("hold one that was failed since servers died of it, once, without a time, which is not known", async () => {
    let release = () => {};
    reader.holds.set("101", new Promise((resolve) => (release = resolve)));
    const pending = search();
    await expect.poll(() => database.db.$count(searches)).toBe(1);
    await database.db.execute(sql`update searches set attempt = 3, lease_until = now() - interval '1 second'`);
    const other = await openTestApp(database, source, reader);
    release();
    await pending;
    await other.close();
    const { logs } = await readLogs();
    expect(logs).toMatchObject([{ success: false, processing_time: null, user_email: "user@example.org" }]);
    expect(await readAudit()).toHaveLength(1);
  });

  it("hold a search whose account is deleted while it runs, and outlive accounts and companies", async () => {
    let release = () => {};
    reader.holds.set("101", new Promise((resolve) => (release = resolve)));
    const pending = search();
    await expect.poll(() => database.db.$count(searches)).toBe(1);
    const userId = await readUserId();
    await database.db.delete(companies);
    release();
    await pending;
    await expect.poll(async () => (await readLogs()).meta.total).toBe(1);
    const { logs, analytics } = await readLogs(`?user_id=${userId.toUpperCase()}&company_id=${company}`);
    expect(logs).toMatchObject([{ user_email: "user@example.org", company_name: "Acme" }]);
    expect(analytics.filter_options).toMatchObject({
      users: [{ user_id: userId, email: "user@example.org" }],
      companies: [{ company_id: company, company_name: "Acme" }],
    });
  });

  it("come page by page, newest first, across days, with the figures of all that match", async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 4, 1 + Math.floor(n / 3), n % 3));
    const logs = Array.from({ length: 31 }, (_, n) =>
      makeLog({
        ...{ startedAt: day(n), query: `q${n}`, ipAddress: n % 2 ? "203.0.113.7" : "2001:db8::1", companyId: company },
        ...{
          userId: randomUUID(),
          totalCostUsd: 0.5,
          outcome: n % 5 === 0 ? "failed" : "completed",
          processingTime: n % 5 === 0 ? null : 4,
        },
        tokenUsage: [{ model: "large", total_tokens: 100, cost_usd: 0.5 }],
      }),
    );
    await storeLogs(database, ...logs);
    const expected = logs.map(({ query }) => query).reverse();
    for (const page of [1, 2, 3, 4]) {
      const { logs: found, meta } = await readLogs(`?page=${page}&per_page=10`);
      expect(found.map(({ query }) => query)).toEqual(expected.slice((page - 1) * 10, page * 10));
      expect(meta).toEqual({ total: 31, total_pages: 4, page, per_page: 10 });
    }
    expect((await readLogs("?page=9&per_page=10")).logs).toEqual([]);
    const { analytics } = await readLogs("?page=2&per_page=10");
    expect(analytics.statistics).toEqual({
      ...{ total_queries: 31, successful_queries: 24, average_processing_time: 4, total_cost_usd: 15.5 },
      unique_users: 31,
    });
    expect(analytics.per_day).toHaveLength(11);
    expect(analytics.per_day[0]).toEqual({ day: "2026-05-01", queries: 3, cost_usd: 1.5 });
    expect(analytics.per_model).toEqual([{ model: "large", queries: 31, total_tokens: 3100, cost_usd: 15.5 }]);

    const some = await readLogs(`?ip_address=203.0.113.7&company_id=${company}&per_page=10&page=2`);
    expect(some.meta.total).toBe(15);
    expect(some.logs.map(({ query }) => query)).toEqual(["q9", "q7", "q5", "q3", "q1"]);
    const one = await readLogs(`?user_id=${logs[7]?.userId}`);
    expect(one.logs).toMatchObject([{ query: "q7" }]);
    expect(one.analytics.statistics).toMatchObject({ total_queries: 1, unique_users: 1, average_processing_time: 4 });
  });

  it("are filtered on the server, over all pages, with the figures of those that match", async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n, 12));
    const outcomes = ["completed", "stopped", "failed"] as const;
    const logs = Array.from({ length: 30 }, (_, n) =>
      makeLog({
        ...{
          startedAt: day(n),
          query: n % 2 ? `Ｚｉｎｃ 100% ${n}` : `Vitamin_C ${n}`,
          outcome: outcomes[n % 3] ?? "failed",
        },
        ...{ searchType: n % 5 ? "HTTP" : "Prompt_Trial", totalCostUsd: 0.25, userId: null },
        tokenUsage: n % 6 ? [] : [{ model: "large", total_tokens: 10, cost_usd: 0.25 }],
        promptVersion: n % 6 ? null : n < 18 ? "0a1b" : "ffff",
      }),
    );
    await storeLogs(database, ...logs);
    const ask = async (filters: string) => {
      const { logs: found, meta, analytics } = await readLogs(`?per_page=2&page=2&${filters}`);
      expect(analytics.statistics.total_queries).toBe(meta.total);
      expect(analytics.statistics.total_cost_usd).toBeCloseTo(meta.total * 0.25, 9);
      return [meta.total, ...found.map(({ query }) => Number(query?.split(" ").at(-1)))];
    };
    expect(await ask("outcome=stopped")).toEqual([10, 22, 19]);
    expect(await ask("outcome=failed")).toEqual([10, 23, 20]);
    expect(await ask("search_type=Prompt_Trial")).toEqual([6, 15, 10]);
    expect(await ask("model=large")).toEqual([5, 12, 6]);
    expect(await ask("model=builtin")).toEqual([25, 27, 26]);
    expect(await ask("prompt_version=0A1B")).toEqual([3, 0]);
    expect(await ask("prompt_version=ffff&outcome=completed")).toEqual([2]);
    expect(await ask("search=zinc%20100%25")).toEqual([15, 25, 23]);
    expect(await ask("search=vitaminxc")).toEqual([0]);
    expect(await ask("search=vitamin_c&outcome=completed")).toEqual([5, 12, 6]);
    expect(await ask("start_date=2026-01-03&end_date=2026-01-06")).toEqual([4, 3, 2]);
    expect(await ask("end_date=2026-01-06T11:59:59Z")).toEqual([5, 2, 1]);
    const { filter_options } = (await readLogs()).analytics;
    expect(filter_options).toMatchObject({ models: ["builtin", "large"], outcomes: [...outcomes] });
    const kept = (await readLogs("?model=gone")).analytics.filter_options.models;
    expect(kept).toEqual(["builtin", "large", "gone"]);
  });

  it.each(["", "?user_id=", "?ip_address=10.0.0.9", `?company_id=${randomUUID()}&ip_address=10.0.0.9`])(
    "are empty, not an error, where none match: %s",
    async (query) => {
      const { logs, analytics, meta } = await readLogs(query);
      expect([logs, meta.total, analytics.per_day]).toEqual([[], 0, []]);
      expect(analytics.statistics).toMatchObject({ average_processing_time: null, total_cost_usd: 0, unique_users: 0 });
    },
  );

  it.each([
    ["user_id=1", "user_id must be the id of a user"],
    ["company_id='%20or%201=1", "company_id must be the id of a company"],
    ["ip_address=<script>", "ip_address must be an IP address"],
    ["ip_address=%00", "ip_address must be an IP address"],
    ["ip_address=';drop table users;--", "ip_address must be an IP address"],
    ["outcome=success", "outcome must be one of: completed, stopped, failed"],
    ["search_type=FTP", "search_type must be one of: WebSocket, HTTP, HTTP_Stream, Prompt_Trial, Watch_Run"],
    [`search=${"x".repeat(201)}`, "search must have at most 200 characters"],
    ["start_date=yesterday", "start_date must be a date and time such as"],
    ["start_date=2026-01-02&end_date=2026-01-01", "start_date must not be after end_date"],
    ["page=0", "page must be a whole number"],
    ["page=1.5", "page must be a whole number"],
    ["page=99999999999", "page must be a whole number"],
    ["per_page=101", "per_page must be a whole number from 1 to 100"],
    ["per_page=ten", "per_page must be a whole number"],
  ])("refuse %s and say what is accepted", async (query, message) => {
    const answer = await call(test.app, "GET", `/admin/search-logs?${query}`, admin);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0].msg).toContain(message);
  });

  it("say what became known of a paper after its search", async () => {
    await search();
    await database.db.insert(listedNotices).values({ pmid: 101, kind: "retracted", noticePmid: 777, list: "list.csv" });
    const [log] = (await readLogs()).logs;
    expect(log?.paper_results.map(({ notices }) => notices ?? null)).toEqual([
      null,
      [{ kind: "retracted", pmid: "777", citation: null, listed: true }],
    ]);
  });

  it("are for administrators alone", async () => {
    expect((await call(test.app, "GET", "/admin/search-logs", null)).statusCode).toBe(401);
    expect((await call(test.app, "GET", "/admin/search-logs", token)).statusCode).toBe(403);
  });
});
