import { companies, mails, passwordLinks, users } from "@medsieve/database/schema/index";
import { desc, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, PASSWORD, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const NEW_PASSWORD = "Another-horse-8";
const DEMO = {
  email: " Ada@Example.ORG ",
  full_name: " Ada Byron ",
  company_name: "Analytical Engines",
  use_case: "research",
  language: "ja",
};

describe("an account without a sign-in", () => {
  let database: TestDatabase;
  let test: TestApp;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
  });
  afterEach(() => test.close());

  const post = (path: string, body?: unknown) => call(test.app, "POST", path, null, body);
  const forget = (email: string, language = "en") => post("/auth/request-password-reset", { email, language });
  const verify = (token: string) => post(`/auth/verify-reset-token?token=${encodeURIComponent(token)}`);
  const reset = (token: string, new_password = NEW_PASSWORD) => post("/auth/reset-password", { token, new_password });
  const signIn = (email: string, password: string) => post("/auth/login", { email, password });
  const readMails = () => database.db.select().from(mails).orderBy(mails.createdAt);
  const readResetMails = async () => (await readMails()).filter(({ link }) => link?.includes("/reset-password"));
  const readToken = async () => {
    const link = (await readMails()).at(-1)?.link ?? "";
    return new URL(link).searchParams.get("token") ?? "";
  };

  /** For which the newest link can be used. */
  const readHours = async () => {
    const [link] = await database.db.select().from(passwordLinks).orderBy(desc(passwordLinks.createdAt)).limit(1);
    return ((link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0)) / 3_600_000;
  };

  describe("with a forgotten password", () => {
    it("gets a mail with a link that sets a new one, once, and signs out everywhere", async () => {
      const token = await signInNew(test, database, { email: "ada@example.org" });
      expect((await forget("Ada@example.org ", "jp")).json()).toEqual({ status: "success" });
      const [mail] = await readMails();
      expect(mail).toMatchObject({ recipient: "ada@example.org", subject: expect.stringContaining("再設定") });
      const link = await readToken();
      expect(await readHours()).toBe(2);
      expect((await verify(link)).json()).toEqual({ status: "success", purpose: "reset", email: "ada@example.org" });
      expect((await reset(link)).json()).toEqual({ status: "success" });
      expect((await signIn("ada@example.org", PASSWORD)).statusCode).toBe(401);
      expect((await signIn("ada@example.org", NEW_PASSWORD)).statusCode).toBe(200);
      expect((await call(test.app, "GET", "/auth/me", token)).statusCode).toBe(401);
      for (const answer of [await verify(link), await reset(link)]) {
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          { detail: "This reset link has already been used or has expired.", code: "link_used" },
        ]);
      }
    });

    it("never learns whether there is such an account", async () => {
      await signInNew(test, database, { email: "gone@example.org" });
      await database.db.update(users).set({ isActive: false });
      for (const email of ["unknown@example.org", "gone@example.org"]) {
        const answer = await forget(email);
        expect([answer.statusCode, answer.json()]).toEqual([200, { status: "success" }]);
      }
      expect(await readMails()).toEqual([]);
    });

    it.each([
      ["", "Email is required"],
      [undefined, "Email is required"],
      ["   ", "Email is required"],
      ["ada", "Please enter a valid email address"],
      ["ada@example", "Please enter a valid email address"],
      ["<b>@example.org", "Please enter a valid email address"],
      [`${"a".repeat(10_000)}@example.org`, "Please enter a valid email address"],
    ])("gets a message that says what is wrong with the address %j", async (email, message) => {
      const answer = await post("/auth/request-password-reset", { email });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail[0]).toEqual({ loc: ["body", "email"], msg: message });
    });

    it("keeps its link when the new password is too weak, which is explained", async () => {
      await signInNew(test, database, { email: "ada@example.org" });
      await forget("ada@example.org");
      const link = await readToken();
      const weak = await reset(link, "password");
      expect(weak.json()).toMatchObject({ code: "weak_password", missing: ["uppercase", "digit", "special"] });
      expect((await reset(link)).statusCode).toBe(200);
    });

    it("has no use for a link that is cut, unknown or two hours old", async () => {
      await signInNew(test, database, { email: "ada@example.org" });
      await forget("ada@example.org");
      const link = await readToken();
      for (const bad of [link.slice(0, -1), "x", "\0", "%"]) {
        expect((await verify(bad)).json()).toMatchObject({ code: "link_invalid" });
      }
      await database.db.execute(sql`update password_links set expires_at = now() - interval '1 second'`);
      for (const answer of [await verify(link), await reset(link)]) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, "link_expired"]);
      }
      expect((await post("/auth/verify-reset-token")).statusCode).toBe(422);
    });

    it("sets one password with a link, however many times it is used at once", async () => {
      await signInNew(test, database, { email: "ada@example.org" });
      await forget("ada@example.org");
      const link = await readToken();
      const answers = await Promise.all([reset(link), reset(link), reset(link)]);
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
    });

    it("is mailed one link at a time, which a stranger who asks again does not make void", async () => {
      await signInNew(test, database, { email: "ada@example.org" });
      await forget("ada@example.org");
      const link = await readToken();
      for (let n = 0; n < 20; n++) expect((await forget("ada@example.org")).statusCode).toBe(200);
      expect(await readMails()).toHaveLength(1);
      expect((await reset(link)).statusCode).toBe(200);
    });

    it("is mailed six links an hour at most, and others by a device that was signed in before", async () => {
      await signInNew(test, database, { email: "ada@example.org" });
      const later = (minutes: number) =>
        database.db.execute(sql`update password_links set created_at = created_at - ${minutes} * interval '1 minute'`);
      for (let n = 0; n < 9; n++) {
        await forget("ada@example.org");
        await later(5);
      }
      expect(await readResetMails()).toHaveLength(6);
      const answer = await signIn("ada@example.org", PASSWORD);
      const device = answer.cookies.find(({ name }) => name === "medsieve_device")?.value ?? "";
      await test.app.inject({
        method: "POST",
        url: "/api/v1/auth/request-password-reset",
        headers: { cookie: `medsieve_device=${device}` },
        payload: { email: "ada@example.org", language: "en" },
      });
      expect(await readResetMails()).toHaveLength(7);
      expect((await reset(await readToken())).statusCode).toBe(200);
    });

    it("has no use for a link that a newer one or a new password replaced, which is explained", async () => {
      const token = await signInNew(test, database, { email: "ada@example.org" });
      await forget("ada@example.org");
      const first = await readToken();
      await database.db.execute(sql`update password_links set created_at = created_at - interval '10 minutes'`);
      await forget("ada@example.org");
      const second = await readToken();
      const replaced = {
        detail: "This link was replaced by a newer one, or the password was changed.",
        code: "link_replaced",
      };
      for (const answer of [await verify(first), await reset(first)]) {
        expect([answer.statusCode, answer.json()]).toEqual([400, replaced]);
      }
      const change = { current_password: PASSWORD, new_password: NEW_PASSWORD };
      expect((await call(test.app, "PUT", "/auth/password", token, change)).statusCode).toBe(200);
      expect((await verify(second)).json()).toEqual(replaced);
    });

    it("gets in at once after it has set a new password, whatever was tried before", async () => {
      await signInNew(test, database, { email: "ada@example.org" });
      for (let n = 0; n < 7; n++) await signIn("ada@example.org", "wrong");
      expect((await signIn("ada@example.org", PASSWORD)).statusCode).toBe(429);
      await forget("ada@example.org");
      await reset(await readToken());
      expect((await signIn("ada@example.org", NEW_PASSWORD)).statusCode).toBe(200);
    });

    it("can use its links however many others at the same address use theirs", async () => {
      await signInNew(test, database, { email: "ada@example.org" });
      await forget("ada@example.org");
      for (let n = 0; n < 80; n++) await verify("x");
      expect((await reset(await readToken())).statusCode).toBe(200);
    });
  });

  describe("that signs up for a demo", () => {
    it("is made with 20 searches a month, and begins with the link it is mailed", async () => {
      expect((await post("/auth/register-demo", DEMO)).json()).toEqual({ status: "success" });
      const [mail] = await readMails();
      expect(mail).toMatchObject({ recipient: "ada@example.org", subject: expect.stringContaining("ようこそ") });
      const link = await readToken();
      expect(await readHours()).toBe(48);
      expect((await verify(link)).json()).toMatchObject({ purpose: "demo", email: "ada@example.org" });
      expect((await signIn("ada@example.org", PASSWORD)).statusCode).toBe(401);
      await reset(link);
      const answer = (await signIn("ADA@example.org", NEW_PASSWORD)).json();
      expect(answer.user).toMatchObject({
        full_name: "Ada Byron",
        role: "demo",
        company_name: "Analytical Engines",
      });
      const usage = (await call(test.app, "GET", "/usage/current", answer.access_token)).json();
      expect(usage.data).toMatchObject({ current_usage: 0, limit: 20 });
    });

    it("is written to in English where no language is named", async () => {
      const { language: _, ...unnamed } = DEMO;
      await post("/auth/register-demo", unnamed);
      const [mail] = await readMails();
      expect(mail?.subject).toMatch(/^Welcome/);
    });

    it("is made once, however often the button is pressed", async () => {
      const answers = await Promise.all([1, 2, 3].map(() => post("/auth/register-demo", DEMO)));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
      expect(answers.find((answer) => answer.statusCode === 409)?.json()).toEqual({
        detail: "An account with this email already exists. Please login or use a different email.",
        code: "email_taken",
      });
      expect(await readMails()).toHaveLength(1);
    });

    it("keeps its company as text: none is made, and none of that name is joined", async () => {
      await post("/auth/register-demo", DEMO);
      expect(await database.db.$count(companies)).toBe(0);
      await database.db.insert(companies).values({ name: DEMO.company_name });
      await post("/auth/register-demo", { ...DEMO, email: "eve@example.org" });
      const made = await database.db.select().from(users);
      expect(made.map(({ companyId, companyText }) => [companyId, companyText])).toEqual(
        Array(2).fill([null, DEMO.company_name]),
      );
    });

    it("has a link for 48 hours, and who forgot a password one for 2", async () => {
      await post("/auth/register-demo", DEMO);
      await signInNew(test, database, { email: "bob@example.org" });
      await forget("bob@example.org");
      const lasts = sql<number>`extract(epoch from ${passwordLinks.expiresAt} - ${passwordLinks.createdAt})::float / 3600`;
      const links = await database.db.select({ lasts }).from(passwordLinks).orderBy(passwordLinks.createdAt);
      expect(links.map((link) => Math.round(link.lasts * 10) / 10)).toEqual([48, 2]);
    });

    it("gets a message for each field that is wrong", async () => {
      const answer = await post("/auth/register-demo", {
        email: "x",
        full_name: " ",
        company_name: "",
        use_case: "fun",
      });
      expect(answer.json().detail).toEqual([
        { loc: ["body", "email"], msg: "Please enter a valid email address" },
        { loc: ["body", "full_name"], msg: "Full name is required" },
        { loc: ["body", "company_name"], msg: "Company/Organization name is required" },
        { loc: ["body", "use_case"], msg: "Please select your primary use case" },
      ]);
    });

    it("can be mailed a new link when the first one has run out", async () => {
      await post("/auth/register-demo", DEMO);
      await database.db.execute(sql`update password_links set expires_at = now()`);
      await forget("ada@example.org");
      expect((await reset(await readToken())).statusCode).toBe(200);
    });

    it("is refused where the installation is closed to it", async () => {
      await test.close();
      const [source, reader] = [new ScriptedSource([], {}), new ScriptedReader([])];
      test = await openTestApp(database, source, reader, { demoSignup: { open: false, monthlyLimit: 20 } });
      expect((await call(test.app, "GET", "/auth/options", null)).json()).toEqual({
        demo_signup: false,
        password_sign_in: "on",
        oidc: null,
      });
      const answer = await post("/auth/register-demo", DEMO);
      expect([answer.statusCode, answer.json().code]).toEqual([403, "signup_closed"]);
    });
  });
});
