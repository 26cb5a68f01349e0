import { randomUUID } from "node:crypto";
import { surveyResponsesSchema, surveyStatisticsResponseSchema } from "@medsieve/contract/admin/survey-responses";
import { companies, surveys, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

describe("survey responses", () => {
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

  const list = async (query = "") => {
    const answer = await call(test.app, "GET", `/admin/survey-responses${query}`, admin);
    expect(answer.statusCode).toBe(200);
    return surveyResponsesSchema.parse(answer.json());
  };
  const store = (email: string, day: string, given: Partial<typeof surveys.$inferInsert> = {}) =>
    database.db.insert(surveys).values({
      ...{ userEmail: email, userRole: "user", interested: false, createdAt: new Date(day) },
      ...given,
    });

  it("name account and company as they were, also when both are gone", async () => {
    const token = await signInNew(test, database, { email: "ann@example.org", role: "demo" });
    const [company] = await database.db.insert(companies).values({ name: "Acme" }).returning();
    await database.db.update(users).set({ companyId: company?.id }).where(eq(users.email, "ann@example.org"));
    const answers = {
      interested: true,
      use_case: "clinical",
      needed_searches: "unlimited",
      additional_feedback: "=1+1",
    };
    await call(test.app, "POST", "/usage/survey", token, answers);
    await database.db.delete(companies);
    expect((await list(`?company_id=${company?.id}`)).data).toMatchObject([
      {
        ...{ UserEmail: "ann@example.org", UserRole: "demo", CompanyName: "Acme", Interested: true },
        ...{ UseCase: "clinical", NeededSearches: "unlimited", AdditionalFeedback: "=1+1" },
      },
    ]);
  });

  it("can be filtered and paged; both days are included, in UTC", async () => {
    await store("a@example.org", "2026-01-30T23:59:59.999Z");
    await store("b@example.org", "2026-01-31T00:00:00Z", { userRole: "demo" });
    await store("c@example.org", "2026-02-01T23:59:59.999Z");
    await store("d@example.org", "2026-02-02T00:00:00Z", { userRole: "admin" });
    const emails = async (query: string) => (await list(query)).data.map(({ UserEmail }) => UserEmail[0]).join("");
    expect(await emails("")).toBe("dcba");
    expect(await emails("?start_date=2026-01-31&end_date=2026-02-01")).toBe("cb");
    expect(await emails("?start_date=2026-01-31T20:00:00-05:00&end_date=2026-02-01T01:00:00Z")).toBe("c");
    expect(await emails("?user_role=demo&start_date=&company_id=")).toBe("b");
    expect(await emails("?page=2&per_page=3")).toBe("a");
    expect((await list("?page=2&per_page=3")).meta).toEqual({ total: 4, total_pages: 2, page: 2, per_page: 3 });
    expect((await list(`?company_id=${randomUUID()}`)).data).toEqual([]);
  });

  it("come to shares and distributions in which no choice is missing", async () => {
    const read = async () => {
      const answer = await call(test.app, "GET", "/admin/survey-statistics", admin);
      return surveyStatisticsResponseSchema.parse(answer.json()).data;
    };
    expect(await read()).toMatchObject({ total_responses: 0, interested_percentage: 0 });
    await store("a@example.org", "2026-01-30", { interested: true, useCase: "research", neededSearches: "1000+" });
    await store("b@example.org", "2026-01-30", { interested: true, useCase: "research", neededSearches: "100-200" });
    await store("c@example.org", "2026-01-30");
    expect(await read()).toEqual({
      ...{ total_responses: 3, interested_count: 2, interested_percentage: 66.7 },
      use_case_distribution: { research: 2, clinical: 0, education: 0, personal: 0, other: 0 },
      needed_searches_distribution: { "100-200": 1, "200-500": 0, "500-1000": 0, "1000+": 1, unlimited: 0 },
    });
  });

  it.each([
    ["start_date=2026-02-02&end_date=2026-02-01", "start_date must not be after end_date"],
    ["start_date=yesterday", "start_date must be a date such as 2026-01-31"],
    ["start_date=0000-01-01", "start_date must be a date such as 2026-01-31"],
    ["end_date=2026-02-30", "end_date must be a date such as 2026-01-31"],
    ["end_date=9999-12-31T23:59:59-23:59", "end_date must be a date such as 2026-01-31"],
    ["user_role=owner", "user_role must be one of: admin, company_admin, user, demo"],
    ["company_id=1'%20or%20'1'='1", "company_id must be the id of a company"],
    ["per_page=1000", "per_page must be a whole number from 1 to 100"],
  ])("refuse %s and say what is accepted", async (query, message) => {
    const answer = await call(test.app, "GET", `/admin/survey-responses?${query}`, admin);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0].msg).toContain(message);
  });

  it("are for administrators alone", async () => {
    const user = await signInNew(test, database, { email: "user@example.org" });
    for (const path of ["/admin/survey-responses", "/admin/survey-statistics"]) {
      expect((await call(test.app, "GET", path, null)).statusCode).toBe(401);
      expect((await call(test.app, "GET", path, user)).statusCode).toBe(403);
    }
  });
});
