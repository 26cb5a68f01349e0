import { auditEvents } from "@medsieve/database/schema/index";
import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../test/admin.ts";
import { PASSWORD } from "../../../test/app.ts";

let admin: AdminTest;
beforeAll(async () => {
  admin = await openAdminTest();
});
beforeEach(() => admin.begin());
afterAll(() => admin.close());

/** As if all sessions had begun, and all been proven and set up, so much earlier. */
async function age(minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`;
  await admin.db.execute(sql`update sessions set created_at = created_at - ${by}, proven_at = proven_at - ${by}`);
  await admin.db.execute(sql`update totp_factors set confirmed_at = confirmed_at - ${by}`);
}
const stepUp = (proof: object, token?: string) => admin.post("/auth/step-up", proof, token);
const addUser = () => admin.addUser({ email: "ada@example.org", passwordHash: "x" });

async function enrol(): Promise<string[]> {
  const { secret } = (await admin.post("/account/totp")).json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return (await admin.post("/account/totp/confirm", { code })).json().recovery_codes;
}

const DESTRUCTIVE: ["POST" | "PUT" | "DELETE", string, unknown?][] = [
  ["DELETE", "/admin/users/{user}"],
  ["POST", "/admin/users/batch-delete", ["{user}"]],
  ["POST", "/admin/users/batch-update", { user_ids: ["{user}"], change: { is_active: false } }],
  ["POST", "/admin/users/{user}/erase"],
  ["POST", "/admin/users/{user}/reset-password"],
  ["POST", "/admin/users/{user}/reset-factor"],
  ["DELETE", "/admin/companies/{user}"],
  ["PUT", "/admin/retention", { question_days: 1, search_days: 1, survey_days: 1, mail_days: 1 }],
  ["POST", "/admin/retention/run"],
];

const NO_COMPANY = "00000000-0000-4000-8000-000000000000";
const RIGHTS: [string, "POST" | "PUT", string, (role: string) => unknown][] = [
  ["a change of role", "PUT", "/admin/users/{user}", (role) => ({ role })],
  [
    "a new account",
    "POST",
    "/admin/users",
    (role) => ({ email: "bea@example.org", full_name: "Bea", role, password: PASSWORD, company_id: NO_COMPANY }),
  ],
  [
    "an import",
    "POST",
    "/admin/users/batch-import",
    (role) => ({
      users: [{ email: "cy@example.org", full_name: "Cy", password: PASSWORD, company: "Acme", role }],
    }),
  ],
];

describe("what gives rights over others", () => {
  it.each(RIGHTS)(
    "by %s asks for a fresh proof, and for none where it gives no such rights",
    async (_, method, path, body) => {
      const id = await addUser();
      const send = (role: string) =>
        method === "PUT" ? admin.put(path.replace("{user}", id), body(role)) : admin.post(path, body(role));
      await age(16);
      expect((await send("admin")).json().code).toBe("step_up_required");
      expect((await send("user")).json().code).not.toBe("step_up_required");
      expect((await stepUp({ password: PASSWORD })).statusCode).toBe(200);
      expect((await send("admin")).json().code).not.toBe("step_up_required");
    },
  );
});

describe("a destructive act of an administrator", () => {
  it.each(DESTRUCTIVE)(
    "%s %s asks for password or code after 15 minutes, and does nothing",
    async (method, path, body) => {
      const id = await addUser();
      const fill = (text: string) => text.replace("{user}", id);
      const send = {
        POST: () => admin.post(fill(path), body && JSON.parse(fill(JSON.stringify(body)))),
        PUT: () => admin.put(fill(path), body),
        DELETE: () => admin.remove(fill(path)),
      }[method];
      await age(16);
      const before = await admin.db.select().from(auditEvents);
      const answer = await send();
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        {
          code: "step_up_required",
          detail:
            "This asks for a fresh proof, and you proved who you are more than 15 minutes ago. Give your password, and repeat it",
          accepted: ["password"],
        },
      ]);
      expect(await admin.findId("ada@example.org")).toBe(id);
      expect(await admin.db.select().from(auditEvents)).toEqual(before);
      expect((await stepUp({ password: PASSWORD })).statusCode).toBe(200);
      expect((await send()).json().code).not.toBe("step_up_required");
    },
  );

  it("is open for 15 minutes after signing in, and after each proof", async () => {
    const id = await addUser();
    await age(14);
    expect((await admin.post(`/admin/users/${id}/reset-password`)).statusCode).toBe(200);
    await age(2);
    expect((await admin.post(`/admin/users/${id}/reset-password`)).statusCode).toBe(403);
    const proven = (await stepUp({ password: PASSWORD })).json();
    const lasts = Date.parse(proven.valid_until) - Date.now();
    expect([proven.status, Math.round(lasts / 60_000)]).toEqual(["success", 15]);
    await age(14);
    expect((await admin.post(`/admin/users/${id}/reset-password`)).statusCode).toBe(200);
    await age(2);
    expect((await admin.post(`/admin/users/${id}/reset-password`)).statusCode).toBe(403);
  });

  it("is all that asks: reading and changing go on", async () => {
    const id = await addUser();
    await age(600);
    expect((await admin.get("/admin/users")).statusCode).toBe(200);
    expect((await admin.put(`/admin/users/${id}`, { full_name: "Ada King" })).statusCode).toBe(200);
  });

  it("counts a proof in its own session only", async () => {
    const id = await addUser();
    const credentials = { email: "root@example.org", password: PASSWORD };
    const other = (await admin.post("/auth/login", credentials)).json().access_token;
    await age(16);
    expect((await stepUp({ password: PASSWORD }, other)).statusCode).toBe(200);
    expect((await admin.remove(`/admin/users/${id}`)).statusCode).toBe(403);
    expect((await admin.remove(`/admin/users/${id}`, other)).statusCode).toBe(200);
  });

  it("is closed to personal tokens, which cannot prove anything either", async () => {
    const id = await addUser();
    const given = { name: "script", scopes: ["read", "search", "verify"], expires_at: null };
    const { token } = (await admin.post("/account/tokens", given)).json();
    for (const answer of [
      await admin.remove(`/admin/users/${id}`, token),
      await stepUp({ password: PASSWORD }, token),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, "token_not_accepted"]);
    }
  });
});

describe("proving who one is", () => {
  it("refuses a wrong password, audits it, and slows this session down", async () => {
    await age(16);
    const wrong = await stepUp({ password: "Wrong-password-1" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, "wrong_password"]);
    const audit = await admin.readAudit();
    expect(audit.at(-1)).toMatchObject({ action: "SIGN_IN_FAILED" });
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) codes.push((await stepUp({ password: "Wrong-password-1" })).json().code);
    expect(codes.at(-1)).toBe("too_many_attempts");
    expect((await admin.remove(`/admin/users/${await addUser()}`)).json().code).toBe("step_up_required");
  });

  it("takes each recovery code once", async () => {
    const id = await addUser();
    const [first = ""] = await enrol();
    await age(16);
    expect((await admin.remove(`/admin/users/${id}`)).json().accepted).toEqual(["password", "code"]);
    expect((await stepUp({ code: first })).statusCode).toBe(200);
    const again = await stepUp({ code: first });
    expect([again.statusCode, again.json().code]).toEqual([400, "factor_invalid"]);
    expect((await admin.remove(`/admin/users/${id}`)).statusCode).toBe(200);
  });

  it("takes no code of an app that was set up, or only begun, when the proof was old already", async () => {
    const id = await addUser();
    await age(16);
    const { secret } = (await admin.post("/account/totp")).json();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await stepUp({ code })).json().code).toBe("factor_invalid");
    const confirmed = await admin.post("/account/totp/confirm", { code });
    const [recovery] = confirmed.json().recovery_codes;
    expect((await stepUp({ code: recovery })).json().code).toBe("factor_invalid");
    expect((await admin.remove(`/admin/users/${id}`)).json().accepted).toEqual(["password"]);
  });

  it.each([[{}], [{ password: "x", code: "1" }], [{ password: "x", more: 1 }]])("refuses %j", async (proof) => {
    const answer = await stepUp(proof);
    expect([answer.statusCode, answer.json().code]).toEqual([422, "validation_failed"]);
  });
});
