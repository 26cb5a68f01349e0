import { API_PREFIX } from "@medsieve/contract/constants";
import { companies, listedNotices, searches } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import WebSocket from "ws";
import { openTestApp } from "../../../../test/app.ts";
import { prepareQueryLogs, QUERY } from "./query-logs.fixture.ts";

describe("query logs", () => {
  const site = prepareQueryLogs();
  const { readLogs, search, readAudit, readUserId } = site;

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
        company_id: site.company(),
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
    const address = await site.test().listen();
    const socket = new WebSocket(`${address.replace("http", "ws")}${API_PREFIX}/ws?token=${site.token()}`, {
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
    site.source.failure = new AppError(503, "library_empty", "The library holds no papers yet.");
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
    site.reader.holds.set("101", new Promise((resolve) => (release = resolve)));
    const pending = search();
    await expect.poll(() => site.database().db.$count(searches)).toBe(1);
    await site.database().db.execute(sql`update searches set attempt = 3, lease_until = now() - interval '1 second'`);
    const other = await openTestApp(site.database(), site.source, site.reader);
    release();
    await pending;
    await other.close();
    const { logs } = await readLogs();
    expect(logs).toMatchObject([{ success: false, processing_time: null, user_email: "user@example.org" }]);
    expect(await readAudit()).toHaveLength(1);
  });

  it("hold a search whose account is deleted while it runs, and outlive accounts and companies", async () => {
    let release = () => {};
    site.reader.holds.set("101", new Promise((resolve) => (release = resolve)));
    const pending = search();
    await expect.poll(() => site.database().db.$count(searches)).toBe(1);
    const userId = await readUserId();
    await site.database().db.delete(companies);
    release();
    await pending;
    await expect.poll(async () => (await readLogs()).meta.total).toBe(1);
    const { logs, analytics } = await readLogs(`?user_id=${userId.toUpperCase()}&company_id=${site.company()}`);
    expect(logs).toMatchObject([{ user_email: "user@example.org", company_name: "Acme" }]);
    expect(analytics.filter_options).toMatchObject({
      users: [{ user_id: userId, email: "user@example.org" }],
      companies: [{ company_id: site.company(), company_name: "Acme" }],
    });
  });

  it("say what became known of a paper after its search", async () => {
    await search();
    await site
      .database()
      .db.insert(listedNotices)
      .values({ pmid: 101, kind: "retracted", noticePmid: 777, list: "list.csv" });
    const [log] = (await readLogs()).logs;
    expect(log?.paper_results.map(({ notices }) => notices ?? null)).toEqual([
      null,
      [{ kind: "retracted", pmid: "777", citation: null, listed: true }],
    ]);
  });

  it("are for administrators alone", async () => {
    expect((await site.askForLogs("", null)).statusCode).toBe(401);
    expect((await site.askForLogs("", site.token())).statusCode).toBe(403);
  });
});
