import { API_PREFIX } from "@medsieve/contract/constants";
import { sessions } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../../../database/test/database.ts";
import { openAccountsApp, readCookie, TEST_SECRET, type TestSession } from "../../../test/accounts-app.ts";

let site: Awaited<ReturnType<typeof openAccountsApp>>;
let session: TestSession;
const START = new Date("2026-03-10T12:00:00.000Z");

beforeAll(async () => {
  site = await openAccountsApp();
});
beforeEach(async () => {
  await emptyDatabase(site.database);
  site.clock.now = START;
  await site.addUser({ email: "ada@example.org" });
  session = await site.signIn("ada@example.org");
});
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

function passSeconds(seconds: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000);
}

async function refreshOrFail(cookie: string): Promise<TestSession> {
  const answer = await site.refresh(cookie);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { token: answer.json().access_token, cookie: readCookie(answer) ?? "" };
}

describe("refreshing", () => {
  it("gives a new access token and a new cookie each time", async () => {
    passSeconds(16 * 60);
    expect((await site.getMe(session.token)).json()).toEqual({
      detail: "Your session has expired. Please sign in again.",
      code: "session_expired",
    });
    const second = await refreshOrFail(session.cookie);
    expect(second.cookie).not.toBe(session.cookie);
    expect((await site.getMe(second.token)).statusCode).toBe(200);
    passSeconds(16 * 60);
    const third = await refreshOrFail(second.cookie);
    expect(new Set([session.cookie, second.cookie, third.cookie]).size).toBe(3);
    expect((await site.getMe(third.token)).statusCode).toBe(200);
  });

  it("lasts 30 days from the last use, and no longer", async () => {
    passSeconds(29 * 86_400);
    const kept = await refreshOrFail(session.cookie);
    passSeconds(29 * 86_400);
    const again = await refreshOrFail(kept.cookie);
    passSeconds(30 * 86_400);
    const answer = await site.refresh(again.cookie);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "session_expired"]);
  });

  it("goes on where the clock jumps an hour forward, and back again", async () => {
    passSeconds(3600);
    expect((await site.getMe(session.token)).statusCode).toBe(401);
    const later = await refreshOrFail(session.cookie);
    expect((await site.getMe(later.token)).statusCode).toBe(200);
    passSeconds(-3600);
    expect((await site.getMe(later.token)).statusCode).toBe(200);
    const back = await refreshOrFail(later.cookie);
    expect((await site.getMe(back.token)).statusCode).toBe(200);
    passSeconds(16 * 60);
    expect((await site.getMe(back.token)).statusCode).toBe(401);
    await refreshOrFail(back.cookie);
  });

  it("signs in every tab that refreshes at the same time, all with one cookie that goes on working", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.refresh(session.cookie)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(5).fill(200));
    const cookies = new Set(answers.map((answer) => readCookie(answer)));
    expect(cookies.size).toBe(1);
    for (const answer of answers) expect((await site.getMe(answer.json().access_token)).statusCode).toBe(200);
    passSeconds(900);
    expect((await site.refresh([...cookies][0] ?? "")).statusCode).toBe(200);
  });

  it("does so too when the tabs reach different servers", async () => {
    const other = await site.openApp();
    const answers = await Promise.all([site.refresh(session.cookie), site.refresh(session.cookie, other)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const [first, second] = answers.map((answer) => readCookie(answer));
    expect(first).toBe(second);
    await other.close();
  });

  it("keeps the browser signed in when the answer was lost and it asks again within 10 seconds", async () => {
    await site.refresh(session.cookie);
    passSeconds(10);
    const again = await refreshOrFail(session.cookie);
    passSeconds(900);
    expect((await site.refresh(again.cookie)).statusCode).toBe(200);
  });

  it("ends the whole session when a replaced cookie comes back later", async () => {
    const thief = session.cookie;
    const owner = await refreshOrFail(session.cookie);
    const elsewhere = await site.signIn("ada@example.org");
    passSeconds(11);
    const answer = await site.refresh(thief);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "session_expired"]);
    expect((await site.refresh(owner.cookie)).statusCode).toBe(401);
    expect((await site.getMe(owner.token)).statusCode).toBe(401);
    expect((await site.getMe(elsewhere.token)).statusCode).toBe(200);
  });

  it("ends it also for a cookie that was replaced long ago and several times", async () => {
    const old = session.cookie;
    let current = session;
    for (let n = 0; n < 3; n++) {
      passSeconds(900);
      current = await refreshOrFail(current.cookie);
    }
    passSeconds(60);
    expect((await site.refresh(old)).statusCode).toBe(401);
    expect((await site.refresh(current.cookie)).statusCode).toBe(401);
  });

  it("spares the session when a cookie two uses old comes within the grace", async () => {
    const second = await refreshOrFail(session.cookie);
    const third = await refreshOrFail(second.cookie);
    expect((await site.refresh(session.cookie)).statusCode).toBe(401);
    expect((await site.refresh(third.cookie)).statusCode).toBe(200);
  });

  it("goes on after the server's secret was changed", async () => {
    const restarted = await site.openApp("another secret, chosen after the first one leaked");
    const answer = await site.refresh(session.cookie, restarted);
    expect(answer.statusCode).toBe(200);
    expect((await site.refresh(readCookie(answer) ?? "", restarted)).statusCode).toBe(200);
    await restarted.close();
  });

  it.each([
    "",
    "medsieve_refresh=",
    "medsieve_refresh=x.y",
    "medsieve_refresh=..",
    `medsieve_refresh=${"a".repeat(5000)}`,
  ])("refuses the cookie %j", async (cookie) => {
    const answer = await site.refresh(cookie);
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: "Please sign in", code: "not_signed_in" }]);
  });

  it("refuses a cookie of a session that never was", async () => {
    const cookie = `medsieve_refresh=6d1f4b0e-7f0c-4f0e-9a53-0a8f3a2b9d11.${"A".repeat(43)}`;
    expect((await site.refresh(cookie)).json().code).toBe("session_expired");
  });

  it("keeps nothing in the database that a cookie could be made of", async () => {
    await site.refresh(session.cookie);
    const rows = JSON.stringify(await site.database.db.select().from(sessions));
    const [, secret = ""] = session.cookie.split(".");
    expect(secret).toHaveLength(43);
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(TEST_SECRET);
  });
});

describe("pages of other sites", () => {
  const from = (origin: string, path: string) =>
    site.app.inject({ method: "POST", url: API_PREFIX + path, headers: { cookie: session.cookie, origin } });

  it.each(["https://evil.example", "null", "http://localhost:3001", "http://localhost:3000.evil.example"])(
    "cannot use the cookie from %s",
    async (origin) => {
      for (const path of ["/auth/refresh", "/auth/logout"]) {
        const answer = await from(origin, path);
        expect([answer.statusCode, answer.json().code]).toEqual([403, "access_denied"]);
      }
      expect((await site.refresh(session.cookie)).statusCode).toBe(200);
    },
  );

  it.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])("can from %s", async (origin) => {
    expect((await from(origin, "/auth/refresh")).statusCode).toBe(200);
  });
});
