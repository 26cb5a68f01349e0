import { monthWishesSchema } from "@medsieve/contract/admin/month";
import { surveys, usageMonths, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { signInNew } from "../../../../test/app.ts";

describe("who wants more searches in a month", () => {
  let admin: AdminTest;
  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(() => admin.begin());

  const read = async (query = "") => monthWishesSchema.parse((await admin.get(`/admin/month/wishes${query}`)).json());
  const answer = (userId: string | null, userEmail: string, createdAt: string, interested = true) =>
    admin.db.insert(surveys).values({
      ...{ userId, userEmail, userRole: "user", companyName: "Then", interested, createdAt: new Date(createdAt) },
      ...(interested ? { useCase: "clinical", neededSearches: "200-500", additionalFeedback: "For the ward" } : {}),
    });

  it("is counted as their searches are refused, and shown beside their answer", async () => {
    const token = await signInNew(admin.test, admin.database, { email: "ann@example.org", monthlyLimit: 0 });
    for (const expected of [429, 429]) {
      expect((await admin.post("/search", { query: "asthma" }, token)).statusCode).toBe(expected);
    }
    const survey = { interested: true, use_case: "clinical", needed_searches: "1000+", additional_feedback: "" };
    expect((await admin.post("/usage/survey", survey, token)).statusCode).toBe(200);
    expect(await read()).toMatchObject({
      items: [
        {
          ...{ email: "ann@example.org", role: "user", searches: 0, limit: 0, refused: 2 },
          survey: { interested: true, use_case: "clinical", needed_searches: "1000+", additional_feedback: null },
        },
      ],
      totals: { users_refused: 1, refused: 2, answered: 1, interested: 1 },
      meta: { total: 1 },
    });
  });

  it("has who answered before but asks now, and who answered but never asked; also where the account is gone", async () => {
    const companyId = await admin.addCompany("Clinic");
    const ann = await admin.addUser({ email: "ann@example.org", companyId });
    const ben = await admin.addUser({ email: "ben@example.org" });
    const month = { month: "2026-02-01", used: 100 };
    await admin.db.insert(usageMonths).values([
      { userId: ann, ...month, refused: 4 },
      { userId: ben, ...month },
    ]);
    await answer(ann, "ann@example.org", "2025-12-05T10:00:00Z");
    await answer(ben, "ben@example.org", "2026-01-31T23:59:59Z");
    await answer(null, "gone@example.org", "2026-02-01T00:00:00Z", false);
    const { items, totals } = await read("?month=2026-02");
    expect(items).toMatchObject([
      {
        ...{ user_id: ann, company_name: "Clinic", searches: 100, limit: 100, refused: 4 },
        survey: { answered_at: "2025-12-05T10:00:00.000Z", needed_searches: "200-500" },
      },
      {
        ...{ user_id: null, email: "gone@example.org", company_name: "Then", searches: null, limit: null, refused: 0 },
        survey: { interested: false, use_case: null },
      },
    ]);
    expect(totals).toEqual({ users_refused: 1, refused: 4, answered: 2, interested: 1 });
    expect((await read("?month=2026-02&page=2&per_page=1")).items).toMatchObject([{ email: "gone@example.org" }]);
    expect((await read("?month=2026-01")).items).toMatchObject([{ user_id: ben, refused: 0 }]);
  });

  it("is for administrators of the whole server, as the survey is", async () => {
    const token = await signInNew(admin.test, admin.database, { email: "lead@example.org", role: "company_admin" });
    await admin.db
      .update(users)
      .set({ companyId: await admin.addCompany("Clinic") })
      .where(eq(users.role, "company_admin"));
    expect((await admin.get("/admin/month/wishes", token)).statusCode).toBe(403);
  });
});
