import { createHmac, randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccountsApp, TEST_SECRET } from "../../test/accounts-app.ts";
import { createAccessTokens } from "./access-tokens.ts";

let site: Awaited<ReturnType<typeof openAccountsApp>>;
let token: string;
beforeAll(async () => {
  site = await openAccountsApp();
  await site.addUser({ email: "ada@example.org" });
  await site.addUser({ email: "root@example.org", role: "admin" });
  token = (await site.signIn("ada@example.org")).token;
});
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token made by hand, as an attacker would. */
function forge(header: unknown, claims: unknown, secret: string | null): string {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${secret === null ? "" : createHmac("sha256", secret).update(input).digest("base64url")}`;
}

const HEADER = { alg: "HS256", typ: "JWT" };
const claimsOf = (one: string) => JSON.parse(Buffer.from(one.split(".")[1] ?? "", "base64url").toString());

describe("access tokens", () => {
  it("are refused when foreign, unsigned, altered or no tokens at all", async () => {
    const claims = claimsOf(token);
    const [header, body, signature] = token.split(".");
    const refused = {
      "signed with another secret": forge(HEADER, claims, "another secret that an attacker made up by himself"),
      "alg none": forge({ alg: "none" }, claims, null),
      "alg none, signed": forge({ alg: "none" }, claims, TEST_SECRET),
      "HS256 without signature": forge(HEADER, claims, null),
      "another algorithm": forge({ alg: "HS512" }, claims, TEST_SECRET),
      "somebody else's name": `${header}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
      "two parts": `${header}.${body}`,
      "four parts": `${token}.x`,
      "no claims of ours": forge(HEADER, { exp: claims.exp }, TEST_SECRET),
      "without end": forge(HEADER, { ...claims, exp: undefined }, TEST_SECRET),
      "subject that is no id": forge(HEADER, { ...claims, sub: "1' or '1'='1" }, TEST_SECRET),
      "not JSON": `${header}.e30x.${signature}`,
      word: "rubbish",
    };
    for (const [what, forged] of Object.entries(refused)) {
      const answer = await site.getMe(forged);
      expect([what, answer.statusCode, answer.json()]).toEqual([
        what,
        401,
        { detail: "Please sign in", code: "not_signed_in" },
      ]);
    }
    expect((await site.getMe(token)).statusCode).toBe(200);
  });

  it("are refused whatever else is sent, without a server error", async () => {
    const tokens = createAccessTokens(TEST_SECRET, () => site.clock.now);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.string().map((text) => `${token.slice(0, 40)}${text}`),
        ),
        (text) => {
          expect(() => tokens.verify(text)).toThrow("Please sign in");
        },
      ),
    );
  });

  it("end after 15 minutes, and say so", async () => {
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 899_000);
    expect((await site.getMe(token)).statusCode).toBe(200);
    site.clock.now = new Date(before.getTime() + 901_000);
    expect((await site.getMe(token)).json().code).toBe("session_expired");
    site.clock.now = before;
  });

  it("that outlived their session or name an older password are expired", async () => {
    const claims = claimsOf(token);
    for (const changed of [{ sid: randomUUID() }, { token_version: 0 }, { sub: randomUUID() }]) {
      const answer = await site.getMe(forge(HEADER, { ...claims, ...changed }, TEST_SECRET));
      expect([answer.statusCode, answer.json().code]).toEqual([401, "session_expired"]);
    }
  });

  it.each([undefined, "", "Bearer", "Bearer ", "Basic YTpi", "bearer"])(
    "are asked for, given %j",
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await site.app.inject({ url: "/api/v1/auth/me", headers });
      expect([answer.statusCode, answer.json().code]).toEqual([401, "not_signed_in"]);
    },
  );
});

describe("the administrators' guard", () => {
  const open = (authorization: string) => site.app.inject({ url: "/admin-only", headers: { authorization } });

  it("lets in administrators only", async () => {
    const admin = await site.signIn("root@example.org");
    expect((await open(`Bearer ${admin.token}`)).statusCode).toBe(200);
    const answer = await open(`Bearer ${token}`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, "access_denied"]);
    expect((await open("")).statusCode).toBe(401);
  });
});
