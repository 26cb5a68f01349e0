import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../../../database/test/database.ts";
import { openAccountsApp } from "../../../test/accounts-app.ts";
import { SoftPasskey } from "../../../test/soft-passkey.ts";
import type { HttpApp } from "../../http/app-types.ts";

const ORIGIN = "http://localhost:3000";
const EMAIL = "ada@example.org";

let site: Awaited<ReturnType<typeof openAccountsApp>>;
beforeAll(async () => {
  site = await openAccountsApp();
});
beforeEach(async () => {
  await emptyDatabase(site.database);
  site.clock.now = new Date("2026-03-10T12:00:00.000Z");
  await site.addUser({ email: EMAIL });
});
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

const passMinutes = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
const send = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  token: string | null,
  payload?: object,
  app: HttpApp = site.app,
) =>
  app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { origin: ORIGIN, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload === undefined ? {} : { payload }),
  });
const said = (answer: { statusCode: number; json: () => { code?: string } }) => {
  const code = answer.statusCode === 200 ? undefined : answer.json().code;
  return code === undefined ? answer.statusCode : `${answer.statusCode} ${code}`;
};

async function add(token: string, passkey: SoftPasskey, name = "Laptop") {
  const { options } = (await send("POST", "/auth/passkeys/options", token)).json();
  return send("POST", "/auth/passkeys", token, { name, response: passkey.create(options) });
}

async function signInWith(passkey: SoftPasskey, challenge?: string) {
  const given = challenge === undefined ? {} : { challenge };
  const { options } = (await send("POST", "/auth/passkey/options", null, given)).json();
  return send("POST", "/auth/passkey", null, { ...given, response: passkey.get(options) });
}

async function openAccount() {
  const { token } = await site.signIn(EMAIL);
  const passkey = new SoftPasskey(ORIGIN);
  const added = await add(token, passkey);
  expect(added.statusCode).toBe(200);
  return { token, passkey, id: added.json().passkey.id as string, codes: added.json().recovery_codes as string[] };
}

