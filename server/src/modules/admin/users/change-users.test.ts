import {
  highlights,
  mails,
  oidcIdentities,
  searches,
  searchPapers,
  sessions,
  surveys,
  users,
} from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { call, PASSWORD, signInNew } from "../../../../test/app.ts";
import { isAdministratorLeft } from "../../../accounts/administrators.ts";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

describe("an administrator of accounts", () => {
  let admin: AdminTest;
  let clinic: string;

  beforeAll(async () => {
    admin = await openAdminTest();
  });
  afterAll(() => admin.close());
  beforeEach(async () => {
    await admin.begin();
    clinic = await admin.addCompany("Clinic");
  });

  const signIn = (email: string, password: string) =>
    call(admin.test.app, "POST", "/auth/login", null, { email, password });
  const refusal = (answer: { statusCode: number; json: () => { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ];
  describe("who changes an account", () => {
    it("changes what is given, and the audit log has before and after", async () => {
      const id = await admin.addUser({ email: "ada@example.org", companyText: "Mine" });
      const answer = await admin.put(`/admin/users/${id.toUpperCase()}`, {
        full_name: " Ada King ",
        company_id: clinic,
      });
      expect(answer.json().user).toMatchObject({ full_name: "Ada King", company_name: "Clinic", role: "user" });
      await admin.put(`/admin/users/${id}`, { full_name: "Ada King", role: "user", company_id: clinic });
      const entries = await admin.readAudit();
      expect(entries.map((entry) => [entry.action, entry.details.changes])).toEqual([
        [
          "USER_UPDATE",
          { full_name: { from: "Ada Byron", to: "Ada King" }, company_name: { from: "Mine", to: "Clinic" } },
        ],
      ]);
    });

    it("puts whom they deactivate out at once, who can come back when activated again", async () => {
      const token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
      const id = await admin.findId("ada@example.org");
      expect((await admin.put(`/admin/users/${id}`, { is_active: false })).json().user.is_active).toBe(false);
      expect(refusal(await admin.get("/auth/me", token))).toEqual([403, "account_inactive"]);
      expect((await signIn("ada@example.org", PASSWORD)).statusCode).toBe(403);
      await admin.put(`/admin/users/${id}`, { is_active: true });
      expect((await admin.get("/auth/me", token)).statusCode).toBe(401);
      expect((await signIn("ada@example.org", PASSWORD)).statusCode).toBe(200);
    });

    it.each([
      [{}, "Nothing to change: give full_name, role, is_active or company_id"],
      [{ email: "new@example.org" }, "email is not known here; accepted: full_name, role, is_active, company_id"],
      [{ full_name: "" }, "Full name is required"],
      [{ role: null }, "Role must be 'admin', 'user', or 'demo' (or 'company_admin')"],
      [{ is_active: 1 }, "is_active must be true or false"],
      [{ company_id: null }, "Company is required"],
      [{ company_id: "x" }, "Company is required"],
    ])("gets a message that says what is wrong with %j", async (update, message) => {
      const id = await admin.addUser({ email: "ada@example.org", companyId: clinic });
      const answer = await admin.put(`/admin/users/${id}`, update);
      expect([answer.statusCode, answer.json().detail[0].msg]).toEqual([422, message]);
    });

    it("gives out a temporary password once: it lets the user in, and ends what was open", async () => {
      const token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
      const id = await admin.findId("ada@example.org");
      const answer = await admin.post(`/admin/users/${id}/reset-password`);
      const password = answer.json().temporary_password;
      expect(password).toMatch(/^\w{20}$/);
      expect((await admin.get("/auth/me", token)).statusCode).toBe(401);
      expect((await signIn("ada@example.org", PASSWORD)).statusCode).toBe(401);
      expect((await signIn("ada@example.org", password)).statusCode).toBe(200);
      const kept = JSON.stringify([await admin.readAudit(), await admin.db.select().from(mails)]);
      expect(kept).toContain("temporary_password");
      expect(kept).not.toContain(password);
      expect((await admin.db.select().from(mails))[0]?.recipient).toBe("ada@example.org");
    });

    it("is refused the reset of the own password, which would end the own session", async () => {
      expect(refusal(await admin.post(`/admin/users/${admin.adminId()}/reset-password`))).toEqual([400, "own_account"]);
    });
  });

  describe("who deletes accounts", () => {
    it("takes searches, highlights and sessions away, and leaves surveys and the audit log", async () => {
      const token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
      const id = await admin.findId("ada@example.org");
      await admin.db
        .insert(surveys)
        .values({ userId: id, userEmail: "ada@example.org", userRole: "user", interested: true });
      const asked = { question: "x", preference: "comprehensive", language: "en", maxResults: 5 } as const;
      const [search] = await admin.db
        .insert(searches)
        .values({ ...asked, userId: id, status: "running" })
        .returning();
      const searchId = search?.id ?? "";
      await admin.db.insert(searchPapers).values({ searchId, pmid: 101, record: {} as never });
      await admin.db.update(searches).set({ status: "completed" });
      await admin.db.insert(highlights).values({ searchId, pmid: 101, paperTitle: "x" });
      expect((await admin.remove(`/admin/users/${id}`)).json()).toEqual({ status: "success" });
      for (const gone of [searches, searchPapers, highlights]) expect(await admin.db.$count(gone)).toBe(0);
      expect(await admin.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
      expect((await admin.get("/auth/me", token)).statusCode).toBe(401);
      expect(refusal(await admin.remove(`/admin/users/${id}`))).toEqual([404, "not_found"]);
      expect(refusal(await admin.put(`/admin/users/${id}`, { is_active: true }))).toEqual([404, "not_found"]);
      expect(await admin.db.select().from(surveys)).toMatchObject([{ userId: null, userEmail: "ada@example.org" }]);
      expect(await admin.readAudit()).toMatchObject([
        { action: "USER_DELETE", details: { target_id: id, target_email: "ada@example.org" } },
      ]);
    });

    it("is never rid of the own account, however its id is written", async () => {
      for (const id of [admin.adminId(), admin.adminId().toUpperCase()]) {
        expect((await admin.remove(`/admin/users/${id}`)).json()).toEqual({
          detail: "You cannot delete your own account",
          code: "own_account",
        });
      }
    });

    it("deletes several, and gives a reason for each that cannot be deleted", async () => {
      const one = await admin.addUser({ email: "one@example.org" });
      const two = await admin.addUser({ email: "two@example.org" });
      const given = [one, admin.adminId(), "' or 1=1", UNKNOWN_ID, two.toUpperCase(), two];
      const answer = (await admin.post("/admin/users/batch-delete", given)).json();
      expect(answer).toMatchObject({ successful: 2, failed: 4 });
      expect(answer.results.map((one: { user_id: string; success: boolean }) => [one.user_id, one.success])).toEqual([
        [one, true],
        [admin.adminId(), false],
        ["' or 1=1", false],
        [UNKNOWN_ID, false],
        [two.toUpperCase(), true],
        [two, false],
      ]);
      expect(answer.results[1]).toMatchObject({ code: "own_account", message: "You cannot delete your own account" });
      expect((await admin.readAudit()).map((entry) => entry.details.reason)).toEqual(["batch", "batch"]);
    });

    it.each([[[]], [{}], [[1]], [Array(501).fill(UNKNOWN_ID)]])(
      "is refused a batch that is no list of ids",
      async (body) => {
        expect((await admin.post("/admin/users/batch-delete", body)).statusCode).toBe(422);
      },
    );
  });

  describe("who changes several", () => {
    const change = async (user_ids: readonly string[], given: object, token?: string) =>
      (await admin.post("/admin/users/batch-update", { user_ids, change: given }, token)).json();

    it("deactivates and activates them, signs them out, and is given a reason for each that cannot be", async () => {
      const token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
      const [ada, bob] = [await admin.findId("ada@example.org"), await admin.addUser({ email: "bob@example.org" })];
      const answer = await change([ada, admin.adminId(), "x", UNKNOWN_ID, bob.toUpperCase()], { is_active: false });
      expect(answer).toMatchObject({ successful: 2, failed: 3 });
      expect(answer.results.map(({ code }: { code: string | null }) => code)).toEqual([
        ...[null, "last_administrator", "not_found", "not_found", null],
      ]);
      expect(refusal(await admin.get("/auth/me", token))).toEqual([403, "account_inactive"]);
      expect((await change([ada, bob], { is_active: true })).successful).toBe(2);
      expect((await change([ada], { is_active: true })).successful).toBe(1);
      const entries = await admin.readAudit();
      expect(entries.map(({ action, details }) => [action, details.reason, details.target_email])).toEqual(
        ["ada", "bob", "ada", "bob"].map((name) => ["USER_UPDATE", "batch", `${name}@example.org`]),
      );
      expect(entries[0]?.details.changes).toEqual({ is_active: { from: true, to: false } });
    });

    it("moves them to a company, and sets their limits", async () => {
      const ids = [await admin.addUser({ email: "ada@example.org", companyId: clinic })];
      ids.push(await admin.addUser({ email: "bob@example.org", monthlyLimit: 7 }));
      const lab = await admin.addCompany("Lab");
      expect((await change(ids, { company_id: lab })).failed).toBe(0);
      expect((await change(ids, { monthly_limit: 30 })).failed).toBe(0);
      const read = () => admin.db.select().from(users).where(eq(users.companyId, lab)).orderBy(users.email);
      expect((await read()).map(({ email, monthlyLimit }) => [email, monthlyLimit])).toEqual([
        ["ada@example.org", 30],
        ["bob@example.org", 30],
      ]);
      expect((await change(ids, { monthly_limit: null })).failed).toBe(0);
      expect((await read()).map(({ monthlyLimit }) => monthlyLimit)).toEqual([null, null]);
      expect((await change(ids, { company_id: UNKNOWN_ID })).code).toBe("company_unknown");
      expect((await admin.readAudit()).map(({ details }) => Object.keys(details.changes ?? {}))).toEqual([
        ...[["company_name"], ["company_name"], ["monthly_limit"], ["monthly_limit"]],
        ...[["monthly_limit"], ["monthly_limit"]],
      ]);
    });

    it.each([
      [{ user_ids: [], change: { is_active: true } }, "Name at least one user"],
      [
        { user_ids: Array(501).fill(UNKNOWN_ID), change: { is_active: true } },
        "At most 500 users can be changed at once",
      ],
      [{ user_ids: [UNKNOWN_ID], change: {} }, "Give one of is_active, company_id or monthly_limit"],
      [
        { user_ids: [UNKNOWN_ID], change: { is_active: true, monthly_limit: 1 } },
        "Give one of is_active, company_id or monthly_limit",
      ],
      [{ user_ids: [UNKNOWN_ID], change: { monthly_limit: -1 } }, /^Search limit must be a whole number from 0/],
    ])("is refused %j", async (body, message) => {
      const answer = await admin.post("/admin/users/batch-update", body);
      expect([answer.statusCode, answer.json().detail[0].msg]).toEqual([
        422,
        message instanceof RegExp ? expect.stringMatching(message) : message,
      ]);
    });
  });

  describe("who is the last", () => {
    const weaken = { deactivated: { is_active: false }, demoted: { role: "user" } };

    it("can be neither deactivated nor demoted, by anybody", async () => {
      await admin.addUser({ email: "pending@example.org", role: "admin" });
      await admin.addUser({ email: "off@example.org", role: "admin", isActive: false, passwordHash: "x" });
      for (const update of Object.values(weaken)) {
        const answer = await admin.put(`/admin/users/${admin.adminId()}`, update);
        expect(refusal(answer)).toEqual([409, "last_administrator"]);
      }
    });

    it("is no longer the last when there is another, but still protected from oneself", async () => {
      const other = await admin.addUser({ email: "other@example.org", role: "admin", passwordHash: "x" });
      for (const update of Object.values(weaken)) {
        expect(refusal(await admin.put(`/admin/users/${admin.adminId()}`, update))).toEqual([400, "own_account"]);
      }
      expect((await admin.put(`/admin/users/${other}`, weaken.demoted)).statusCode).toBe(200);
    });

    it("may be one who signs in at a provider, and has no password", async () => {
      const other = await admin.addUser({ email: "other@example.org", role: "admin" });
      await admin.db.insert(oidcIdentities).values({ issuer: "https://id.example.org", subject: "o", userId: other });
      const own = () => admin.put(`/admin/users/${admin.adminId()}`, weaken.demoted);
      expect(refusal(await own())).toEqual([400, "own_account"]);
      await admin.db.update(users).set({ isActive: false }).where(eq(users.id, admin.adminId()));
      const answer = await admin.db.transaction((tx) => isAdministratorLeft(tx, eq(users.id, other)));
      expect(answer).toBe(false);
    });

    it("is left when two take each other's rights at once", async () => {
      const otherToken = await signInNew(admin.test, admin.database, { email: "other@example.org", role: "admin" });
      const other = await admin.findId("other@example.org");
      const answers = await Promise.all([
        admin.put(`/admin/users/${other}`, weaken.demoted),
        admin.put(`/admin/users/${admin.adminId()}`, weaken.demoted, otherToken),
      ]);
      const codes = answers.map((answer) => answer.statusCode).sort();
      expect(codes[0]).toBe(200);
      expect([403, 409]).toContain(codes[1]);
    });

    it("is left when all but the own account are deleted at once by each other", async () => {
      const otherToken = await signInNew(admin.test, admin.database, { email: "other@example.org", role: "admin" });
      const other = await admin.findId("other@example.org");
      await Promise.all([
        admin.post("/admin/users/batch-delete", [other]),
        admin.post("/admin/users/batch-delete", [admin.adminId()], otherToken),
      ]);
      const left = await admin.db.select().from(users).where(eq(users.role, "admin"));
      expect(left).toHaveLength(1);
    });
  });

  it("has ten changes of one user at once all applied, each recorded with what it found", async () => {
    const id = await admin.addUser({ email: "ada@example.org", companyId: clinic });
    const given = Array.from({ length: 10 }, (_, n) => `Name ${n}`);
    const answers = await Promise.all(
      given.map((full_name) => admin.put(`/admin/users/${id}`, { full_name, company_id: clinic })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    const changes = (await admin.readAudit()).map((entry) => entry.details.changes?.full_name);
    expect(new Set(changes.map((change) => change?.to))).toEqual(new Set(given));
    expect(new Set(changes.map((change) => change?.from)).size).toBe(10);
  });
});
