import { API_PREFIX } from "@medsieve/contract/constants";
import { usageResponseSchema } from "@medsieve/contract/usage";
import { users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccountsApp } from "../../../test/accounts-app.ts";
import { countSearch } from "../../db/usage.ts";

let site: Awaited<ReturnType<typeof openAccountsApp>>;
beforeAll(async () => {
  site = await openAccountsApp();
});
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

const read = (headers: Record<string, string> = {}) => site.app.inject({ url: `${API_PREFIX}/usage/current`, headers });

describe("GET /usage/current", () => {
  it("answers this month's usage of the signed-in user", async () => {
    const user = await site.addUser({ email: "demo@example.org", role: "demo" });
    for (let n = 0; n < 3; n++) {
      await countSearch(site.database.db, user, { userLimit: 100, demoLimit: 10 }, site.clock.now);
    }
    await site.addUser({ email: "ada@example.org" });
    const demo = await read({ authorization: `Bearer ${(await site.signIn("demo@example.org")).token}` });
    expect(usageResponseSchema.parse(demo.json())).toEqual({
      success: true,
      data: { current_usage: 3, limit: 10, reset_date: "2026-03-01T00:00:00.000Z", percentage_used: 30 },
    });
    const ada = await read({ authorization: `Bearer ${(await site.signIn("ada@example.org")).token}` });
    expect(ada.json().data).toMatchObject({ current_usage: 0, limit: 100, percentage_used: 0 });
  });

  it("is 100 percent of a limit of 0, and more where a limit was lowered below what is used", async () => {
    const none = await site.addUser({ email: "none@example.org", monthlyLimit: 0 });
    const lowered = await site.addUser({ email: "lowered@example.org", monthlyLimit: 3 });
    const limits = { userLimit: 100, demoLimit: 10 };
    for (let n = 0; n < 3; n++) await countSearch(site.database.db, lowered, limits, site.clock.now);
    await site.database.db.update(users).set({ monthlyLimit: 2 }).where(eq(users.id, lowered.id));
    const percent = async (email: string) =>
      (await read({ authorization: `Bearer ${(await site.signIn(email)).token}` })).json().data.percentage_used;
    expect([await percent(none.email), await percent(lowered.email)]).toEqual([100, 150]);
  });

  it("is for signed-in users", async () => {
    expect((await read()).statusCode).toBe(401);
  });
});
