import { auditEvents } from "@medsieve/database/schema/index";
import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../../../database/test/database.ts";
import { openAccountsApp, TEST_PASSWORD } from "../../../test/accounts-app.ts";

let site: Awaited<ReturnType<typeof openAccountsApp>>;
beforeAll(async () => {
  site = await openAccountsApp();
});
beforeEach(async () => {
  await emptyDatabase(site.database);
  site.clock.now = new Date("2026-03-10T12:00:00.000Z");
  await site.addUser({ email: "ada@example.org" });
});
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

const passSeconds = (seconds: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000);
};
const makeCode = (secret: string, offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now.getTime() + offset * 1000 });
const call = (method: "GET" | "POST" | "DELETE", path: string, token: string | null, payload?: object) =>
  site.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
const give = (challenge: string, code: string) => call("POST", "/auth/factor", null, { challenge, code });

async function enrol(email = "ada@example.org") {
  const { token } = await site.signIn(email);
  const { secret, otpauth_url } = (await call("POST", "/account/totp", token)).json();
  const confirmed = await call("POST", "/account/totp/confirm", token, { code: makeCode(secret) });
  expect(confirmed.statusCode).toBe(200);
  passSeconds(30);
  return { token, secret, otpauth_url, codes: confirmed.json().recovery_codes as string[] };
}

async function challenge(): Promise<string> {
  const answer = await site.login("ada@example.org");
  expect([answer.statusCode, answer.json()]).toEqual([200, { factor_required: true, challenge: expect.any(String) }]);
  expect(answer.cookies).toEqual([]);
  return answer.json().challenge;
}

describe("an authenticator app", () => {
  it("is set up with a code, and from then on signing in asks for one", async () => {
    const { secret, otpauth_url, codes } = await enrol();
    const url = new URL(otpauth_url);
    expect([url.protocol, url.searchParams.get("secret"), url.searchParams.get("issuer")]).toEqual([
      "otpauth:",
      secret,
      "Medsieve",
    ]);
    expect(new Set(codes).size).toBe(10);
    const answer = await give(await challenge(), makeCode(secret));
    expect([answer.statusCode, answer.json().user.email]).toEqual([200, "ada@example.org"]);
    expect((await site.getMe(answer.json().access_token)).statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual(["medsieve_device", "medsieve_refresh"]);
  });

  it("does not count before a code was confirmed, and is not set up twice", async () => {
    const { token } = await site.signIn("ada@example.org");
    const { secret } = (await call("POST", "/account/totp", token)).json();
    expect((await site.login("ada@example.org")).json().access_token).toBeDefined();
    const wrong = await call("POST", "/account/totp/confirm", token, { code: "000000" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, "factor_invalid"]);
    expect((await call("POST", "/account/totp/confirm", token, { code: makeCode(secret) })).statusCode).toBe(200);
    expect((await call("POST", "/account/totp", token)).json().code).toBe("factor_enabled");
  });

  it("may be half a minute off, and no more", async () => {
    const { secret } = await enrol();
    passSeconds(300);
    for (const [offset, status] of [
      [-90, 401],
      [90, 401],
      [-30, 200],
      [30, 200],
    ] as const) {
      expect([offset, (await give(await challenge(), makeCode(secret, offset))).statusCode]).toEqual([offset, status]);
    }
  });

  it("gives codes that are taken once, also when two come at once", async () => {
    const { secret } = await enrol();
    const waiting = [await challenge(), await challenge()];
    const answers = await Promise.all(waiting.map((one) => give(one, makeCode(secret))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await give(await challenge(), makeCode(secret))).json().code).toBe("factor_invalid");
  });
});

describe("a challenge", () => {
  it("is used once, ends after ten minutes, and with a new password", async () => {
    const { secret } = await enrol();
    const used = await challenge();
    expect((await give(used, makeCode(secret))).statusCode).toBe(200);
    passSeconds(30);
    const late = await challenge();
    passSeconds(600);
    const replaced = await challenge();
    await site.database.db.execute(sql`update users set token_version = token_version + 1`);
    for (const one of [used, late, replaced, "x"]) {
      const answer = await give(one, makeCode(secret));
      expect([answer.statusCode, answer.json().code]).toEqual([401, "challenge_expired"]);
    }
  });

  it("is no session", async () => {
    await enrol();
    const one = await challenge();
    expect((await site.getMe(one)).statusCode).toBe(401);
    expect((await site.refresh(`medsieve_refresh=${one}`)).statusCode).toBe(401);
  });
});

describe("a recovery code", () => {
  it("signs in once in place of a code, however it is typed", async () => {
    const { codes } = await enrol();
    const [first = "", second = ""] = codes;
    expect((await give(await challenge(), ` ${first.toLowerCase().replace("-", " ")} `)).statusCode).toBe(200);
    expect((await give(await challenge(), first)).statusCode).toBe(401);
    const answer = await give(await challenge(), second);
    const left = (await call("GET", "/account/totp", answer.json().access_token)).json();
    expect(left).toEqual({ enabled: true, required: false, recovery_codes_left: 8 });
  });
});

describe("guessing codes", () => {
  it("slows down and never locks: the owner gets in with a device that is known", async () => {
    const { secret } = await enrol();
    const own = await give(await challenge(), makeCode(secret));
    const device = own.cookies.find(({ name }) => name === "medsieve_device")?.value ?? "";
    passSeconds(30);
    const one = await challenge();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await give(one, String(n).padStart(6, "0"))).statusCode);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    const answer = await site.app.inject({
      method: "POST",
      url: "/api/v1/auth/factor",
      headers: { cookie: `medsieve_device=${device}` },
      payload: { challenge: one, code: makeCode(secret) },
    });
    expect(answer.statusCode).toBe(200);
  });

  it("is in the audit log", async () => {
    await enrol();
    await give(await challenge(), "000000");
    const entries = await site.database.db.select().from(auditEvents);
    expect(entries.map(({ details }) => details.reason)).toContain("wrong_code");
  });
});

