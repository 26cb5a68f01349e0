import { monthReportSchema, monthUsersSchema } from "@medsieve/contract/admin/month";
import { users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeLog, type StoredLog, storeLogs } from "../../../../../database/test/query-logs.ts";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { EVERYONE } from "../../../accounts/admin-scope.ts";
import { readMonth } from "./read-month.ts";

const NOW = new Date("2026-09-11T00:00:00Z");
const FAILURE = { stage: "analyzing_results", code: "reader_unavailable", cause: "it answered 529" } as const;

describe("the month of an administrator", () => {
  let admin: AdminTest;
  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(() => admin.begin());

  const store = (moment: string, given: Partial<StoredLog> = {}) =>
    storeLogs(admin.database, makeLog({ startedAt: new Date(moment), ...given }));
  const used = (model: string, cost_usd: number) => [
    { model, step: "reading", input_tokens: 60, output_tokens: 40, total_tokens: 100, cost_usd } as const,
  ];

  it("comes to the same cost by day, company, user, model and preference, trials of prompts included", async () => {
    const companyId = await admin.addCompany("Clinic");
    const ann = await admin.addUser({ email: "ann@example.org", companyId });
    const ben = await admin.addUser({ email: "ben@example.org" });
    const ofAnn = { userId: ann, companyId, companyName: "Clinic" };
    await store("2026-09-01T00:00:00Z", { ...ofAnn, totalCostUsd: 2, tokenUsage: used("large", 2) });
    await store("2026-09-10T10:00:00Z", { userId: ben, totalCostUsd: 0.5, tokenUsage: used("small", 0.5) });
    await store("2026-09-10T10:00:00Z", { userId: ben, preference: "case_reports" });
    const trial = { searchType: "Prompt_Trial", totalCostUsd: 0.5, tokenUsage: used("large", 0.5) } as const;
    await store("2026-09-10T10:00:00Z", { ...trial, userId: ben });
    await store("2026-08-31T23:59:59Z", { userId: ben, totalCostUsd: 100 });

    const month = await readMonth(admin.database, { scope: EVERYONE, month: "2026-09", budgetUsd: 8, now: NOW });
    expect(monthReportSchema.parse(month)).toMatchObject({
      ...{ searches: 3, cost_usd: 3, active_users: 2, failed: 0 },
      budget: { limit_usd: 8, spent_usd: 3, forecast_usd: 9, reached_on: "2026-09-27" },
      per_company: [
        { company_id: companyId, company_name: "Clinic", searches: 1, cost_usd: 2 },
        { company_id: null, company_name: null, searches: 2, cost_usd: 1 },
      ],
      per_model: [
        { model: "large", total_tokens: 200, cost_usd: 2.5 },
        { model: "small", total_tokens: 100, searches: 1, cost_usd: 0.5 },
        { model: "builtin", total_tokens: 0, searches: 1, cost_usd: 0 },
      ],
    });
    expect(month.per_day).toHaveLength(11);
    for (const part of [month.per_day, month.per_company, month.per_model, month.per_preference]) {
      expect(part.reduce((sum, { cost_usd }) => sum + cost_usd, 0)).toBeCloseTo(3);
    }

    const list = async (query: string) =>
      monthUsersSchema.parse((await admin.get(`/admin/month/users?month=2026-09${query}`)).json());
    expect((await list("")).items).toEqual([
      { user_id: ann, email: "ann@example.org", company_name: "Clinic", searches: 1, cost_usd: 2 },
      { user_id: ben, email: "ben@example.org", company_name: null, searches: 2, cost_usd: 1 },
    ]);
    expect((await list("&page=2&per_page=1")).items).toMatchObject([{ user_id: ben }]);
    await admin.db.delete(users).where(eq(users.id, ben));
    expect((await list("")).items[1]).toMatchObject({ user_id: ben, searches: 2, cost_usd: 1 });
  });

  it("groups what failed by stage, code and cause, with how often and since when", async () => {
    const failed = { outcome: "failed", failure: FAILURE } as const;
    await store("2026-09-02T08:00:00Z", failed);
    await store("2026-09-04T09:30:00Z", failed);
    await store("2026-09-04T10:00:00Z", { outcome: "failed", errorMessage: "search_interrupted", failure: null });
    await store("2026-08-31T23:59:59Z", failed);
    await store("2026-09-04T10:00:00Z", { ...failed, searchType: "Prompt_Trial" });
    const month = await readMonth(admin.database, { scope: EVERYONE, month: "2026-09", budgetUsd: null, now: NOW });
    expect(month.failed).toBe(3);
    expect(month.failures).toMatchObject([
      { ...FAILURE, count: 2, first_at: "2026-09-02T08:00:00.000Z", last_at: "2026-09-04T09:30:00.000Z" },
      { stage: null, code: "search_interrupted", cause: null, count: 1 },
    ]);
    expect(month.failures[0]?.search_ids).toHaveLength(2);
    expect(month.per_day.filter(({ failed: n }) => n > 0).map(({ day, failed: n }) => [day, n])).toEqual([
      ["2026-09-02", 1],
      ["2026-09-04", 2],
    ]);
  });

  it("is empty, and no error, before anything was asked", async () => {
    const answer = await admin.get("/admin/month?month=2020-02");
    expect(monthReportSchema.parse(answer.json())).toMatchObject({ searches: 0, per_company: [], failures: [] });
    expect(answer.json().per_day).toHaveLength(29);
  });

  it.each(["2026-13", "2026-1", "September", "0000-01"])("refuses the month %s", async (month) => {
    const refused = await admin.get(`/admin/month?month=${month}`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail[0].msg).toBe("month must be a month such as 2026-01");
  });
});
