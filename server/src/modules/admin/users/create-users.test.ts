import { mails, passwordLinks } from "@medsieve/database/schema/index";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { call } from "../../../../test/app.ts";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

describe("an administrator", () => {
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
  const newUser = (given: object = {}) => ({
    ...{ email: " Ada@Example.org ", full_name: " Ada Byron ", password: "Secret-horse-9" },
    ...{ company_id: clinic, role: "demo", is_active: true, search_limit: 7 },
    ...given,
  });

  describe("who creates an account", () => {
    it("gives it a password, a role and a limit, and finds it in the audit log without the password", async () => {
      const answer = await admin.post("/admin/users", newUser());
      expect(answer.json()).toMatchObject({
        status: "success",
        user: {
          ...{ email: "ada@example.org", full_name: "Ada Byron", role: "demo", is_active: true, monthly_limit: 7 },
          ...{ company_id: clinic, company_name: "Clinic", has_set_password: true },
        },
      });
      expect((await signIn("ada@example.org", "Secret-horse-9")).statusCode).toBe(200);
      const [entry] = await admin.readAudit();
      expect(entry).toMatchObject({
        action: "USER_CREATE",
        ...{ actorId: admin.adminId(), actorEmail: "root@example.org", ipAddress: "127.0.0.1" },
        details: { target_email: "ada@example.org", target_name: "Ada Byron", company_name: "Clinic" },
      });
      expect(JSON.stringify(entry)).not.toContain("Secret");
    });

    it("leaves the limit to the role when none is given", async () => {
      for (const search_limit of [undefined, null]) {
        const answer = await admin.post("/admin/users", newUser({ email: `${search_limit}@x.org`, search_limit }));
        expect(answer.json().user.monthly_limit).toBeNull();
      }
    });

    it.each([
      [{ email: "" }, "Email is required"],
      [{ email: "no-address" }, "Please enter a valid email address"],
      [{ email: "a\0@b.org" }, "Please enter a valid email address"],
      [{ full_name: "  " }, "Full name is required"],
      [{ full_name: "a\0b" }, "Control characters are not accepted"],
      [{ password: "" }, "Password is required"],
      [{ company_id: "" }, "Company is required"],
      [{ company_id: undefined }, "Company is required"],
      [{ role: "boss" }, "Role must be 'admin', 'user', or 'demo' (or 'company_admin')"],
      [{ is_active: "yes" }, "is_active must be true or false"],
      ...[0, -1, 1.5, 1e12, "10"].map((search_limit): [object, string] => [
        { search_limit },
        "Search limit must be a whole number from 1 to 999999999",
      ]),
    ])("gets a message that says what is wrong with %j", async (given, message) => {
      const answer = await admin.post("/admin/users", newUser(given));
      expect([answer.statusCode, answer.json().detail[0].msg]).toEqual([422, message]);
    });

    it("is refused a weak password, an unknown company and an address that is taken", async () => {
      expect(refusal(await admin.post("/admin/users", newUser({ password: "weakweak" })))).toEqual([
        400,
        "weak_password",
      ]);
      expect(refusal(await admin.post("/admin/users", newUser({ company_id: UNKNOWN_ID })))).toEqual([
        400,
        "company_unknown",
      ]);
      const answers = await Promise.all([1, 2, 3].map(() => admin.post("/admin/users", newUser())));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
      expect(answers.find((answer) => answer.statusCode === 409)?.json()).toEqual({
        detail: "A user with this email already exists",
        code: "email_taken",
      });
      expect(await admin.readAudit()).toHaveLength(1);
    });
  });

  describe("who invites somebody", () => {
    const invitation = (given: object = {}) => ({
      ...{ email: "ada@example.org", full_name: "Ada Byron", company_id: clinic, language: "jp", ...given },
    });

    it("has a mail sent in the language chosen, whose link sets the first password", async () => {
      const answer = await admin.post("/admin/users/invite", invitation());
      expect(answer.json().user).toMatchObject({ role: "user", has_set_password: false });
      const [mail] = await admin.db.select().from(mails);
      expect(mail).toMatchObject({ recipient: "ada@example.org", subject: "Medsieve へのご招待" });
      expect(mail?.text).toContain("招待者：root@example.org");
      const token = new URL(mail?.link ?? "").searchParams.get("token");
      const set = await admin.post("/auth/reset-password", { token, new_password: "Chosen-horse-3" });
      expect(set.statusCode).toBe(200);
      expect((await signIn("ada@example.org", "Chosen-horse-3")).statusCode).toBe(200);
      expect((await admin.readAudit()).map((entry) => [entry.action, entry.actorEmail, entry.details.reason])).toEqual([
        ["USER_CREATE", "root@example.org", "invitation"],
        ["PASSWORD_RESET", null, "invitation_link"],
      ]);
    });

    it("has a link that lasts 48 hours", async () => {
      await admin.post("/admin/users/invite", invitation());
      const lasts = sql<number>`extract(epoch from ${passwordLinks.expiresAt} - ${passwordLinks.createdAt})::float / 3600`;
      const [link] = await admin.db.select({ lasts }).from(passwordLinks);
      expect(link?.lasts).toBeCloseTo(48, 1);
      const token = new URL((await admin.db.select().from(mails))[0]?.link ?? "").searchParams.get("token");
      await admin.db.update(passwordLinks).set({ expiresAt: sql`now()` });
      const set = await admin.post("/auth/reset-password", { token, new_password: "Chosen-horse-3" });
      expect(refusal(set)).toEqual([404, "link_expired"]);
    });

    it("makes no administrator, and no second account of one address", async () => {
      expect((await admin.post("/admin/users/invite", invitation({ role: "admin" }))).statusCode).toBe(422);
      expect((await admin.post("/admin/users/invite", invitation({ language: "fr" }))).statusCode).toBe(422);
      await admin.post("/admin/users/invite", invitation());
      expect(refusal(await admin.post("/admin/users/invite", invitation()))).toEqual([409, "email_taken"]);
      expect(await admin.db.select().from(mails)).toHaveLength(1);
    });

    it("can send it again while it is pending only", async () => {
      await admin.post("/admin/users/invite", invitation());
      const id = await admin.findId("ada@example.org");
      const again = await admin.post(`/admin/users/${id}/resend-invitation`, { language: "zh" });
      expect(again.json()).toEqual({ status: "success" });
      const sent = await admin.db.select().from(mails).where(eq(mails.subject, "邀请您使用 Medsieve"));
      expect(sent).toHaveLength(1);
      expect(await admin.db.select().from(passwordLinks)).toHaveLength(2);
      expect(refusal(await admin.post(`/admin/users/${id}/reset-password`))).toEqual([409, "password_not_set"]);
      const other = await admin.post(`/admin/users/${admin.adminId()}/resend-invitation`, {});
      expect(refusal(other)).toEqual([409, "password_already_set"]);
    });
  });
});
