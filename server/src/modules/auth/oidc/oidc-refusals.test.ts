import { users } from "@medsieve/database/schema/index";
import { describe, expect, it } from "vitest";
import { PASSWORD, signInNew } from "../../../../test/app.ts";
import { openOidcServer } from "../../../../test/oidc-server.ts";
import { cookiesOf, prepareOidc, START } from "./oidc.fixture.ts";

const site = prepareOidc();
const { goToProvider, comeBack, signIn, readRefusals } = site;

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
    site.provider().state.misdeeds = misdeeds;
    const { answer, location, cookies } = await signIn();
    expect([answer.statusCode, location.pathname, location.searchParams.get("problem")]).toEqual([
      303,
      "/login",
      problem,
    ]);
    expect(cookies.medsieve_refresh).toBeUndefined();
    expect(await readRefusals()).toEqual([problem]);
    expect(await site.database().db.select().from(users)).toEqual([]);
  });

  it("a provider that is down, while signing in with a password goes on", async () => {
    const gone = await openOidcServer();
    await gone.close();
    const other = await site.openSite(gone.issuer);
    await signInNew(other, site.database(), { email: "ada@example.org" });
    const answer = await other.app.inject({ url: START });
    expect(String(answer.headers.location)).toContain("/login?problem=oidc_unreachable");
    expect(await readRefusals()).toEqual(["oidc_unreachable"]);
    const payload = { email: "ada@example.org", password: PASSWORD };
    expect((await other.app.inject({ method: "POST", url: "/api/v1/auth/login", payload })).statusCode).toBe(200);
    await other.close();
  });

  it("someone without an account, where accounts are not made", async () => {
    const other = await site.openSite(site.provider().issuer, false);
    const begin = async () => {
      const started = await other.app.inject({ url: START });
      const sent = await fetch(String(started.headers.location), { redirect: "manual" });
      const back = new URL(sent.headers.get("location") ?? "");
      const answer = await other.app.inject({ url: back.pathname + back.search, cookies: cookiesOf(started) });
      return String(answer.headers.location);
    };
    expect(await begin()).toContain("problem=oidc_no_account");
    expect(await readRefusals()).toEqual(["oidc_no_account"]);
    await signInNew(other, site.database(), { email: "ada@example.org" });
    expect(await begin()).toContain("/login/done");
    await other.close();
  });

  it("who begins too often, from an address that is not known, while others and known browsers go on", async () => {
    const known = cookiesOf((await signIn()).answer);
    const begin = (remoteAddress: string, cookies = {}) =>
      site.test().app.inject({ url: START, remoteAddress, cookies });
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
    site.provider().state.misdeeds = { claims: { iat: now + 20, exp: now + 320 } };
    expect((await signIn()).location.pathname).toBe("/login/done");
  });

  it("an account that is switched off", async () => {
    await signIn();
    await site.database().db.update(users).set({ isActive: false });
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
      const answer = await site.test().app.inject({ url: `${START}?return_to=${encodeURIComponent(place)}` });
      expect(answer.statusCode).toBe(422);
    }
  });
});