describe("a passkey", () => {
  it("signs in alone, without address and password", async () => {
    const { passkey, codes } = await openAccount();
    expect(codes).toHaveLength(10);
    const answer = await signInWith(passkey);
    expect([answer.statusCode, answer.json().user.email]).toEqual([200, EMAIL]);
    expect((await site.getMe(answer.json().access_token)).statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual(["medsieve_device", "medsieve_refresh"]);
    const { items } = (await send("GET", "/auth/passkeys", answer.json().access_token)).json();
    expect(items).toMatchObject([{ name: "Laptop", synced: false, last_used_at: site.clock.now.toISOString() }]);
  });

  it("is the second factor of the password, as are the recovery codes", async () => {
    const { passkey, codes } = await openAccount();
    const login = await site.login(EMAIL);
    expect(login.json()).toEqual({ factor_required: true, challenge: expect.any(String), factors: ["passkey"] });
    expect(login.cookies).toEqual([]);
    expect((await signInWith(passkey, login.json().challenge)).json().user.email).toBe(EMAIL);
    const used = { challenge: login.json().challenge };
    expect(said(await send("POST", "/auth/passkey/options", null, used))).toBe("401 challenge_expired");
    const { challenge } = (await site.login(EMAIL)).json();
    const code = codes[0];
    expect(said(await send("POST", "/auth/factor", null, { challenge, code }))).toBe(200);
  });

  it("stands beside an authenticator app, whose recovery codes stay, and goes without it", async () => {
    const { token } = await site.signIn(EMAIL);
    const { secret } = (await send("POST", "/account/totp", token)).json();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now.getTime() });
    const confirmed = await send("POST", "/account/totp/confirm", token, { code });
    const passkey = new SoftPasskey(ORIGIN);
    const added = (await add(token, passkey)).json();
    expect(added.recovery_codes).toEqual([]);
    expect((await site.login(EMAIL)).json().factors).toEqual(["code", "passkey"]);
    expect(said(await send("DELETE", "/account/totp", token, { password: "Correct-Horse-7" }))).toBe(200);
    expect((await site.login(EMAIL)).json().factors).toEqual(["passkey"]);
    const left = (await send("GET", "/account/totp", token)).json();
    expect(left).toMatchObject({ enabled: false, recovery_codes_left: confirmed.json().recovery_codes.length });
    expect(said(await send("DELETE", `/auth/passkeys/${added.passkey.id}`, token))).toBe(200);
    expect((await site.login(EMAIL)).json().user.email).toBe(EMAIL);
    expect((await send("GET", "/account/totp", token)).json().recovery_codes_left).toBe(0);
  });

  it("is added and removed only by somebody who proved who they are in the last 15 minutes, also by a passkey", async () => {
    const { passkey, id } = await openAccount();
    const token = (await signInWith(passkey)).json().access_token;
    expect(said(await add(token, new SoftPasskey(ORIGIN)))).toBe(200);
    await site.database.db.execute(sql`update sessions set created_at = created_at - interval '16 minutes'`);
    expect(said(await send("POST", "/auth/passkeys/options", token))).toBe("403 step_up_required");
    expect(said(await send("DELETE", `/auth/passkeys/${id}`, token))).toBe("403 step_up_required");
  });

  it("cannot be added with a temporary password, which somebody else knows", async () => {
    const { token } = await site.signIn(EMAIL);
    await site.database.db.execute(sql`update users set must_change_password = true`);
    expect(said(await send("POST", "/auth/passkeys/options", token))).toBe("403 password_change_required");
  });

  it("proves again who somebody is", async () => {
    const { token, passkey } = await openAccount();
    passMinutes(10);
    await site.database.db.execute(
      sql`update sessions set proven_at = null, created_at = created_at - interval '1 hour'`,
    );
    const refused = await send("POST", "/auth/passkeys/options", token);
    expect([said(refused), refused.json().accepted]).toEqual(["403 step_up_required", ["password", "passkey"]]);
    const { options } = (await send("POST", "/auth/step-up/passkey-options", token)).json();
    const signed = passkey.get(options);
    expect(said(await send("POST", "/auth/step-up", token, { passkey: signed, password: "x" }))).toBe(
      "422 validation_failed",
    );
    expect(said(await send("POST", "/auth/step-up", token, { passkey: signed }))).toBe(200);
    expect(said(await send("POST", "/auth/step-up", token, { passkey: signed }))).toBe("400 passkey_invalid");
    expect(said(await send("POST", "/auth/passkeys/options", token))).toBe(200);
  });

  it("counts as the factor that the server asks for, and the last one stays", async () => {
    const app = await site.openApp(undefined, undefined, "all");
    const { token } = await site.signIn(EMAIL);
    const me = async (as: string) => (await send("GET", "/auth/me", as, undefined, app)).json().pending_step;
    expect(await me(token)).toBe("enrol_factor");
    const { options } = (await send("POST", "/auth/passkeys/options", token, undefined, app)).json();
    const response = new SoftPasskey(ORIGIN).create(options);
    const added = await send("POST", "/auth/passkeys", token, { name: "Key", response }, app);
    expect([added.statusCode, await me(token)]).toEqual([200, null]);
    const removal = await send("DELETE", `/auth/passkeys/${added.json().passkey.id}`, token, undefined, app);
    expect(said(removal)).toBe("403 second_factor_required");
    expect((await send("GET", "/auth/passkeys", token, undefined, app)).json().items).toHaveLength(1);
    await app.close();
  });

  it("is called otherwise by its owner alone", async () => {
    const { token, id } = await openAccount();
    const path = `/auth/passkeys/${id}`;
    expect((await send("PATCH", path, token, { name: "  Work laptop " })).json().name).toBe("Work laptop");
    expect((await send("PATCH", path, token, { name: " " })).statusCode).toBe(422);
    await site.addUser({ email: "ben@example.org" });
    const { token: other } = await site.signIn("ben@example.org");
    expect((await send("PATCH", path, other, { name: "Mine" })).statusCode).toBe(404);
    expect((await send("GET", "/auth/passkeys", token)).json().items[0].name).toBe("Work laptop");
  });

  it("is mailed to its owner when it is added or removed, in the language of the page", async () => {
    const { token, id } = await openAccount();
    await send("DELETE", `/auth/passkeys/${id}`, token, { language: "ja" });
    const { rows } = await site.database.db.execute<{ recipient: string; subject: string; text: string }>(
      sql`select recipient, subject, text from mails where subject like '%how you sign in%' or subject like '%サインイン方法%'
        order by created_at, id`,
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual([EMAIL, EMAIL]);
    expect(rows[0]?.text).toContain("A passkey was added");
    expect(rows[1]?.text).toContain("パスキーが削除されました");
    expect(rows[1]?.text).toContain("/account");
  });

  it("is in the audit log when it is added, used, refused and removed", async () => {
    const { token, passkey, id } = await openAccount();
    await signInWith(passkey);
    await signInWith(new SoftPasskey(ORIGIN));
    await send("DELETE", `/auth/passkeys/${id}`, token);
    const { rows } = await site.database.db.execute<{ said: string }>(
      sql`select action || ' ' || coalesce(details->>'reason', '') as said from audit_events order by created_at, id`,
    );
    expect(rows.map((row) => row.said)).toEqual([
      ...["USER_LOGIN ", "USER_UPDATE passkey_added", "USER_LOGIN passkey", "SIGN_IN_FAILED wrong_passkey"],
      "USER_UPDATE passkey_removed",
    ]);
  });
});

