import { authResponseSchema } from "@medsieve/contract/accounts";
import { historyPageSchema } from "@medsieve/contract/history";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPlainText } from "../support/mail.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";
import { type MailServer, startMailServer } from "../support/smtp.ts";

/** The server starts six times. */
const PATIENCE_MS = 5 * 60_000;
const EMAIL = "park@nordhospital.example";
const PASSWORD = "Sturnus-vulgaris-3";
const REGISTRATION = {
  email: EMAIL,
  full_name: "Jiwoo Park",
  company_name: "Nordhospital",
  use_case: "clinical",
  language: "ja",
};

let server: RunningServer;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startServer({ SMTP_URL: mailServer.url, DEMO_SIGNUP: "off" });
  await server.importFiles([CITATIONS]);
});
afterAll(async () => {
  await server?.stop();
  await mailServer?.close();
});

function send(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return fetch(`${server.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

async function read(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function readOptions(): Promise<unknown> {
  return read(await fetch(`${server.url}/api/v1/auth/options`));
}

test(
  "a sign-up outlives a closed door, a mail server that refuses, and the server's end between each step",
  async () => {
    expect(await readOptions()).toMatchObject({ demo_signup: false });
    const refused = await send("/auth/register-demo", REGISTRATION);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "signup_closed" });
    expect(mailServer.countOffers()).toBe(0);

    await server.crashAndRestart({ DEMO_SIGNUP: "on" });
    expect(await readOptions()).toMatchObject({ demo_signup: true });
    mailServer.refuse(true);
    await read(await send("/auth/register-demo", REGISTRATION));
    await expect.poll(() => server.readLog()).toContain("it is tried again");

    await server.crashAndRestart();
    expect((await send("/auth/register-demo", REGISTRATION)).status).toBe(409);
    mailServer.refuse(false);
    const mails = await mailServer.waitForMails();
    expect(mails).toHaveLength(1);
    const text = readPlainText(mails[0] ?? "");
    expect(text).toContain("Jiwoo Park 様");
    const token = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "").searchParams.get("token");

    await server.crashAndRestart();
    expect(await read(await send(`/auth/verify-reset-token?token=${token}`, undefined))).toMatchObject({
      status: "success",
      purpose: "demo",
      email: EMAIL,
    });
    await read(await send("/auth/reset-password", { token, new_password: PASSWORD }));

    await server.crashAndRestart();
    expect((await send("/auth/reset-password", { token, new_password: PASSWORD })).status).toBe(400);
    const credentials = { email: EMAIL.toUpperCase(), password: PASSWORD };
    const session = authResponseSchema.parse(await read(await send("/auth/login", credentials)));
    const question = { query: "SGLT2 inhibitors in heart failure", language: "en" };
    const found = searchResultSchema.parse(await read(await send("/search", question, session.access_token)));
    expect(found.papers.length).toBeGreaterThanOrEqual(3);

    await server.crashAndRestart({ DEMO_SIGNUP: "off" });
    const headers = { authorization: `Bearer ${session.access_token}` };
    const history = await read(await fetch(`${server.url}/api/v1/search-history`, { headers }));
    expect(historyPageSchema.parse(history).searches).toMatchObject([{ id: found.search_id, status: "completed" }]);
    expect(await mailServer.waitForMails()).toHaveLength(1);
    for (const secret of [token ?? "", PASSWORD]) expect(server.readLog()).not.toContain(secret);
  },
  PATIENCE_MS,
);
