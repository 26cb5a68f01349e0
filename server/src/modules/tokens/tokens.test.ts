import { PERSONAL_TOKENS_MAX, type TokenScope } from "@medsieve/contract/constants";
import { auditEvents, personalTokens, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

let database: TestDatabase;
let test: TestApp;
let owner: string;
let stranger: string;
beforeAll(async () => {
  database = await openTestDatabase();
  test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
  owner = await signInNew(test, database, { email: "ada@example.org" });
  stranger = await signInNew(test, database, { email: "eve@example.org" });
});
afterAll(async () => {
  await test.close();
  await database.close();
});

async function make(scopes: TokenScope[], more: object = {}): Promise<{ id: string; token: string }> {
  const answer = await call(test.app, "POST", "/account/tokens", owner, { name: "a script", scopes, ...more });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
}

describe("a personal token", () => {
  it("is shown once, kept as a hash, and listed with its use", async () => {
    const before = Date.now();
    const { id, token } = await make(["read", "search"], { name: "Notebook" });
    expect(token).toMatch(/^mst_[\w-]{43}$/);
    const list = async () => (await call(test.app, "GET", "/account/tokens", owner)).json().items[0];
    const shown = { id, name: "Notebook", scopes: ["read", "search"], expires_at: null };
    expect(await list()).toEqual({ ...shown, created_at: expect.any(String), last_used_at: null });
    expect((await call(test.app, "GET", "/search-history", token)).statusCode).toBe(200);
    expect(Date.parse((await list()).last_used_at)).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(await database.db.select().from(personalTokens))).not.toContain(token.slice(4));
  });

  it("is refused where its scope was not granted, which the answer names", async () => {
    const { token } = await make(["read"]);
    const answer = await call(test.app, "POST", "/search", token, { query: "zinc" });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: "scope_missing", scope: "search", detail: expect.stringContaining('"search"') }),
    ]);
    expect(answer.headers["www-authenticate"]).toContain('error="insufficient_scope", scope="search"');
  });

  it.each([
    ["GET", "/auth/me"],
    ["GET", "/account/tokens"],
    ["GET", "/admin/users"],
    ["GET", "/alerts"],
  ] as const)("opens no account and no administration: %s %s", async (method, path) => {
    await database.db.update(users).set({ role: "admin" }).where(eq(users.email, "ada@example.org"));
    const { token } = await make(["search", "read", "verify"]);
    const answer = await call(test.app, method, path, token);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "token_not_accepted"]);
    await database.db.update(users).set({ role: "user" }).where(eq(users.email, "ada@example.org"));
  });

  it("ends when it is revoked or expires; a foreign one never was", async () => {
    const { id, token } = await make(["read"]);
    const expiring = await make(["read"], { expires_at: "2999-01-01T00:00:00+09:00" });
    expect((await call(test.app, "GET", "/search-history", expiring.token)).statusCode).toBe(200);
    await database.db
      .update(personalTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(personalTokens.id, expiring.id));
    expect((await call(test.app, "DELETE", `/account/tokens/${id}`, owner)).json()).toEqual({ status: "success" });
    for (const refused of [token, expiring.token, "mst_foreign", "mst_"]) {
      const answer = await call(test.app, "GET", "/search-history", refused);
      expect([refused, answer.statusCode, answer.json().code]).toEqual([refused, 401, "token_invalid"]);
      expect(answer.headers["www-authenticate"]).toBe('Bearer realm="Medsieve", error="invalid_token"');
    }
    const asked = await call(test.app, "GET", "/search-history", null);
    expect([asked.statusCode, asked.headers["www-authenticate"]]).toEqual([401, 'Bearer realm="Medsieve"']);
  });

  it("stands for its owner as the account is now, limits included", async () => {
    const { token } = await make(["search", "read"]);
    const asOwner = eq(users.email, "ada@example.org");
    await database.db.update(users).set({ monthlyLimit: 0 }).where(asOwner);
    const limited = await call(test.app, "POST", "/search", token, { query: "zinc" });
    expect([limited.statusCode, limited.json().code]).toEqual([429, "usage_limit_exceeded"]);
    await database.db.update(users).set({ monthlyLimit: null, isActive: false }).where(asOwner);
    const inactive = await call(test.app, "GET", "/search-history", token);
    expect([inactive.statusCode, inactive.json().code]).toEqual([403, "account_inactive"]);
    await database.db.update(users).set({ isActive: true }).where(asOwner);
  });

  it("is no one else's to see or to revoke", async () => {
    const { id, token } = await make(["read"]);
    expect((await call(test.app, "GET", "/account/tokens", stranger)).json()).toEqual({ items: [] });
    expect((await call(test.app, "DELETE", `/account/tokens/${id}`, stranger)).statusCode).toBe(404);
    expect((await call(test.app, "GET", "/search-history", token)).statusCode).toBe(200);
  });

  it("is made and revoked under the eyes of the audit log, which never holds it", async () => {
    const { id, token } = await make(["read"], { name: "Audited" });
    await call(test.app, "DELETE", `/account/tokens/${id}`, owner);
    const events = (await database.db.select().from(auditEvents)).filter(({ details }) => details.target_id === id);
    expect(events.map(({ action, actorEmail, details }) => [action, actorEmail, details.target_name])).toEqual([
      ["TOKEN_CREATE", "ada@example.org", "Audited"],
      ["TOKEN_REVOKE", "ada@example.org", "Audited"],
    ]);
    expect(JSON.stringify(events)).not.toContain(token);
  });

  it.each([
    [{ name: " ", scopes: ["read"] }, "name"],
    [{ name: "x", scopes: [] }, "scopes"],
    [{ name: "x", scopes: ["admin"] }, "search, read, verify"],
    [{ name: "x", scopes: ["read"], expires_at: "2020-01-01T00:00:00Z" }, "must lie ahead"],
    [{ name: "x", scopes: ["read"], expires_at: "tomorrow" }, "ISO date and time"],
    [{ name: "x", scopes: ["read"], expires: null }, "accepted: name, scopes, expires_at"],
  ])("is not made of %j", async (body, said) => {
    const answer = await call(test.app, "POST", "/account/tokens", owner, body);
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(said)]);
  });

  it(`is one of ${PERSONAL_TOKENS_MAX} at most, also when many are made at once`, async () => {
    const token = await signInNew(test, database, { email: "many@example.org" });
    const body = { name: "one of many", scopes: ["read"] };
    const answers = await Promise.all(
      Array.from({ length: PERSONAL_TOKENS_MAX + 3 }, () => call(test.app, "POST", "/account/tokens", token, body)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(3).fill("too_many_tokens"));
  });
});
