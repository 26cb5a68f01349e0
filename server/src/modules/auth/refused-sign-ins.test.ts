import { API_PREFIX } from "@medsieve/contract/constants";
import { auditEvents } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../../../database/test/database.ts";
import { openAccountsApp } from "../../../test/accounts-app.ts";
import { recordRefusal } from "../../accounts/record-refusal.ts";

let site: Awaited<ReturnType<typeof openAccountsApp>>;
let ada: { id: string; email: string };
beforeAll(async () => {
  site = await openAccountsApp();
});
beforeEach(async () => {
  await emptyDatabase(site.database);
  ada = await site.addUser({ email: "ada@example.org" });
});
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

async function readEntries(action: "SIGN_IN_FAILED" | "PASSWORD_RESET" = "SIGN_IN_FAILED") {
  const rows = await site.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, action))
    .orderBy(auditEvents.createdAt);
  return rows.map(({ ipAddress, actorId, details }) => ({ ipAddress, actorId, details }));
}
const target = () => ({ target_id: ada.id, target_email: "ada@example.org" });

describe("a refused sign-in", () => {
  it("is logged with account and address, and never with what was typed", async () => {
    await site.login("ada@example.org", "Sw0rdfish-typed");
    await site.login("Sw0rdfish-typed-as-address", "x");
    expect(await readEntries()).toEqual([
      { ipAddress: "203.0.113.7", actorId: null, details: { ...target(), reason: "wrong_password" } },
      { ipAddress: "203.0.113.7", actorId: null, details: { reason: "unknown_address" } },
    ]);
    const { rows } = await site.database.pool.query("select t::text from audit_events t");
    expect(JSON.stringify(rows)).not.toMatch(/Sw0rdfish/i);
  });

  it("is logged for a wrong current password, and for a session's token that was used twice", async () => {
    const { token, cookie } = await site.signIn("ada@example.org");
    await site.app.inject({
      method: "PUT",
      url: `${API_PREFIX}/auth/password`,
      headers: { authorization: `Bearer ${token}` },
      payload: { current_password: "wrong", new_password: "Battery-Staple-9" },
    });
    await site.refresh(cookie);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    expect((await site.refresh(cookie)).statusCode).toBe(401);
    expect((await readEntries()).map(({ details }) => details)).toEqual([
      { ...target(), reason: "wrong_current_password" },
      { ...target(), reason: "reused_session" },
    ]);
  });
});

describe("a flood of refusals", () => {
  const refuse = (given: { address?: string; account?: typeof ada | null } = {}) =>
    recordRefusal(
      site.database.db,
      {
        ...{ action: "SIGN_IN_FAILED", reason: "wrong_password" },
        ...{ account: given.account === undefined ? ada : given.account, address: given.address ?? "203.0.113.7" },
      },
      site.clock.now,
    );

  it("is logged as the 1st, 10th and 100th of an hour, and begins again with the next", async () => {
    for (let n = 0; n < 45; n++) await refuse();
    const details = { ...target(), reason: "wrong_password" };
    expect((await readEntries()).map((entry) => entry.details)).toEqual([details, { ...details, attempts: 10 }]);
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    await refuse();
    expect((await readEntries()).at(-1)?.details).toEqual(details);
  });

  it("from many addresses at one account is logged as one", async () => {
    for (let n = 0; n < 120; n++) await refuse({ address: `198.51.100.${n}` });
    const entries = await readEntries();
    expect(entries).toHaveLength(21);
    expect(entries.at(-1)).toEqual({
      ipAddress: null,
      actorId: null,
      details: { ...target(), reason: "many_refusals", attempts: 100 },
    });
  });

  it("from one address at many accounts is logged as one", async () => {
    for (let n = 0; n < 120; n++) {
      const id = `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
      await refuse({ account: { id, email: `${n}@example.org` } });
    }
    const entries = await readEntries();
    expect(entries).toHaveLength(51);
    expect(entries.at(-1)).toEqual({
      ipAddress: "203.0.113.7",
      actorId: null,
      details: { reason: "many_refusals", attempts: 100 },
    });
  });
});
