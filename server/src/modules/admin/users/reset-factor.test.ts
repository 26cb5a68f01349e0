import { mails } from "@medsieve/database/schema/index";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";
import { PASSWORD, signInNew } from "../../../../test/app.ts";

let admin: AdminTest;
beforeAll(async () => {
  admin = await openAdminTest();
});
beforeEach(() => admin.begin());
afterAll(() => admin.close());

describe("a second factor that was lost", () => {
  it("is taken away by an administrator: audited, mailed to the owner, who then signs in with the password", async () => {
    const token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
    const id = await admin.findId("ada@example.org");
    const reset = () => admin.post(`/admin/users/${id}/reset-factor`, { language: "en" });
    expect((await reset()).json().code).toBe("factor_not_enabled");
    const { secret } = (await admin.post("/account/totp", undefined, token)).json();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await admin.post("/account/totp/confirm", { code }, token)).statusCode).toBe(200);
    const listed = async () => (await admin.get("/admin/users?search=ada")).json().items[0].has_second_factor;
    expect(await listed()).toBe(true);

    expect((await reset()).statusCode).toBe(200);
    expect(await listed()).toBe(false);
    expect((await admin.get("/auth/me", token)).statusCode).toBe(401);
    const signIn = await admin.post("/auth/login", { email: "ada@example.org", password: PASSWORD });
    expect(signIn.json().access_token).toBeDefined();
    const entries = await admin.readAudit();
    expect(entries.at(-1)).toMatchObject({ action: "USER_UPDATE", details: { target_id: id, reason: "factor_reset" } });
    const sent = await admin.db.select().from(mails);
    expect(sent.map((mail) => [mail.recipient, mail.subject])).toContainEqual([
      "ada@example.org",
      "Your second factor for Medsieve was taken away",
    ]);
  });

  it("of one's own is not taken away so", async () => {
    const answer = await admin.post(`/admin/users/${admin.adminId()}/reset-factor`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "own_account"]);
  });
});
