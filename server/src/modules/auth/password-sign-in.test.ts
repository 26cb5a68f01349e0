import type { PasswordSignIn } from "@medsieve/contract/constants";
import { auditEvents } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, PASSWORD, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const RULES: [rule: PasswordSignIn, user: number, admin: number][] = [
  ["on", 200, 200],
  ["admins", 403, 200],
  ["off", 403, 403],
];

describe.each(RULES)("where PASSWORD_SIGNIN is %s", (rule, user, admin) => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openTestDatabase();
    test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]), { passwordSignIn: rule });
    await signInNew(test, database, { email: "user@example.org" });
    await signInNew(test, database, { email: "admin@example.org", role: "admin" });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  const signIn = (email: string, password = PASSWORD) =>
    call(test.app, "POST", "/auth/login", null, { email, password });

  it("the sign-in page knows", async () => {
    expect((await call(test.app, "GET", "/auth/options", null)).json().password_sign_in).toBe(rule);
  });

  it.each([
    ["user", user],
    ["admin", admin],
  ])("a right password of %s is answered with %s", async (role, status) => {
    const answer = await signIn(`${role}@example.org`);
    expect([answer.statusCode, answer.json().code]).toEqual([
      status,
      status === 200 ? undefined : "password_signin_off",
    ]);
    expect(answer.cookies.some(({ name }) => name === "medsieve_refresh")).toBe(status === 200);
  });

  it("a wrong one says nothing of the account", async () => {
    for (const email of ["user@example.org", "unknown@example.org"]) {
      const answer = await signIn(email, "Wrong-password-1");
      expect([answer.statusCode, answer.json().code]).toEqual([401, "invalid_credentials"]);
    }
  });

  it("every sign-in that was refused for it is audited", async () => {
    const entries = await database.db.select().from(auditEvents);
    const reasons = entries.map(({ details }) => details.reason);
    expect(reasons.includes("password_signin_off")).toBe(rule !== "on");
  });
});