describe("turning it off", () => {
  it("takes the password or a code, and nothing else", async () => {
    const { token, secret } = await enrol();
    const remove = (body: object) => call("DELETE", "/account/totp", token, body);
    for (const body of [{}, { password: TEST_PASSWORD, code: "000000" }]) {
      expect((await remove(body)).statusCode).toBe(422);
    }
    expect((await remove({ password: "wrong" })).json().code).toBe("wrong_password");
    expect((await remove({ code: "000000" })).json().code).toBe("factor_invalid");
    expect((await remove({ code: makeCode(secret) })).statusCode).toBe(200);
    expect((await site.login("ada@example.org")).json().access_token).toBeDefined();
    passSeconds(30);
    const again = await enrol();
    expect((await call("DELETE", "/account/totp", again.token, { password: TEST_PASSWORD })).statusCode).toBe(200);
  });
});

describe("what is stored", () => {
  it("holds neither secret nor recovery codes", async () => {
    const { secret, codes } = await enrol();
    const { rows } = await site.database.pool.query(
      "select t::text from totp_factors t union all select r::text from recovery_codes r",
    );
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))]) {
      expect(stored).not.toContain(text);
    }
  });

  it("opens with recovery codes alone after the server's secret was changed", async () => {
    const { secret, codes } = await enrol();
    const restarted = await site.openApp("another secret, chosen after the first one leaked");
    const one = await challenge();
    const payload = (code: string) => ({ challenge: one, code });
    const send = (code: string) =>
      restarted.inject({ method: "POST", url: "/api/v1/auth/factor", payload: payload(code) });
    expect((await send(makeCode(secret))).statusCode).toBe(401);
    expect((await send(codes[0] ?? "")).statusCode).toBe(200);
    await restarted.close();
  });
});

describe.each([
  ["all", "user", true],
  ["all", "admin", true],
  ["admins", "admin", true],
  ["admins", "user", false],
  ["optional", "admin", false],
] as const)("SECOND_FACTOR=%s, for the role %s", (rule, role, isRequired) => {
  it(isRequired ? "opens nothing before one is set up, and keeps it on" : "leaves it to the user", async () => {
    await site.addUser({ email: "eve@example.org", role });
    const strict = await site.openApp(undefined, undefined, rule);
    const send = (method: "GET" | "POST" | "DELETE", path: string, token: string, payload?: object) =>
      strict.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload }),
      });
    const { token } = await site.signIn("eve@example.org");
    const usage = await send("GET", "/usage/current", token);
    expect([usage.statusCode, usage.json().code]).toEqual(
      isRequired ? [403, "second_factor_required"] : [200, undefined],
    );
    expect((await send("GET", "/auth/me", token)).json().pending_step).toBe(isRequired ? "enrol_factor" : null);
    const { secret } = (await send("POST", "/account/totp", token)).json();
    expect((await send("POST", "/account/totp/confirm", token, { code: makeCode(secret) })).statusCode).toBe(200);
    expect((await send("GET", "/usage/current", token)).statusCode).toBe(200);
    const off = await send("DELETE", "/account/totp", token, { password: TEST_PASSWORD });
    expect(off.statusCode).toBe(isRequired ? 403 : 200);
    await strict.close();
  });
});
