import { API_PREFIX } from "@medsieve/contract/constants";
import { auditEvents, mails } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../../../database/test/database.ts";
import { openAccountsApp, readCookie, TEST_PASSWORD } from "../../../test/accounts-app.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";
const START = new Date("2026-03-10T12:00:00.000Z");
const DAY_MS = 86_400_000;

let site: Awaited<ReturnType<typeof openAccountsApp>>;
beforeAll(async () => {
  site = await openAccountsApp();
});
beforeEach(async () => {
  await emptyDatabase(site.database);
  site.clock.now = START;
  await site.addUser({ email: "ada@example.org" });
});
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

async function signInWith(userAgent: string, email = "ada@example.org") {
  const answer = await site.app.inject({
    method: "POST",
    url: `${API_PREFIX}/auth/login`,
    headers: { "user-agent": userAgent, "x-forwarded-for": "203.0.113.9" },
    payload: { email, password: TEST_PASSWORD, language: "ja" },
  });
  return { token: answer.json().access_token as string, cookie: readCookie(answer) ?? "" };
}

function call(method: "GET" | "DELETE", path: string, token: string) {
  return site.app.inject({ method, url: API_PREFIX + path, headers: { authorization: `Bearer ${token}` } });
}

const listItems = async (token: string) => (await call("GET", "/account/sessions", token)).json().items;

describe("the sessions of an account", () => {
  it("are listed with device, address and last use, the asking one first", async () => {
    const first = await signInWith(FIREFOX);
    site.clock.now = new Date(START.getTime() + 60_000);
    await signInWith("x");
    await site.addUser({ email: "ben@example.org" });
    await signInWith(FIREFOX, "ben@example.org");
    expect(await listItems(first.token)).toEqual([
      {
        id: expect.any(String),
        current: true,
        device: "Firefox · Windows",
        ip_address: "203.0.113.9",
        created_at: START.toISOString(),
        last_used_at: START.toISOString(),
        expires_at: new Date(START.getTime() + 30 * DAY_MS).toISOString(),
      },
      expect.objectContaining({ current: false, device: null, last_used_at: "2026-03-10T12:01:00.000Z" }),
    ]);
  });

  it("are ended one by one, at once, which is audited", async () => {
    const [mine, other] = [await signInWith(FIREFOX), await signInWith(FIREFOX)];
    const [, { id }] = await listItems(mine.token);
    expect((await call("DELETE", `/account/sessions/${id}`, mine.token)).statusCode).toBe(200);
    expect((await site.getMe(other.token)).statusCode).toBe(401);
    expect((await site.refresh(other.cookie)).statusCode).toBe(401);
    expect((await site.getMe(mine.token)).statusCode).toBe(200);
    expect((await call("DELETE", `/account/sessions/${id}`, mine.token)).statusCode).toBe(404);
    const entries = await site.database.db.select().from(auditEvents);
    expect(entries.filter(({ action }) => action === "USER_LOGOUT").map(({ details }) => details)).toEqual([
      { reason: "session_ended" },
    ]);
  });

  it("are ended all but the asking one", async () => {
    const sessions = [await signInWith(FIREFOX), await signInWith(FIREFOX), await signInWith(FIREFOX)];
    const [mine, ...others] = sessions;
    const answer = await call("DELETE", "/account/sessions", mine?.token ?? "");
    expect(answer.json()).toEqual({ status: "success", ended: 2 });
    for (const { token } of others) expect((await site.getMe(token)).statusCode).toBe(401);
    expect(await listItems(mine?.token ?? "")).toHaveLength(1);
  });

  it("of somebody else can be neither seen nor ended", async () => {
    const ada = await signInWith(FIREFOX);
    await site.addUser({ email: "ben@example.org" });
    const ben = await signInWith(FIREFOX, "ben@example.org");
    const [{ id }] = await listItems(ada.token);
    expect((await call("DELETE", `/account/sessions/${id}`, ben.token)).statusCode).toBe(404);
    expect((await site.getMe(ada.token)).statusCode).toBe(200);
  });

  it("end 90 days after they began, however often they are used", async () => {
    let { cookie } = await signInWith(FIREFOX);
    for (const day of [25, 50, 75]) {
      site.clock.now = new Date(START.getTime() + day * DAY_MS);
      const answer = await site.refresh(cookie);
      expect(answer.statusCode).toBe(200);
      cookie = readCookie(answer) ?? "";
    }
    site.clock.now = new Date(START.getTime() + 90 * DAY_MS);
    expect((await site.refresh(cookie)).json().code).toBe("session_expired");
  });
});

describe("a device that was not signed in before", () => {
  const readMails = () => site.database.db.select().from(mails);

  it("is mailed to the owner with device, address and time, in the language of the page", async () => {
    await signInWith(FIREFOX);
    expect(await readMails()).toEqual([]);
    await signInWith(FIREFOX);
    const [mail] = await readMails();
    expect(mail).toMatchObject({
      recipient: "ada@example.org",
      subject: "Medsieve 新しい端末からのサインイン",
      link: "http://localhost:3000/account",
    });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toMatch(/2026-03-10 12:00 UTC(?:\n|<br>)Firefox · Windows(?:\n|<br>)203\.0\.113\.9/);
    }
  });

  it("is none when its cookie is known", async () => {
    const first = await site.login("ada@example.org");
    const device = readCookie(first, "medsieve_device") ?? "";
    await site.login("ada@example.org", TEST_PASSWORD, "198.51.100.4", device);
    expect(await readMails()).toEqual([]);
  });
});
