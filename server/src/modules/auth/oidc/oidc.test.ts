import { auditEvents, companies, users } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { call, openTestApp, PASSWORD, signInNew, type TestApp } from "../../../../test/app.ts";
import { openOidcServer } from "../../../../test/oidc-server.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

const START = "/api/v1/auth/oidc/start";
const ADA = { sub: "person-1", email: "ada@example.org", email_verified: true, name: "Ada Byron" };

let database: TestDatabase;
let provider: Awaited<ReturnType<typeof openOidcServer>>;
let test: TestApp;

beforeAll(async () => {
  [database, provider] = await Promise.all([openTestDatabase(), openOidcServer()]);
  test = await openSite(provider.issuer);
});

const openSite = (issuer: string) =>
  openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]), {
    oidc: {
      issuer,
      clientId: "medsieve",
      clientSecret: "a secret of the client",
      name: "Hospital",
      allowedDomains: ["example.org"],
      companyClaim: "org",
      adminClaim: { claim: "groups", value: "medsieve-admins" },
      provisions: true,
    },
  });
beforeEach(async () => {
  await emptyDatabase(database);
  provider.state.person = ADA;
  provider.state.misdeeds = {};
});
afterAll(async () => {
  await test.close();
  await provider.close();
  await database.close();
});

const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

/** Goes to the provider as a browser does; answers where it sends the browser back to, and the state's cookie. */
async function goToProvider(query = "", cookies = {}) {
  const started = await test.app.inject({ url: START + query, cookies });
  const location = String(started.headers.location);
  if (!location.startsWith(provider.issuer)) return { back: new URL(location), cookies: {} };
  const sent = await fetch(location, { redirect: "manual" });
  return { back: new URL(sent.headers.get("location") ?? ""), cookies: cookiesOf(started) };
}

const comeBack = (back: URL, cookies: Record<string, string>) =>
  test.app.inject({ url: back.pathname + back.search, cookies });

async function signIn(query = "", cookies = {}) {
  const { back, cookies: own } = await goToProvider(query, cookies);
  const answer = await comeBack(back, { ...cookies, ...own });
  return { answer, location: new URL(String(answer.headers.location)), cookies: cookiesOf(answer) };
}

async function refresh(refreshCookie: string | undefined) {
  const cookies = { medsieve_refresh: refreshCookie ?? "" };
  return test.app.inject({ method: "POST", url: "/api/v1/auth/refresh", cookies });
}

async function readRefusals() {
  const entries = await database.db.select().from(auditEvents);
  return entries.filter(({ action }) => action === "SIGN_IN_FAILED").map(({ details }) => details.reason);
}

describe("signing in at the provider", () => {
  it("makes an account with name and company, and ends on a page that has the session", async () => {
    const [nord] = await database.db.insert(companies).values({ name: "Nord" }).returning();
    provider.state.misdeeds = { claims: { org: "nord" } };
    const { answer, location, cookies } = await signIn("?return_to=/search-history%3Fpage%3D2");
    expect([answer.statusCode, location.pathname]).toEqual([303, "/login/done"]);
    expect(location.searchParams.get("from")).toBe("/search-history?page=2");
    expect(provider.state.sawSecret).toMatch(/^Basic /);
    const session = (await refresh(cookies.medsieve_refresh)).json();
    expect(session.user).toMatchObject({ email: "ada@example.org", full_name: "Ada Byron", role: "user" });
    const [user] = await database.db.select().from(users);
    expect([user?.companyId, user?.passwordHash]).toEqual([nord?.id, null]);
  });

  it("makes an account in the company of the address's domain, unless the claim names another", async () => {
    const made = await database.db
      .insert(companies)
      .values([{ name: "Nord" }, { name: "Süd", domains: ["clinic.example", "example.org"] }])
      .returning();
    const idOf = (name: string) => made.find((company) => company.name === name)?.id;
    await signIn();
    provider.state.person = { ...ADA, sub: "person-2", email: "bea@example.org" };
    provider.state.misdeeds = { claims: { org: "Nord" } };
    await signIn();
    const found = await database.db.select().from(users).orderBy(users.email);
    expect(found.map(({ email, companyId }) => [email, companyId])).toEqual([
      ["ada@example.org", idOf("Süd")],
      ["bea@example.org", idOf("Nord")],
    ]);
  });

  it("finds the account of a verified address, and the same one after the address changed", async () => {
    await signInNew(test, database, { email: "ada@example.org" });
    expect((await signIn()).location.pathname).toBe("/login/done");
    provider.state.person = { ...ADA, email: "countess@elsewhere.example", email_verified: false };
    const { cookies } = await signIn();
    expect((await refresh(cookies.medsieve_refresh)).json().user.email).toBe("ada@example.org");
    expect(await database.db.select().from(users)).toHaveLength(1);
  });

  it("makes an administrator of who has the claim, and of no one else", async () => {
    provider.state.misdeeds = { claims: { groups: ["medsieve-admins-of-others"] } };
    const first = await signIn();
    expect((await refresh(first.cookies.medsieve_refresh)).json().user.role).toBe("user");
    provider.state.misdeeds = { claims: { groups: ["staff", "medsieve-admins"] } };
    const second = await signIn();
    expect((await refresh(second.cookies.medsieve_refresh)).json().user.role).toBe("admin");
  });

  it("is offered by name on the sign-in page", async () => {
    const answer = await test.app.inject({ url: "/api/v1/auth/options" });
    expect(answer.json()).toMatchObject({ oidc: { name: "Hospital" }, password_sign_in: "on" });
  });

  it("links an account that is signed in, whatever the address", async () => {
    await signInNew(test, database, { email: "ben@other.example" });
    const login = await test.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email: "ben@other.example", password: "Correct-horse-7" },
    });
    const linked = await signIn("?link=true&return_to=/account", cookiesOf(login));
    expect(linked.location.pathname).toBe("/login/done");
    const { cookies } = await signIn();
    expect((await refresh(cookies.medsieve_refresh)).json().user.email).toBe("ben@other.example");
    expect((await goToProvider("?link=true")).back.searchParams.get("problem")).toBe("oidc_not_signed_in");
  });

  it("shows whether the own account is linked, and says on its page why it could not be", async () => {
    const readLink = async (token: string) => (await call(test.app, "GET", "/account/oidc", token)).json();
    await signIn();
    const token = await signInNew(test, database, { email: "ben@other.example" });
    expect(await readLink(token)).toEqual({ name: "Hospital", linked: false });
    const credentials = { email: "ben@other.example", password: PASSWORD };
    const login = await test.app.inject({ method: "POST", url: "/api/v1/auth/login", payload: credentials });
    const taken = await signIn("?link=true&return_to=/account", cookiesOf(login));
    expect([taken.location.pathname, taken.location.search]).toEqual(["/account", "?problem=oidc_linked_elsewhere"]);
    expect(await readRefusals()).toEqual(["oidc_linked_elsewhere"]);
    provider.state.person = { ...ADA, sub: "person-2" };
    expect((await signIn("?link=true&return_to=/account", cookiesOf(login))).location.pathname).toBe("/login/done");
    expect(await readLink(token)).toEqual({ name: "Hospital", linked: true });
  });
});

