import { randomUUID } from "node:crypto";
import { usageLimitsResponseSchema } from "@medsieve/contract/admin/usage-limits";
import { API_PREFIX } from "@medsieve/contract/constants";
import { auditEvents, companies, usageMonths, users } from "@medsieve/database/schema/index";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

describe("usage limits", () => {
  let database: TestDatabase;
  let test: TestApp;
  let admin: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    admin = await signInNew(test, database, { email: "admin@example.org", role: "admin" });
  });

  const addUser = async (
    email: string,
    used: number,
    given: Partial<typeof users.$inferInsert> = {},
  ): Promise<string> => {
    const values = { email, fullName: "Test Person", role: "user" as const, ...given };
    const [user] = await database.db.insert(users).values(values).returning();
    const month = sql`date_trunc('month', now() at time zone 'UTC')::date`;
    if (used > 0) await database.db.insert(usageMonths).values({ userId: user?.id ?? "", month, used } as never);
    return user?.id ?? "";
  };
  const list = async (query = "") => {
    const answer = await call(test.app, "GET", `/admin/usage-limits${query}`, admin);
    expect(answer.statusCode).toBe(200);
    return usageLimitsResponseSchema.parse(answer.json());
  };
  const listEmails = async (query: string) => (await list(query)).data.map(({ email }) => email.split("@")[0]);
  const setLimit = (id: string, limit: string, token: string | null = admin) =>
    call(test.app, "PUT", `/admin/users/${id}/limit${limit}`, token);
  const readChanges = () =>
    database.db.select().from(auditEvents).where(eq(auditEvents.action, "USER_UPDATE")).orderBy(auditEvents.createdAt);

  describe("with some accounts", () => {
    beforeEach(async () => {
      const [company] = await database.db.insert(companies).values({ name: "Zeta Works" }).returning();
      await addUser("ann@example.org", 75, { companyId: company?.id ?? null });
      await addUser("ben@example.org", 10, { role: "demo", companyText: "Ben & Sons" });
      await addUser("cid@example.org", 0, { monthlyLimit: 0 });
      await addUser("dan@example.org", 5, { monthlyLimit: 1000 });
    });

    it("show what each has used of which limit, the nearest to it first, and what all come to", async () => {
      const { data, meta, totals, summary } = await list();
      expect(data).toMatchObject([
        { email: "ben@example.org", company_name: "Ben & Sons", current_usage: 10, limit: 10, usage_percentage: 100 },
        { email: "cid@example.org", current_usage: 0, limit: 0, is_default: false, usage_percentage: 100 },
        { email: "ann@example.org", company_name: "Zeta Works", limit: 100, is_default: true, usage_percentage: 75 },
        { email: "dan@example.org", limit: 1000, usage_percentage: 0.5 },
        { email: "admin@example.org", company_name: null, current_usage: 0, limit: 100, usage_percentage: 0 },
      ]);
      expect(data[0]?.reset_date).toMatch(/-01T00:00:00.000Z$/);
      expect(meta).toEqual({ total: 5, total_pages: 1, page: 1, per_page: 5 });
      expect(summary).toEqual({ accounts: 5, near_limit: 1, at_limit: 2, searches_this_month: 90 });
      expect(totals).toEqual({ current_usage: 90, limit: 1210 });
    });

    it("are added up over all that match, whatever the page", async () => {
      expect(await list("?sort=email&page=2&per_page=1")).toMatchObject({ totals: { current_usage: 90, limit: 1210 } });
      expect(await list("?state=at&page=1&per_page=1")).toMatchObject({
        totals: { current_usage: 10, limit: 10 },
        summary: { searches_this_month: 90 },
      });
      expect(await list("?search=ann&page=2&per_page=20")).toMatchObject({ totals: { current_usage: 75, limit: 100 } });
      expect(await list("?search=eve@&page=1")).toMatchObject({ totals: { current_usage: 0, limit: 0 } });
    });

    it.each([
      ["?sort=email", ["admin", "ann", "ben", "cid", "dan"]],
      ["?sort=email&order=desc", ["dan", "cid", "ben", "ann", "admin"]],
      ["?sort=company_name", ["ben", "ann", "admin", "cid", "dan"]],
      ["?sort=current_usage&order=desc", ["ann", "ben", "dan", "admin", "cid"]],
      ["?sort=limit", ["cid", "ben", "admin", "ann", "dan"]],
      ["?sort=usage_percentage&order=asc", ["admin", "dan", "ann", "ben", "cid"]],
      ["?sort=email&page=2&per_page=2", ["ben", "cid"]],
      ["?sort=email&page=9&per_page=2", []],
      ["?state=near", ["ann"]],
      ["?state=at", ["ben", "cid"]],
      ["?search=ZETA", ["ann"]],
      ["?search=d&sort=email&state=at", ["cid"]],
      ["?search=DAN@", ["dan"]],
      ["?search=%25", []],
      ["?search='%20or%20''='", []],
      ["?search=<script>", []],
      ["?search=%20&sort=email&state=", ["admin", "ann", "ben", "cid", "dan"]],
    ])("list with %s", async (query, emails) => {
      expect(await listEmails(query)).toEqual(emails);
    });
  });

  it("list every account on exactly one page, in one order, whatever they are sorted by", async () => {
    const [company] = await database.db.insert(companies).values({ name: "Zeta Works" }).returning();
    for (let n = 0; n < 12; n++) {
      const given = { monthlyLimit: n % 3 === 0 ? n : null, companyId: n % 2 === 0 ? (company?.id ?? null) : null };
      await addUser(`user${n}@example.org`, n % 4 === 0 ? 0 : n % 5, given);
    }
    for (const sort of ["email", "company_name", "current_usage", "limit", "usage_percentage"])
      for (const order of ["asc", "desc"]) {
        const whole = (await list(`?sort=${sort}&order=${order}`)).data;
        const pages = [];
        for (const page of [1, 2, 3, 4, 5])
          pages.push(...(await list(`?sort=${sort}&order=${order}&page=${page}&per_page=3`)).data);
        expect(pages).toEqual(whole);
        expect(new Set(pages.map(({ email }) => email)).size).toBe(13);
      }
  });

  it.each([
    ["sort=password_hash", "sort must be one of: email"],
    ["order=up", "order must be asc or desc"],
    ["state=over", "state must be one of: near, at"],
    ["page=-1", "page must be a whole number"],
    ["search=%00", "search must not contain NUL characters"],
  ])("refuse %s and say what is accepted", async (query, message) => {
    const answer = await call(test.app, "GET", `/admin/usage-limits?${query}`, admin);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0].msg).toContain(message);
  });

  it("are changed, emptied and set to zero, and each change is in the audit log", async () => {
    const id = await addUser("ann@example.org", 5);
    expect((await setLimit(id, "?limit=20")).json()).toMatchObject({
      success: true,
      data: { user_id: id, current_usage: 5, limit: 20, is_default: false, usage_percentage: 25 },
    });
    expect((await setLimit(id, "?limit=0")).json().data).toMatchObject({ limit: 0, usage_percentage: 100 });
    expect((await setLimit(id, "?limit=")).json().data).toMatchObject({ limit: 100, is_default: true });
    await setLimit(id, "?limit=");
    const target = { target_id: id, target_email: "ann@example.org", target_name: "Test Person" };
    expect(await readChanges()).toMatchObject([
      {
        actorEmail: "admin@example.org",
        ipAddress: "127.0.0.1",
        details: { ...target, changes: { monthly_limit: { from: null, to: 20 } } },
      },
      { details: { ...target, changes: { monthly_limit: { from: 20, to: 0 } } } },
      { details: { ...target, changes: { monthly_limit: { from: 0, to: null } } } },
    ]);
  });

  it("of 0 block searching at once", async () => {
    const token = await signInNew(test, database, { email: "ann@example.org" });
    const [user] = await database.db.select().from(users).where(eq(users.email, "ann@example.org"));
    await setLimit(user?.id ?? "", "?limit=0");
    const answer = await call(test.app, "POST", "/search", token, { query: "Do statins help?" });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: "usage_limit_exceeded", limit: 0 });
  });

  it("are sent to the open tabs of the account", async () => {
    const token = await signInNew(test, database, { email: "ann@example.org" });
    const [user] = await database.db.select().from(users).where(eq(users.email, "ann@example.org"));
    const address = await test.listen();
    const socket = new WebSocket(`${address.replace("http", "ws")}${API_PREFIX}/ws?token=${token}`);
    const limits: number[] = [];
    socket.on("message", (data: Buffer) => limits.push(JSON.parse(data.toString()).usage.limit));
    await expect.poll(() => limits).toEqual([100]);
    await setLimit(user?.id ?? "", "?limit=7");
    await expect.poll(() => limits).toEqual([100, 7]);
    socket.close();
  });

  it("that ten administrators set at once are all set, one after the other, and all in the audit log", async () => {
    const id = await addUser("ann@example.org", 0);
    const wanted = Array.from({ length: 10 }, (_, n) => n + 1);
    const answers = await Promise.all(wanted.map((limit) => setLimit(id, `?limit=${limit}`)));
    expect(answers.map((answer) => answer.json().data.limit)).toEqual(wanted);
    const changes = (await readChanges()).map(({ details }) => details.changes?.monthly_limit);
    expect(changes.map((change) => change?.to).sort((a, b) => Number(a) - Number(b))).toEqual(wanted);
    // Each began where another ended: a chain from the default to what holds now.
    const next = new Map(changes.map((change) => [change?.from, change?.to]));
    expect(next.size).toBe(10);
    let end: unknown = null;
    for (let n = 0; n < 10; n++) end = next.get(end);
    const [user] = await database.db.select().from(users).where(eq(users.id, id));
    expect(user?.monthlyLimit).toBe(end);
  });

  it.each(["-1", "1e12", "1.5", "many", "1000000000", "0x10", "%20", "1&limit=2"])(
    "refuse %s and say what is accepted",
    async (limit) => {
      const id = await addUser("ann@example.org", 0);
      const answer = await setLimit(id, `?limit=${limit}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail[0]).toMatchObject({
        loc: ["query", "limit"],
        msg: "limit must be a whole number from 0 to 999999999, or empty for the default of the role",
      });
      expect(await readChanges()).toEqual([]);
    },
  );

  it("refuse a call without one, and ids of no user", async () => {
    const id = await addUser("ann@example.org", 0);
    expect((await setLimit(id, "")).statusCode).toBe(422);
    for (const unknown of [randomUUID(), "1", "'%20or%201=1", "%00"])
      expect((await setLimit(unknown, "?limit=5")).statusCode).toBe(404);
  });

  it("are for administrators alone", async () => {
    const user = await signInNew(test, database, { email: "user@example.org" });
    const id = await addUser("ann@example.org", 0);
    for (const [token, status] of [
      [null, 401],
      [user, 403],
    ] as const) {
      expect((await call(test.app, "GET", "/admin/usage-limits", token)).statusCode).toBe(status);
      expect((await setLimit(id, "?limit=5", token)).statusCode).toBe(status);
    }
    expect(await readChanges()).toEqual([]);
  });
});
