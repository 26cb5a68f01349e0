import { once } from "node:events";
import { SOCKET_CLOSE_NOT_SIGNED_IN } from "@medsieve/contract/constants";
import { auditEvents, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../test/admin.ts";
import { call, signInNew } from "../../test/app.ts";
import { SocketClient } from "../../test/socket-client.ts";

const ID = "00000000-0000-4000-8000-000000000000";

describe("refused calls of signed-in users", () => {
  let admin: AdminTest;
  let token: string;
  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(async () => {
    await admin.begin();
    token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
  });

  const readRefused = async () => {
    const entries = await admin.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "ACCESS_REFUSED"))
      .orderBy(auditEvents.createdAt);
    return entries.map(({ actorEmail, details }) => ({ actorEmail, ...details }));
  };
  const actorEmail = "ada@example.org";

  it("are in the audit log, with the call and without what stood in it", async () => {
    expect((await admin.put(`/admin/users/${ID}`, { full_name: "Secret words" }, token)).statusCode).toBe(403);
    const call = "PUT /api/v1/admin/users/:id";
    expect(await readRefused()).toEqual([{ actorEmail, reason: "access_denied", call }]);
    const answer = await admin.get("/admin/audit-logs?action=ACCESS_REFUSED");
    expect(answer.json().items).toMatchObject([{ actor_email: actorEmail, details: { call } }]);
    expect(JSON.stringify(answer.json())).not.toContain("Secret words");
  });

  it("name the scope that a personal token lacks, and a call that no such token opens", async () => {
    const made = await admin.post("/account/tokens", { name: "script", scopes: ["read"] }, token);
    const program = made.json().token;
    expect((await admin.post("/search", { query: "zinc" }, program)).json().code).toBe("scope_missing");
    expect((await admin.get("/account/sessions", program)).json().code).toBe("token_not_accepted");
    expect((await admin.get("/account/sessions", "mst_unknown")).statusCode).toBe(401);
    expect(await readRefused()).toEqual([
      { actorEmail, reason: "scope_missing", call: "POST /api/v1/search" },
      { actorEmail, reason: "token_not_accepted", call: "GET /api/v1/account/sessions" },
    ]);
  });

  it("of a company's administrator are those outside the company", async () => {
    const companyId = await admin.addCompany("Clinic");
    const lead = await signInNew(admin.test, admin.database, { email: "lead@example.org", role: "company_admin" });
    await admin.db.update(users).set({ companyId }).where(eq(users.email, "lead@example.org"));
    const other = await admin.addCompany("Other");
    const given = { email: "new@example.org", full_name: "New", password: "Correct-horse-7", role: "user" };
    expect((await admin.post("/admin/users", { ...given, company_id: other }, lead)).statusCode).toBe(403);
    expect(await readRefused()).toMatchObject([{ actorEmail: "lead@example.org", reason: "other_company" }]);
  });

  it("are also those of single items, though the others of their call went through", async () => {
    const companyId = await admin.addCompany("Clinic");
    const lead = await signInNew(admin.test, admin.database, { email: "lead@example.org", role: "company_admin" });
    await admin.db.update(users).set({ companyId }).where(eq(users.email, "lead@example.org"));
    const own = await admin.addUser({ email: "own@example.org", companyId });
    const chief = await admin.addUser({ email: "chief@example.org", companyId, role: "admin" });
    const given = { full_name: "New", password: "Correct-horse-7" };
    const rows = [
      { ...given, email: "a@example.org", company: "Clinic" },
      { ...given, email: "b@example.org", company: "Other" },
      { ...given, email: "c@example.org", company: "Clinic", role: "admin" },
    ];
    expect((await admin.post("/admin/users/batch-import", { users: rows }, lead)).json()).toMatchObject({ failed: 2 });
    const deleted = await admin.post("/admin/users/batch-delete", [own, chief], lead);
    expect(deleted.json()).toMatchObject({ successful: 1, failed: 1 });
    const actorEmail = "lead@example.org";
    const [toImport, toDelete] = ["POST /api/v1/admin/users/batch-import", "POST /api/v1/admin/users/batch-delete"];
    expect(await readRefused()).toEqual([
      { actorEmail, reason: "other_company", call: toImport },
      { actorEmail, reason: "administrators_only", call: toImport },
      { actorEmail, reason: "administrators_only", call: toDelete },
    ]);
  });

  it("are also those of the live socket", async () => {
    const made = await admin.post("/account/tokens", { name: "script", scopes: ["search"] }, token);
    const client = new SocketClient(await admin.test.listen(), made.json().token);
    expect(await client.untilType("error")).toMatchObject({ code: "token_not_accepted" });
    expect((await once(client.socket, "close"))[0]).toBe(SOCKET_CLOSE_NOT_SIGNED_IN);
    expect(await readRefused()).toEqual([{ actorEmail, reason: "token_not_accepted", call: "GET /api/v1/ws" }]);
  });

  it("do not fill the log: the 1st and 10th of a call are entries, and a flood is one", async () => {
    for (let n = 0; n < 12; n++) await admin.get("/admin/users", token);
    expect(await readRefused()).toMatchObject([
      { call: "GET /api/v1/admin/users" },
      { call: "GET /api/v1/admin/users", attempts: 10 },
    ]);
    for (let n = 0; n < 100; n++) await call(admin.test.app, "GET", "/admin/companies", token);
    const all = await readRefused();
    expect(all).toHaveLength(5);
    expect(all.at(-1)).toEqual({ actorEmail, reason: "many_refusals", attempts: 100 });
  });

  it("for other reasons are none of these: a proof that is too old, no one signed in", async () => {
    await admin.get("/admin/users", "nonsense");
    await admin.db.execute("update sessions set proven_at = now() - interval '1 hour'");
    expect((await admin.remove(`/admin/users/${ID}`)).json().code).toBe("step_up_required");
    expect(await readRefused()).toEqual([]);
  });
});