describe("is refused, with a sentence and one audit entry", () => {
  const past = Math.floor(Date.now() / 1000) - 3600;
  it.each([
    ["an issuer that is another", { claims: { iss: "https://evil.example" } }, "oidc_refused"],
    ["an audience that is another", { claims: { aud: "another-client" } }, "oidc_refused"],
    ["a nonce that is another", { claims: { nonce: "another" } }, "oidc_refused"],
    ["a token that is not signed", { unsigned: true }, "oidc_refused"],
    ["a token that another key signed", { wrongKey: true }, "oidc_refused"],
    ["a token that has expired", { claims: { iat: past - 300, exp: past } }, "oidc_refused"],
    ["a token of tomorrow", { claims: { iat: past + 90_000, exp: past + 91_000 } }, "oidc_refused"],
    ["a provider that fails", { status: 500 }, "oidc_refused"],
    ["a sign-in that was called off", { error: "access_denied" }, "oidc_denied"],
    ["an address that is not verified", { claims: { email_verified: false } }, "oidc_address_unverified"],
    ["an address that is verified in words alone", { claims: { email_verified: "true" } }, "oidc_address_unverified"],
    ["a foreign domain", { claims: { email: "ada@example.org.evil.example" } }, "oidc_domain"],
    ["no address", { claims: { email: undefined } }, "oidc_no_address"],
    ["a company that is not known", { claims: { org: "Unknown" } }, "oidc_company"],
  ])("%s", async (_name, misdeeds, problem) => {
    provider.state.misdeeds = misdeeds;
    const { answer, location, cookies } = await signIn();
    expect([answer.statusCode, location.pathname, location.searchParams.get("problem")]).toEqual([
      303,
      "/login",
      problem,
    ]);
    expect(cookies.medsieve_refresh).toBeUndefined();
    expect(await readRefusals()).toEqual([problem]);
    expect(await database.db.select().from(users)).toEqual([]);
  });

  it("a provider that is down, while signing in with a password goes on", async () => {
    const gone = await openOidcServer();
    await gone.close();
    const site = await openSite(gone.issuer);
    await signInNew(site, database, { email: "ada@example.org" });
    const answer = await site.app.inject({ url: START });
    expect(String(answer.headers.location)).toContain("/login?problem=oidc_unreachable");
    expect(await readRefusals()).toEqual(["oidc_unreachable"]);
    const payload = { email: "ada@example.org", password: PASSWORD };
    expect((await site.app.inject({ method: "POST", url: "/api/v1/auth/login", payload })).statusCode).toBe(200);
    await site.close();
  });

  it("who begins too often, from an address that is not known, while others and known browsers go on", async () => {
    const known = cookiesOf((await signIn()).answer);
    const begin = (remoteAddress: string, cookies = {}) => test.app.inject({ url: START, remoteAddress, cookies });
    for (let n = 0; n < 120; n++) expect((await begin("192.0.2.7")).statusCode).toBe(302);
    const refused = await begin("192.0.2.7");
    expect([refused.statusCode, refused.headers.location]).toEqual([
      303,
      expect.stringMatching(/login\?problem=oidc_too_often$/u),
    ]);
    expect((await begin("192.0.2.8")).statusCode).toBe(302);
    expect((await begin("192.0.2.7", known)).statusCode).toBe(302);
    expect(await readRefusals()).toEqual(["oidc_too_often"]);
  });

  it("no one whose provider's clock is 20 seconds ahead", async () => {
    const now = Math.floor(Date.now() / 1000);
    provider.state.misdeeds = { claims: { iat: now + 20, exp: now + 320 } };
    expect((await signIn()).location.pathname).toBe("/login/done");
  });

  it("an account that is switched off", async () => {
    await signIn();
    await database.db.update(users).set({ isActive: false });
    expect((await signIn()).location.searchParams.get("problem")).toBe("inactive_account");
  });

  it("a callback that comes again, or in another browser, or without having been begun", async () => {
    const { back, cookies } = await goToProvider();
    for (const held of [{}, { medsieve_oidc: "another" }]) {
      const answer = await comeBack(back, held);
      expect(String(answer.headers.location)).toContain("problem=oidc_state");
    }
    expect(String((await comeBack(back, cookies)).headers.location)).toContain("/login/done");
    expect(String((await comeBack(back, cookies)).headers.location)).toContain("problem=oidc_state");
  });

  it("an answer that says it comes from another provider", async () => {
    const { back, cookies } = await goToProvider();
    back.searchParams.set("iss", "https://evil.example");
    expect(String((await comeBack(back, cookies)).headers.location)).toContain("problem=oidc_refused");
    expect(await readRefusals()).toEqual(["oidc_refused"]);
  });

  it("a code that another sign-in got, and one that was used already", async () => {
    const [theirs, ours, again] = [await goToProvider(), await goToProvider(), await goToProvider()];
    const code = theirs.back.searchParams.get("code") ?? "";
    ours.back.searchParams.set("code", code);
    expect(String((await comeBack(ours.back, ours.cookies)).headers.location)).toContain("problem=oidc_refused");
    const used = await goToProvider();
    expect(String((await comeBack(used.back, used.cookies)).headers.location)).toContain("/login/done");
    again.back.searchParams.set("code", used.back.searchParams.get("code") ?? "");
    expect(String((await comeBack(again.back, again.cookies)).headers.location)).toContain("problem=oidc_refused");
  });

  it("a place to return to that is not on this site", async () => {
    for (const place of ["//evil.example", "https://evil.example", "/\\evil.example"]) {
      const answer = await test.app.inject({ url: `${START}?return_to=${encodeURIComponent(place)}` });
      expect(answer.statusCode).toBe(422);
    }
  });
});