describe("a passkey is refused", () => {
  it("where its signature was used before", async () => {
    const { passkey } = await openAccount();
    const { options } = (await send("POST", "/auth/passkey/options", null, {})).json();
    const response = passkey.get(options);
    expect(said(await send("POST", "/auth/passkey", null, { response }))).toBe(200);
    expect(said(await send("POST", "/auth/passkey", null, { response }))).toBe("400 passkey_invalid");
  });

  it("of two that come at once with one signature, once", async () => {
    const { passkey } = await openAccount();
    const { options } = (await send("POST", "/auth/passkey/options", null, {})).json();
    const response = passkey.get(options);
    const answers = await Promise.all([1, 2, 3].map(() => send("POST", "/auth/passkey", null, { response })));
    expect(answers.map(said).sort()).toEqual([200, "400 passkey_invalid", "400 passkey_invalid"]);
  });

  it("after five minutes", async () => {
    const { passkey } = await openAccount();
    const { options } = (await send("POST", "/auth/passkey/options", null, {})).json();
    passMinutes(5);
    expect(said(await send("POST", "/auth/passkey", null, { response: passkey.get(options) }))).toBe(
      "400 passkey_invalid",
    );
  });

  it("from another page, without the user verified, and with a counter that went back", async () => {
    const { passkey } = await openAccount();
    const attempt = async (given: { origin?: string; flags?: number }) => {
      const { options } = (await send("POST", "/auth/passkey/options", null, {})).json();
      return said(await send("POST", "/auth/passkey", null, { response: passkey.get(options, given) }));
    };
    expect(await attempt({ origin: "https://medsieve.example.net" })).toBe("400 passkey_invalid");
    expect(await attempt({ flags: 0x01 })).toBe("400 passkey_invalid");
    expect(await attempt({})).toBe(200);
    passkey.counter -= 1;
    expect(await attempt({})).toBe("400 passkey_invalid");
  });

  it("with a challenge made for something else, for another account, or by no server of this installation", async () => {
    const { token, passkey } = await openAccount();
    const { options: stepUp } = (await send("POST", "/auth/step-up/passkey-options", token)).json();
    const { options } = (await send("POST", "/auth/passkey/options", null, {})).json();
    const forged = { ...options, challenge: Buffer.alloc(54, 7).toString("base64url") };
    for (const wrong of [stepUp, forged, { ...options, challenge: "" }]) {
      expect(said(await send("POST", "/auth/passkey", null, { response: passkey.get(wrong) }))).toBe(
        "400 passkey_invalid",
      );
    }
    await site.addUser({ email: "ben@example.org" });
    const ben = await site.signIn("ben@example.org");
    const { options: ofBen } = (await send("POST", "/auth/step-up/passkey-options", ben.token)).json();
    const proof = { passkey: passkey.get(ofBen) };
    expect(said(await send("POST", "/auth/step-up", ben.token, proof))).toBe("400 passkey_invalid");
    const { options: creation } = (await send("POST", "/auth/passkeys/options", token)).json();
    const response = new SoftPasskey(ORIGIN).create(creation);
    expect(said(await send("POST", "/auth/passkeys", ben.token, { name: "Mine", response }))).toBe(
      "400 passkey_invalid",
    );
  });

  it("of an account that is switched off, with the session that it would open", async () => {
    const { passkey } = await openAccount();
    await site.database.db.execute(sql`update users set is_active = false`);
    expect(said(await signInWith(passkey))).toBe("403 account_inactive");
  });

  it("where what comes is no passkey at all", async () => {
    const { token } = await openAccount();
    for (const body of [{}, { response: {} }, { response: { ...new SoftPasskey(ORIGIN), id: "\0" } }]) {
      expect(said(await send("POST", "/auth/passkey", null, body))).toBe("422 validation_failed");
    }
    expect(said(await send("DELETE", "/auth/passkeys/00000000-0000-4000-8000-000000000000", token))).toBe(
      "404 not_found",
    );
  });
});
