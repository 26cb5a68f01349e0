import { API_PREFIX } from "@medsieve/contract/constants";
import { knownDevices, sessions, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../../../database/test/database.ts";
import { openAccountsApp, readCookie, TEST_PASSWORD } from "../../../test/accounts-app.ts";

let site: Awaited<ReturnType<typeof openAccountsApp>>;
beforeAll(async () => {
  site = await openAccountsApp();
});
beforeEach(() => emptyDatabase(site.database));
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

const INVALID = { detail: "Invalid email or password", code: "invalid_credentials" };

describe("signing in", () => {
  it("answers a token that works, the user, and a cookie that scripts and other sites never get", async () => {
    await site.addUser({ email: "ada@example.org", companyText: "Analytical Ltd" });
    const answer = await site.login("ada@example.org");
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      email: "ada@example.org",
      company_name: "Analytical Ltd",
      last_login_at: "2026-03-10T12:00:00.000Z",
    });
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^medsieve_refresh=.*; Max-Age=2592000; Path=\/api\/v1\/auth; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^medsieve_device=.*; Max-Age=31536000; Path=\/api\/v1\/auth; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const me = await site.getMe(answer.json().access_token);
    expect(me.json()).toEqual(answer.json().user);
    expect(answer.body).not.toContain("argon2");
  });

  it("marks the cookie Secure where the product is reached over https", async () => {
    await site.addUser({ email: "ada@example.org" });
    const origins = { publicUrl: "https://medsieve.example.org", port: 3000 };
    const app = await site.openApp(undefined, origins);
    const payload = { email: "ada@example.org", password: TEST_PASSWORD };
    const answer = await app.inject({ method: "POST", url: `${API_PREFIX}/auth/login`, payload });
    expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ["medsieve_refresh", true],
      ["medsieve_device", true],
    ]);
    await app.close();
  });

  it("takes the address in any case and with blanks around it", async () => {
    await site.addUser({ email: "ada@example.org" });
    expect((await site.login("  ADA@Example.org ")).statusCode).toBe(200);
  });

  it.each([
    ["a wrong password", "ada@example.org", "Correct-Horse-8"],
    ["an unknown address", "eve@example.org", TEST_PASSWORD],
    ["an invitation not taken up", "new@example.org", TEST_PASSWORD],
    ["nothing at all", "", ""],
    ["a NUL in the address", "ada\0@example.org", TEST_PASSWORD],
    ["half a surrogate pair", "\ud800@example.org", "\udc00"],
  ])("answers alike for %s", async (_what, email, password) => {
    await site.addUser({ email: "ada@example.org" });
    await site.addUser({ email: "new@example.org", passwordHash: null });
    const answer = await site.login(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(INVALID);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("says that an account is inactive only when the password is right", async () => {
    await site.addUser({ email: "ada@example.org", isActive: false });
    const right = await site.login("ada@example.org");
    expect([right.statusCode, right.json()]).toEqual([
      403,
      { detail: "Access denied. Please contact your administrator.", code: "account_inactive" },
    ]);
    expect((await site.login("ada@example.org", "wrong")).json()).toEqual(INVALID);
  });

  it("refuses bodies that are no sign-in with what is wrong where", async () => {
    const url = `${API_PREFIX}/auth/login`;
    const answer = await site.app.inject({ method: "POST", url, payload: { email: 7 } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe("validation_failed");
    expect(answer.json().detail.map((issue: { loc: string[] }) => issue.loc)).toEqual([
      ["body", "email"],
      ["body", "password"],
    ]);
    expect((await site.app.inject({ method: "POST", url })).statusCode).toBe(422);
  });

  it("sweeps away sessions that have run out", async () => {
    await site.addUser({ email: "ada@example.org" });
    await site.signIn("ada@example.org");
    site.clock.now = new Date("2026-05-10T12:00:00.000Z");
    await site.signIn("ada@example.org");
    site.clock.now = new Date("2026-03-10T12:00:00.000Z");
    expect(await site.database.db.$count(sessions)).toBe(1);
  });
});

describe("guessing passwords", () => {
  afterEach(() => {
    site.clock.now = new Date("2026-03-10T12:00:00.000Z");
  });
  const wait = (seconds: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000);
  };

  async function fail(email: string, times: number, address?: string) {
    const answers = await Promise.all(Array.from({ length: times }, () => site.login(email, "wrong", address)));
    return answers.map((answer) => answer.statusCode).sort();
  }
  /** As many wrong passwords as make an account wary of those it has not seen yet. */
  async function strain(email: string) {
    for (let n = 0; n < 10; n++) await fail(email, 5, `198.51.100.${n}`);
  }

  it("slows a network down after five, longer each time, and refuses at once what comes too early", async () => {
    await site.addUser({ email: "ada@example.org" });
    expect(await fail("ada@example.org", 8)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    for (const seconds of [20, 40, 80, 160, 320, 640, 900, 900]) {
      wait(seconds - 1);
      const refused = await site.login("ada@example.org");
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { detail: "Too many attempts. Please try again later", code: "too_many_attempts" },
      ]);
      expect(refused.headers["retry-after"]).toBe("1");
      wait(1);
      expect(await fail("ada@example.org", 2)).toEqual([401, 429]);
    }
    wait(900);
    expect((await site.login("ada@example.org")).statusCode).toBe(200);
    expect(await fail("ada@example.org", 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("is slowed alike for an account that does not exist", async () => {
    expect(await fail("unknown@example.org", 5)).toEqual(Array(5).fill(401));
    expect(await fail("UNKNOWN@example.org ", 1)).toEqual([429]);
  });

  it("keeps no stranger's network out: it gets in with the right password within 20 seconds", async () => {
    await site.addUser({ email: "ada@example.org" });
    await strain("ada@example.org");
    const first = await site.login("ada@example.org", TEST_PASSWORD, "203.0.113.200");
    expect([first.statusCode, first.headers["retry-after"]]).toEqual([429, "20"]);
    wait(19);
    await strain("ada@example.org");
    expect((await site.login("ada@example.org", TEST_PASSWORD, "203.0.113.200")).statusCode).toBe(429);
    wait(1);
    expect((await site.login("ada@example.org", TEST_PASSWORD, "203.0.113.200")).statusCode).toBe(200);
  });

  it("does not slow a device that was signed in before, whose cookie is kept hashed", async () => {
    await site.addUser({ email: "ada@example.org" });
    await site.addUser({ email: "bob@example.org" });
    const device = readCookie(await site.login("ada@example.org"), "medsieve_device") ?? "";
    await strain("ada@example.org");
    await fail("ada@example.org", 9);
    expect((await site.login("ada@example.org")).statusCode).toBe(429);
    expect((await site.login("ada@example.org", TEST_PASSWORD, undefined, device)).statusCode).toBe(200);
    await fail("bob@example.org", 9);
    expect((await site.login("bob@example.org", TEST_PASSWORD, undefined, device)).statusCode).toBe(429);
    const kept = JSON.stringify(await site.database.db.select().from(knownDevices));
    expect(kept).not.toContain(device.split("=")[1]);
  });

  it("slows a known device by its own wrong passwords", async () => {
    await site.addUser({ email: "ada@example.org" });
    const device = readCookie(await site.login("ada@example.org"), "medsieve_device") ?? "";
    for (let n = 0; n < 5; n++) await site.login("ada@example.org", "wrong", `203.0.113.${n}`, device);
    expect((await site.login("ada@example.org", TEST_PASSWORD, "203.0.113.50", device)).statusCode).toBe(429);
    expect((await site.login("ada@example.org", TEST_PASSWORD, "203.0.113.51")).statusCode).toBe(200);
  });

  it("locks no hospital behind one address: a new user there waits 20 seconds at most", async () => {
    await site.addUser({ email: "ada@example.org" });
    for (let n = 0; n < 20; n++) await fail(`nurse${n}@example.org`, 5);
    const refused = await site.login("ada@example.org");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "20"]);
    wait(20);
    expect((await site.login("ada@example.org")).statusCode).toBe(200);
    expect((await site.login("ada@example.org", TEST_PASSWORD, "198.51.100.1")).statusCode).toBe(200);
  });

  it("takes an IPv6 site for one", async () => {
    await site.addUser({ email: "ada@example.org" });
    for (let n = 0; n < 5; n++) await fail("ada@example.org", 1, `2001:db8:1:${n}::${n}`);
    expect((await site.login("ada@example.org", TEST_PASSWORD, "2001:db8:1:99::1")).statusCode).toBe(429);
    expect((await site.login("ada@example.org", TEST_PASSWORD, "2001:db8:2::1")).statusCode).toBe(200);
  });

  it("does not count right passwords", async () => {
    await site.addUser({ email: "ada@example.org" });
    for (let n = 0; n < 10; n++) await site.signIn("ada@example.org");
    expect(await fail("ada@example.org", 5)).toEqual(Array(5).fill(401));
  });

  it("is counted by all servers together", async () => {
    const other = await site.openApp();
    await fail("ada@example.org", 5);
    const answer = await other.inject({
      method: "POST",
      url: `${API_PREFIX}/auth/login`,
      headers: { "x-forwarded-for": "203.0.113.7" },
      payload: { email: "ada@example.org", password: "wrong" },
    });
    expect(answer.statusCode).toBe(429);
    await other.close();
  });
});

describe("signing out", () => {
  function logout(headers: Record<string, string>) {
    return site.app.inject({ method: "POST", url: `${API_PREFIX}/auth/logout`, headers });
  }

  it("ends the session at once: neither its access token nor its cookie works any more", async () => {
    await site.addUser({ email: "ada@example.org" });
    const session = await site.signIn("ada@example.org");
    const other = await site.signIn("ada@example.org");
    const answer = await logout({ cookie: session.cookie, authorization: `Bearer ${session.token}` });
    expect(answer.json()).toEqual({ status: "success" });
    expect(answer.cookies[0]).toMatchObject({ value: "", path: "/api/v1/auth" });
    expect((await site.getMe(session.token)).json().code).toBe("session_expired");
    expect((await site.refresh(session.cookie)).json().code).toBe("session_expired");
    expect((await site.getMe(other.token)).statusCode).toBe(200);
  });

  it("works by the cookie alone when the access token has expired, and by the token alone", async () => {
    await site.addUser({ email: "ada@example.org" });
    const expired = await site.signIn("ada@example.org");
    site.clock.now = new Date("2026-03-10T13:00:00.000Z");
    await logout({ cookie: expired.cookie, authorization: `Bearer ${expired.token}` });
    expect((await site.refresh(expired.cookie)).statusCode).toBe(401);
    const scripted = await site.signIn("ada@example.org");
    await logout({ authorization: `Bearer ${scripted.token}` });
    expect((await site.getMe(scripted.token)).statusCode).toBe(401);
    site.clock.now = new Date("2026-03-10T12:00:00.000Z");
  });

  it("succeeds for somebody who is not signed in", async () => {
    expect((await logout({})).statusCode).toBe(200);
    expect((await logout({ cookie: "medsieve_refresh=rubbish", authorization: "Bearer rubbish" })).statusCode).toBe(
      200,
    );
  });
});

describe("what the log shows", () => {
  it("is no password, token or cookie, whatever happens", async () => {
    await site.addUser({ email: "ada@example.org" });
    const { token, cookie } = await site.signIn("ada@example.org");
    const renewed = await site.refresh(cookie);
    await site.getMe(token);
    await site.app.inject({ url: `/api/v1/nothing?a=1&token=${token}`, headers: { cookie } });
    await site.app.inject({
      method: "POST",
      url: `${API_PREFIX}/auth/login`,
      headers: { "content-type": "application/json" },
      payload: `{"password": ${TEST_PASSWORD}`,
    });
    const log = site.logged.join("");
    expect(log).toContain('"url":"/api/v1/nothing"');
    const secrets = [token, renewed.json().access_token, cookie, readCookie(renewed) ?? "", TEST_PASSWORD];
    for (const secret of secrets.map((one) => one.replace("medsieve_refresh=", ""))) {
      expect(secret.length).toBeGreaterThan(10);
      expect(log).not.toContain(secret);
      expect(log).not.toContain(secret.split(".").at(-1));
    }
  });
});

describe("an account that is taken away", () => {
  it("is out at once when it is deactivated, and in again when it is activated", async () => {
    const { id } = await site.addUser({ email: "ada@example.org" });
    const { token, cookie } = await site.signIn("ada@example.org");
    await site.database.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    const answer = await site.getMe(token);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "account_inactive"]);
    expect((await site.refresh(cookie)).json().code).toBe("account_inactive");
    await site.database.db.update(users).set({ isActive: true }).where(eq(users.id, id));
    expect((await site.login("ada@example.org")).statusCode).toBe(200);
  });

  it("is out at once when it is deleted", async () => {
    const { id } = await site.addUser({ email: "ada@example.org" });
    const { token, cookie } = await site.signIn("ada@example.org");
    await site.database.db.delete(users).where(eq(users.id, id));
    expect((await site.getMe(token)).json().code).toBe("session_expired");
    expect((await site.refresh(cookie)).json().code).toBe("session_expired");
  });
});