describe("signing out", () => {
  const logOut = (logout_token: string) =>
    test.app.inject({
      method: "POST",
      url: "/api/v1/auth/oidc/backchannel-logout",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ logout_token }).toString(),
    });

  it("at the provider ends the sessions here that began there, and no others", async () => {
    const own = await signInNew(test, database, { email: "ada@example.org" });
    const { cookies } = await signIn();
    expect((await logOut(await provider.signLogoutToken({ sid: "sid-1" }))).statusCode).toBe(200);
    expect((await refresh(cookies.medsieve_refresh)).statusCode).toBe(401);
    const me = await test.app.inject({ url: "/api/v1/auth/me", headers: { authorization: `Bearer ${own}` } });
    expect(me.statusCode).toBe(200);
  });

  it.each([
    ["for another client", { aud: "another" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["that is an ID token", { events: undefined, nonce: "n" }],
    ["that is too old", { iat: 1 }],
    ["that names no one", { sub: undefined }],
  ])("by a token %s ends nothing", async (_name, changes) => {
    const { cookies } = await signIn();
    expect((await logOut(await provider.signLogoutToken(changes))).statusCode).toBe(400);
    expect((await refresh(cookies.medsieve_refresh)).statusCode).toBe(200);
  });

  it("by a token that comes again ends no session that began after it", async () => {
    const iat = Math.floor(Date.now() / 1000) - 60;
    const { cookies } = await signIn();
    expect((await logOut(await provider.signLogoutToken({ iat }))).statusCode).toBe(200);
    expect((await refresh(cookies.medsieve_refresh)).statusCode).toBe(200);
  });

  it("here leads to the provider's own sign-out", async () => {
    const { cookies } = await signIn();
    const answer = await test.app.inject({
      method: "POST",
      url: "/api/v1/auth/logout",
      cookies: { medsieve_refresh: cookies.medsieve_refresh ?? "" },
    });
    const url = new URL(answer.json().logout_url);
    expect([url.origin, url.pathname, url.searchParams.get("post_logout_redirect_uri")]).toEqual([
      provider.issuer,
      "/logout",
      "http://localhost:3000/login",
    ]);
  });
});
