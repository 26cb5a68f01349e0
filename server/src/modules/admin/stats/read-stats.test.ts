import { randomUUID } from "node:crypto";
import { dashboardStatsSchema } from "@medsieve/contract/admin/stats";
import { companies, usageMonths, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { makeLog, type StoredLog, storeLogs } from "../../../../../database/test/query-logs.ts";
import { call, openTestApp, signInNew } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";
import { percentChange, readStats } from "./read-stats.ts";

/** A Wednesday; its week began on Monday 2026-09-28, in the month before. */
const NOW = new Date("2026-09-30T12:00:00Z");

describe("the dashboard", () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => emptyDatabase(database));

  const readAt = (now: Date) => readStats(database, { limits: { userLimit: 100, demoLimit: 10 }, budgetUsd: 6, now });
  const addUser = async (email: string, createdAt = NOW, companyId: string | null = null) => {
    const [user] = await database.db
      .insert(users)
      .values({ email, fullName: "Test Person", role: "user", createdAt, companyId })
      .returning();
    return user?.id ?? "";
  };
  const storeAt = (moment: string, given: Partial<StoredLog> = {}) =>
    storeLogs(database, makeLog({ startedAt: new Date(moment), ...given }));

  it("shows zeros, and no change, where nothing has happened", async () => {
    const stats = dashboardStatsSchema.parse(await readAt(NOW));
    expect(stats).toMatchObject({
      ...{ total_users: 0, total_searches: 0, total_cost_month: 0, users_change_percent: null },
      ...{ searches_change_percent: null, cost_change_percent: null, top_companies: [], top_users: [], per_model: [] },
      search_time: { median: null, p95: null },
    });
    expect(stats.per_day).toHaveLength(90);
    expect(stats.per_day[0]).toEqual({ day: "2026-07-03", searches: 0, cost_usd: 0 });
    expect(stats.per_day.at(-1)?.day).toBe("2026-09-30");
  });

  it("counts searches, costs and the people who searched by day, week from Monday, and month, in UTC", async () => {
    const [ann, ben, cid] = [randomUUID(), randomUUID(), randomUUID()];
    await storeAt("2026-08-31T23:59:59Z", { userId: ann, totalCostUsd: 2 });
    await storeAt("2026-09-01T00:00:00Z", { userId: cid, totalCostUsd: 1 });
    await storeAt("2026-09-27T23:59:59Z", { userId: cid, totalCostUsd: 1 });
    await storeAt("2026-09-28T00:00:00Z", { userId: ben, totalCostUsd: 0.5, outcome: "failed" });
    await storeAt("2026-09-30T00:00:00Z", { userId: ann, totalCostUsd: 0.25 });
    await storeAt("2026-09-30T11:00:00Z", { userId: ann, totalCostUsd: 0.25 });
    expect(await readAt(NOW)).toMatchObject({
      ...{ total_searches: 6, searches_month: 5, searches_week: 3, searches_today: 2 },
      ...{ active_users_month: 3, active_users_week: 2, active_users_today: 1 },
      ...{ total_cost_month: 3, total_cost_week: 1, total_cost_today: 0.5 },
      ...{ searches_change_percent: 400, cost_change_percent: 50 },
    });
  });

  it("compares accounts and companies with the start of the month, whatever was created or deleted since", async () => {
    const before = new Date("2026-08-31T23:59:59Z");
    for (const n of [1, 2, 3, 4]) await addUser(`old${n}@example.org`, before);
    const [company] = await database.db.insert(companies).values({ name: "New", createdAt: NOW }).returning();
    await addUser("new@example.org", NOW, company?.id);
    expect(await readAt(new Date())).toMatchObject({ total_users: 5, total_companies: 1 });
    expect(await readAt(NOW)).toMatchObject({ users_change_percent: 25, companies_change_percent: null });
    await database.db.delete(companies);
    await database.db.delete(users).where(eq(users.email, "old1@example.org"));
    expect(await readAt(new Date())).toMatchObject({ total_users: 3, total_companies: 0 });
  });

  it("ranks the five users and companies with the most searches of the month, also those that are gone", async () => {
    const [company] = await database.db.insert(companies).values({ name: "Acme" }).returning();
    const ann = await addUser("ann@example.org", NOW, company?.id);
    const gone = randomUUID();
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const id = count === 6 ? ann : count === 5 ? gone : randomUUID();
      const companyId = count === 6 ? company?.id : randomUUID();
      const given = { userId: id, userEmail: `${count}@example.org`, companyId, companyName: `Company ${count}` };
      for (let n = 0; n < count; n++) await storeAt("2026-09-10T10:00:00Z", given);
    }
    await storeAt("2026-08-10T10:00:00Z", { userId: gone });
    const { top_users, top_companies } = await readAt(NOW);
    expect(top_users.map(({ search_count }) => search_count)).toEqual([6, 5, 4, 3, 2]);
    expect(top_users.slice(0, 2)).toEqual([
      { user_id: ann, email: "ann@example.org", company_name: "Acme", search_count: 6 },
      { user_id: gone, email: "5@example.org", company_name: "Company 5", search_count: 5 },
    ]);
    expect(top_companies.slice(0, 2)).toEqual([
      { company_id: company?.id, company_name: "Acme", user_count: 1, search_count: 6 },
      { company_id: expect.any(String), company_name: "Company 5", user_count: 0, search_count: 5 },
    ]);
  });

  it("draws the last 90 days by day, preference, model and time", async () => {
    await storeAt("2026-07-02T23:59:59Z", { totalCostUsd: 9 });
    const used = [{ model: "large", total_tokens: 500, cost_usd: 0.5 }];
    await storeAt("2026-07-03T00:00:00Z", { totalCostUsd: 0.5, tokenUsage: used, preference: "case_reports" });
    for (const seconds of [1, 2, 3]) await storeAt("2026-09-01T10:00:00Z", { processingTime: seconds });
    await storeAt("2026-09-01T10:00:00Z", { processingTime: 3000, outcome: "failed" });
    const stats = await readAt(NOW);
    expect(stats.per_day[0]).toEqual({ day: "2026-07-03", searches: 1, cost_usd: 0.5 });
    expect(stats.per_day.find(({ day }) => day === "2026-09-01")).toMatchObject({ searches: 4 });
    expect(stats.per_preference).toContainEqual({ preference: "case_reports", searches: 1 });
    expect(stats.per_preference).toContainEqual({ preference: "clinical_trials_rare", searches: 4 });
    expect(stats.per_model).toEqual([
      { model: "builtin", searches: 4, total_tokens: 0, cost_usd: 0 },
      { model: "large", searches: 1, total_tokens: 500, cost_usd: 0.5 },
    ]);
    expect(stats.search_time.median).toBeCloseTo(2, 0);
    expect(stats.search_time.p95).toBeCloseTo(3, 0);
  });

  it("answers what the month costs against its budget, what fails, and who is near the limit", async () => {
    const ann = await addUser("ann@example.org");
    const ben = await addUser("ben@example.org");
    await addUser("cid@example.org");
    await database.db.insert(usageMonths).values([
      { userId: ann, month: "2026-09-01", used: 80 },
      { userId: ben, month: "2026-09-01", used: 100 },
    ]);
    const failure = { stage: "searching_papers", code: "source_unavailable", cause: "it answered 500" } as const;
    for (const day of [3, 4]) await storeAt(`2026-09-0${day}T10:00:00Z`, { outcome: "failed", failure });
    await storeAt("2026-08-31T23:59:59Z", { outcome: "failed", failure, totalCostUsd: 9 });
    await storeAt("2026-09-05T10:00:00Z", { totalCostUsd: 5.95 });
    const stats = await readAt(NOW);
    expect(stats.failed_month).toBe(2);
    expect(stats.failures).toMatchObject([{ ...failure, count: 2, first_at: "2026-09-03T10:00:00.000Z" }]);
    expect(stats.budget).toMatchObject({ limit_usd: 6, spent_usd: 5.95, reached_on: "2026-09-30" });
    expect(stats.near_limit).toMatchObject({ near: 1, at: 1 });
    expect(stats.near_limit.accounts.map(({ email }) => email)).toEqual(["ben@example.org", "ann@example.org"]);
  });

  it("is for administrators alone", async () => {
    const test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
    const [user, admin] = [
      await signInNew(test, database, { email: "user@example.org" }),
      await signInNew(test, database, { email: "admin@example.org", role: "admin" }),
    ];
    const status = async (token: string | null) => (await call(test.app, "GET", "/admin/stats", token)).statusCode;
    expect([await status(null), await status(user), await status(admin)]).toEqual([401, 403, 200]);
    await test.close();
  });
});

describe("a change in percent", () => {
  it.each([
    [110, 100, 10],
    [1, 3, -66.7],
    [0, 5, -100],
    [5, 0, null],
    [0, 0, null],
  ])("from %d against %d is %d", (now, before, change) => {
    expect(percentChange(now, before)).toBe(change);
  });
});
