import { batchImportResultSchema, batchResultSchema } from "@medsieve/contract/admin/users";
import { totpFactors, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeLog, storeLogs } from "../../../../../database/test/query-logs.ts";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { signInNew } from "../../../../test/app.ts";

const PASSWORD = "Long-enough-1";

describe("a company's administrator", () => {
  let admin: AdminTest;
  let token: string;
  let own: string;
  let other: string;
  /** A user of the company, one of another, and an administrator of the server who is of the company. */
  let ids: Record<"ann" | "ben" | "root" | "self", string>;

  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(async () => {
    await admin.begin();
    own = await admin.addCompany("Clinic");
    other = await admin.addCompany("Practice");
    token = await signInNew(admin.test, admin.database, { email: "manager@x.org", role: "company_admin" });
    await admin.db.update(users).set({ companyId: own }).where(eq(users.email, "manager@x.org"));
    ids = {
      ann: await admin.addUser({ email: "ann@x.org", companyId: own, passwordHash: "x" }),
      ben: await admin.addUser({ email: "ben@x.org", companyId: other, passwordHash: "x" }),
      root: await admin.addUser({ email: "boss@x.org", companyId: own, role: "admin", passwordHash: "x" }),
      self: await admin.findId("manager@x.org"),
    };
  });

  const answered = async (answer: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
    const { statusCode, json } = await answer;
    return statusCode === 200 ? 200 : `${statusCode} ${json().code}`;
  };
  const newUser = (given: object) => ({
    ...{ email: "new@x.org", full_name: "New", password: PASSWORD, company_id: own, role: "user" },
    ...given,
  });

  it("sees the people, the limits and the name of the own company, whatever is asked for", async () => {
    const listEmails = async (query: string) =>
      (await admin.get(`/admin/users${query}`, token)).json().items.map((user: { email: string }) => user.email);
    expect(await listEmails("?sort=email")).toEqual(["ann@x.org", "boss@x.org", "manager@x.org"]);
    expect(await listEmails(`?company_id=${other}`)).toEqual([]);
    const limits = (await admin.get("/admin/usage-limits?sort=email", token)).json();
    expect(limits.data.map((one: { email: string }) => one.email)).toEqual([
      "ann@x.org",
      "boss@x.org",
      "manager@x.org",
    ]);
    expect(limits.summary.accounts).toBe(3);
    const companies = (await admin.get("/admin/companies", token)).json();
    expect(companies.items.map((one: { name: string }) => one.name)).toEqual(["Clinic"]);
  });

  it("reads the month of the own company, without the server's budget", async () => {
    const at = { startedAt: new Date("2026-09-10T10:00:00Z"), tokenUsage: [] };
    const ofAnn = { userId: ids.ann, companyId: own, companyName: "Clinic", userEmail: "ann@x.org" };
    await storeLogs(admin.database, makeLog({ ...at, ...ofAnn, totalCostUsd: 2 }));
    await storeLogs(admin.database, makeLog({ ...at, ...ofAnn, totalCostUsd: 1, outcome: "failed" }));
    await storeLogs(admin.database, makeLog({ ...at, userId: ids.ben, companyId: other, totalCostUsd: 9 }));
    await storeLogs(admin.database, makeLog({ ...at, userId: ids.ben, companyId: other, outcome: "failed" }));
    const month = (await admin.get("/admin/month?month=2026-09", token)).json();
    expect(month).toMatchObject({ searches: 2, cost_usd: 3, active_users: 1, failed: 1, budget: { limit_usd: null } });
    expect(month.per_company).toEqual([{ company_id: own, company_name: "Clinic", searches: 2, cost_usd: 3 }]);
    expect(month.failures).toMatchObject([{ count: 1 }]);
    const everyone = (await admin.get("/admin/month?month=2026-09")).json();
    expect(everyone).toMatchObject({ searches: 4, cost_usd: 12, failed: 2 });
    const people = (await admin.get("/admin/month/users?month=2026-09&page=1&per_page=5", token)).json();
    expect(people.items).toMatchObject([{ user_id: ids.ann, email: "ann@x.org", searches: 2, cost_usd: 3 }]);
    expect(people.meta).toMatchObject({ total: 1 });
  });

  it("makes, changes, limits and deletes people of the own company, and each act is in the audit log", async () => {
    expect(await answered(admin.post("/admin/users", newUser({}), token))).toBe(200);
    expect(
      await answered(admin.post("/admin/users", newUser({ email: "b@x.org", role: "company_admin" }), token)),
    ).toBe(200);
    const invited = { email: "invited@x.org", full_name: "Invited", company_id: own };
    expect(await answered(admin.post("/admin/users/invite", invited, token))).toBe(200);
    const pending = await admin.findId("invited@x.org");
    expect(await answered(admin.post(`/admin/users/${pending}/resend-invitation`, {}, token))).toBe(200);
    expect(await answered(admin.put(`/admin/users/${ids.ann}`, { is_active: false, company_id: own }, token))).toBe(
      200,
    );
    expect(await answered(admin.put(`/admin/users/${ids.ann}/limit?limit=3`, undefined, token))).toBe(200);
    expect(await answered(admin.post(`/admin/users/${ids.ann}/reset-password`, {}, token))).toBe(200);
    await admin.db.insert(totpFactors).values({ userId: ids.ann, sealedSecret: "x", confirmedAt: new Date() });
    expect(await answered(admin.post(`/admin/users/${ids.ann}/reset-factor`, {}, token))).toBe(200);
    expect(await answered(admin.remove(`/admin/users/${pending}`, token))).toBe(200);
    expect(await answered(admin.post(`/admin/users/${ids.ann}/erase`, {}, token))).toBe(200);
    const acts = (await admin.readAudit()).filter(({ actorId }) => actorId === ids.self).map(({ action }) => action);
    expect(acts).toEqual([
      ...["USER_CREATE", "USER_CREATE", "USER_CREATE", "USER_UPDATE", "USER_UPDATE", "USER_UPDATE", "PASSWORD_RESET"],
      ...["USER_UPDATE", "USER_DELETE", "USER_ERASE"],
    ]);
  });

  it("finds no one of another company, in any call", async () => {
    const of = `/admin/users/${ids.ben}`;
    const missing = "404 not_found";
    expect(await answered(admin.put(of, { full_name: "Mine" }, token))).toBe(missing);
    expect(await answered(admin.put(`${of}/limit?limit=0`, undefined, token))).toBe(missing);
    for (const act of ["reset-password", "reset-factor", "resend-invitation", "erase"]) {
      expect(await answered(admin.post(`${of}/${act}`, {}, token)), act).toBe(missing);
    }
    expect(await answered(admin.remove(of, token))).toBe(missing);
    const deleted = await admin.post("/admin/users/batch-delete", [ids.ben, ids.ann], token);
    expect(batchResultSchema.parse(deleted.json()).results.map(({ code }) => code)).toEqual(["not_found", null]);
    for (const change of [{ is_active: true }, { monthly_limit: 5 }, { company_id: own }]) {
      const given = { user_ids: [ids.ben, ids.root, ids.self], change };
      const changed = batchResultSchema.parse((await admin.post("/admin/users/batch-update", given, token)).json());
      expect(changed.results.map(({ code }) => code)).toEqual(["not_found", "administrators_only", null]);
    }
    const handOver = { user_ids: [ids.self], change: { company_id: other } };
    expect(await answered(admin.post("/admin/users/batch-update", handOver, token))).toBe("403 other_company");
  });

  it("takes no one in from another company, and hands no one over", async () => {
    const elsewhere = "403 other_company";
    for (const company_id of [other, "00000000-0000-4000-8000-000000000000"]) {
      expect(await answered(admin.post("/admin/users", newUser({ company_id }), token))).toBe(elsewhere);
      const invited = { email: "invited@x.org", full_name: "Invited", company_id };
      expect(await answered(admin.post("/admin/users/invite", invited, token))).toBe(elsewhere);
      expect(await answered(admin.put(`/admin/users/${ids.ann}`, { company_id }, token))).toBe(elsewhere);
    }
  });

  it("neither makes nor touches an administrator of the server, and keeps the own role", async () => {
    const refused = "403 administrators_only";
    expect(await answered(admin.post("/admin/users", newUser({ role: "admin" }), token))).toBe(refused);
    expect(await answered(admin.put(`/admin/users/${ids.ann}`, { role: "admin" }, token))).toBe(refused);
    expect(await answered(admin.put(`/admin/users/${ids.self}`, { role: "admin" }, token))).toBe(refused);
    const of = `/admin/users/${ids.root}`;
    expect(await answered(admin.put(of, { is_active: false }, token))).toBe(refused);
    expect(await answered(admin.put(`${of}/limit?limit=0`, undefined, token))).toBe(refused);
    for (const act of ["reset-password", "reset-factor", "resend-invitation", "erase"]) {
      expect(await answered(admin.post(`${of}/${act}`, {}, token)), act).toBe(refused);
    }
    expect(await answered(admin.remove(of, token))).toBe(refused);
    expect(await answered(admin.put(`/admin/users/${ids.self}`, { role: "user" }, token))).toBe("400 own_account");
  });

  it("imports rows of the own company; others fail by themselves, and no company is made", async () => {
    const row = (email: string, given: object) => ({ email, full_name: "N", password: PASSWORD, ...given });
    const answer = await admin.post(
      "/admin/users/batch-import",
      {
        users: [
          row("one@x.org", { company: "  clinic " }),
          row("two@x.org", { company: "Practice" }),
          row("three@x.org", { company: "A new one" }),
          row("four@x.org", { company: "Clinic", role: "admin" }),
        ],
      },
      token,
    );
    const { results } = batchImportResultSchema.parse(answer.json());
    expect(results.map(({ reason }) => reason)).toEqual([
      null,
      "other_company",
      "other_company",
      "administrators_only",
    ]);
    expect((await admin.get("/admin/companies")).json().items).toHaveLength(2);
  });

  it("must be in a company, and is out with it", async () => {
    const alone = await admin.addUser({ email: "alone@x.org" });
    expect(await answered(admin.put(`/admin/users/${alone}`, { role: "company_admin" }))).toBe("422 validation_failed");
    await admin.db.update(users).set({ companyId: null }).where(eq(users.id, ids.self));
    expect(await answered(admin.get("/admin/users", token))).toBe("403 access_denied");
  });
});
