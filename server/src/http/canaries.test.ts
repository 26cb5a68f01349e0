import { createModelReaders } from "@medsieve/language-models/model-reader";
import type { OutgoingMail } from "@medsieve/mail/mail-carrier";
import { startMailSender } from "@medsieve/mail/mail-sender";
import { DESK_HERE } from "@medsieve/reader/builtin-reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { ContactLog } from "@medsieve/runtime/contact-log";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { type ModelServer, openModelServer } from "../../../language-models/test/model-server.ts";
import { openTestApp, openTestNotifications, PASSWORD, signInNew, type TestApp } from "../../test/app.ts";
import { openOidcServer } from "../../test/oidc-server.ts";
import { ScriptedSource } from "../../test/scripted-search.ts";
import { createLogger } from "./logging.ts";

const CLIENT_SECRET = "canary-of-the-client-7Q";
const API_KEY = "canary-key-of-the-vendor-8W";
const WRONG = "Canary-wrong-word-1";
const CHOSEN = "Canary-chosen-word-2";
const IMPORTED = "canary-imported-word-3";
const TYPED = "canary-typed-code-4";
const REFRESH = "medsieve_refresh";

describe("secrets of a whole run", () => {
  let database: TestDatabase;
  let provider: Awaited<ReturnType<typeof openOidcServer>>;
  let model: ModelServer;
  let test: TestApp;
  let sender: ReturnType<typeof startMailSender>;
  let admin: string;
  const logged: string[] = [];
  const refusals: string[] = [];
  const mails: OutgoingMail[] = [];
  /** By what each is; a link's token may stand in the one mail that brings it. */
  const canaries = new Map<string, string>();

  const keep = (what: string, value: unknown): string => {
    expect(value, what).toEqual(expect.stringMatching(/^.{8,}$/u));
    canaries.set(what, String(value));
    return String(value);
  };

  async function send(
    method: "GET" | "POST" | "DELETE",
    path: string,
    token: string | null,
    payload?: object | string,
  ) {
    const answer = await test.app.inject({
      ...{ method, url: `/api/v1${path}` },
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(typeof payload === "string" ? { "content-type": "application/json" } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    if (answer.statusCode >= 400) refusals.push(answer.body);
    return answer;
  }

  beforeAll(async () => {
    [database, provider, model] = await Promise.all([openTestDatabase(), openOidcServer(), openModelServer()]);
    const logger = createLogger("trace", { write: (line) => void logged.push(line) });
    const contact = new ContactLog();
    const settings = model.settingsFor("openai", { apiKey: API_KEY });
    const readers = createModelReaders({
      ...{ desk: DESK_HERE, settings, database, logger, now: () => new Date(), clock: SYSTEM_CLOCK, contact },
    });
    test = await openTestApp(database, new ScriptedSource([makePaper(101)], {}), readers, {
      ...{ logger, mail: "smtp" },
      model: {
        ...{ vendor: "openai", model: "test-model", hasKey: true, monthlyBudgetUsd: null },
        ...{ readSpent: async () => 0, contact },
      },
      oidc: {
        ...{ issuer: provider.issuer, clientId: "medsieve", clientSecret: CLIENT_SECRET, name: "Hospital" },
        ...{ allowedDomains: ["example.org"], companyClaim: null, adminClaim: null, provisions: true },
      },
    });
    sender = startMailSender(
      database,
      await openTestNotifications(database),
      {
        kind: "smtp",
        carry: async (mail) => {
          mails.push(mail);
          return { where: "a mail server" };
        },
        withdraw: async () => undefined,
        close: () => undefined,
      },
      logger,
    );
    admin = keep("access token", await signInNew(test, database, { email: "root@example.org", role: "admin" }));
    for (const [index, given] of [PASSWORD, WRONG, CHOSEN, IMPORTED, TYPED, CLIENT_SECRET, API_KEY].entries())
      keep(`given word ${index + 1}`, given);
  });
  afterAll(async () => {
    await Promise.all([test.close(), sender.close(), provider.close(), model.close()]);
    await database.close();
  });

  it("come up in the steps of signing in, and in what is refused there", async () => {
    const email = "ada@example.org";
    const token = keep("token of Ada", await signInNew(test, database, { email }));
    expect((await send("POST", "/auth/login", null, { email, password: WRONG })).statusCode).toBe(401);
    const broken = `{"email":"${email}","password":"${WRONG}"`;
    expect((await send("POST", "/auth/login", null, broken)).statusCode).toBe(400);
    const unknown = await send("POST", "/auth/login", null, { email, password: WRONG, passwort: WRONG });
    expect(unknown.statusCode).toBe(422);
    expect((await send("POST", "/auth/login", null, { email, password: [WRONG] })).statusCode).toBe(422);

    const { secret } = (await send("POST", "/account/totp", token)).json();
    keep("secret of the authenticator app", secret);
    expect((await send("POST", "/account/totp/confirm", token, { code: TYPED })).statusCode).toBe(400);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const confirmed = await send("POST", "/account/totp/confirm", token, { code });
    const codes: string[] = confirmed.json().recovery_codes;
    for (const [index, one] of codes.entries()) keep(`recovery code ${index}`, one);

    const { challenge } = (await send("POST", "/auth/login", null, { email, password: PASSWORD })).json();
    keep("challenge", challenge);
    expect((await send("POST", "/auth/factor", null, { challenge, code: TYPED })).statusCode).toBe(401);
    const admitted = await send("POST", "/auth/factor", null, { challenge, code: codes[0] });
    keep("token after a recovery code", admitted.json().access_token);
    keep("refresh token", admitted.cookies.find(({ name }) => name === REFRESH)?.value);
    keep("token of the device", admitted.cookies.find(({ name }) => name === "medsieve_device")?.value);
    expect((await send("POST", "/auth/step-up", token, { code: TYPED })).statusCode).toBe(400);
    expect((await send("GET", `/auth/me?token=${TYPED}`, null)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await send("GET", "/auth/me", `mst_${TYPED}`)).statusCode).toBe(401);
  });

  it("come up in resetting passwords and importing people", async () => {
    const email = "ben@example.org";
    await signInNew(test, database, { email });
    await send("POST", "/auth/request-password-reset", null, { email });
    const findLink = () => mails.map(({ text }) => /token=([\w-]+)/u.exec(text)?.[1]).find((one) => one !== undefined);
    await expect.poll(findLink).toBeDefined();
    const reset = keep("token of the link", findLink());
    expect((await send("GET", `/auth/verify-reset-token?token=${TYPED}`, null)).statusCode).toBe(404);
    const weak = await send("POST", "/auth/reset-password", null, { token: reset, new_password: "weak" });
    expect(weak.statusCode).toBe(400);
    const chosen = { token: reset, new_password: CHOSEN };
    expect((await send("POST", "/auth/reset-password", null, chosen)).statusCode).toBe(200);
    expect((await send("POST", "/auth/reset-password", null, chosen)).statusCode).toBe(400);
    const people = (await send("GET", "/admin/users?search=ben", admin)).json();
    const temporary = await send("POST", `/admin/users/${people.items[0].id}/reset-password`, admin);
    keep("temporary password", temporary.json().temporary_password);
    const signedIn = await send("POST", "/auth/login", null, { email, password: canaries.get("temporary password") });
    const ben = keep("token of Ben", signedIn.json().access_token);
    expect((await send("GET", "/account/tokens", ben)).statusCode).toBe(403);
    const change = { current_password: WRONG, new_password: CHOSEN };
    expect((await send("POST", "/auth/password", ben, change)).statusCode).toBeGreaterThanOrEqual(400);
    const row = { email: "no address", full_name: "Cleo", company: "Nord", password: IMPORTED };
    const users = [row, { ...row, email: "cleo@example.org" }];
    const imported = await send("POST", "/admin/users/batch-import", admin, { users, send_welcome_emails: true });
    expect(imported.json()).toMatchObject({ successful: 1, failed: 1 });
    refusals.push(imported.body);
  });

  it("come up in tokens of programs, keys of vendors and single sign-on", async () => {
    const made = await send("POST", "/account/tokens", admin, { name: "script", scopes: ["read"] });
    const program = keep("personal token", made.json().token);
    expect((await send("POST", "/search", program, { query: "zinc" })).statusCode).toBe(403);

    model.behave(({ key, headers }) => {
      const body = { error: { message: `the key ${key} is not known: ${JSON.stringify(headers)}` } };
      return { status: 401, body: JSON.stringify(body) };
    });
    const tried = await send("POST", "/admin/setup/model/test", admin, {});
    expect(tried.json().steps.find(({ id }: { id: string }) => id === "model").state).toBe("failed");
    await send("POST", "/search", admin, { query: "Does zinc shorten the common cold?" });
    refusals.push(tried.body, (await send("GET", "/admin/search-logs", admin)).body);

    for (const misdeeds of [
      {},
      { claims: { nonce: TYPED } },
      { unsigned: true },
      { wrongKey: true },
      { status: 500 },
    ]) {
      provider.state.person = { sub: "person-1", email: "dora@example.org", email_verified: true, name: "Dora" };
      provider.state.misdeeds = misdeeds;
      const started = await test.app.inject({ url: "/api/v1/auth/oidc/start" });
      const asked = new URL(String(started.headers.location));
      const sent = await fetch(asked, { redirect: "manual" });
      const back = new URL(String(sent.headers.get("location")));
      const name = JSON.stringify(misdeeds);
      keep(`nonce, ${name}`, asked.searchParams.get("nonce"));
      keep(`state, ${name}`, asked.searchParams.get("state"));
      keep(`code, ${name}`, back.searchParams.get("code"));
      const cookies = Object.fromEntries(started.cookies.map(({ name: cookie, value }) => [cookie, value]));
      const answer = await test.app.inject({ url: back.pathname + back.search, cookies });
      expect(answer.statusCode).toBe(303);
      refusals.push(answer.body);
      const refresh = answer.cookies.find((cookie) => cookie.name === REFRESH);
      if (refresh !== undefined && refresh.value !== "") keep(`refresh token, ${name}`, refresh.value);
    }
    canaries.set("secret as the provider sees it", provider.state.sawSecret.replace("Basic ", ""));
  });

  it("stand in no log line, no refusal and no mail", async () => {
    await expect.poll(() => mails.length).toBeGreaterThan(4);
    const link = canaries.get("token of the link") ?? "";
    const mailed = mails.map(({ subject, text, html }) => [subject, text, html].join("\n"));
    expect(mailed.filter((text) => text.includes(link))).toHaveLength(1);
    const read = [logged.join(""), refusals.join("\n"), mailed.join("\n").replaceAll(link, "")];
    expect(canaries.size).toBeGreaterThan(35);
    expect(refusals.length).toBeGreaterThan(15);
    expect(logged.join("")).toContain("a sign-in at the provider was refused");
    expect([...canaries].filter(([, value]) => read.some((text) => text.includes(value)))).toEqual([]);
  });
});
