import { describe, expect, it } from "vitest";
import { signInNew } from "../../../../test/app.ts";
import { prepareOidc } from "./oidc.fixture.ts";

const site = prepareOidc();
const { signIn, refresh } = site;

describe("signing out", () => {
  const logOut = (logout_token: string) =>
    site.test().app.inject({
      method: "POST",
      url: "/api/v1/auth/oidc/backchannel-logout",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ logout_token }).toString(),
    });

  it("at the provider ends the sessions here that began there, and no others", async () => {
    const own = await signInNew(site.test(), site.database(), { email: "ada@example.org" });
    const { cookies } = await signIn();
    expect((await logOut(await site.provider().signLogoutToken({ sid: "sid-1" }))).statusCode).toBe(200);
    expect((await refresh(cookies.medsieve_refresh)).statusCode).toBe(401);
    const me = await site.test().app.inject({ url: "/api/v1/auth/me", headers: { authorization: `Bearer ${own}` } });
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
    expect((await logOut(await site.provider().signLogoutToken(changes))).statusCode).toBe(400);
    expect((await refresh(cookies.medsieve_refresh)).statusCode).toBe(200);
  });

  it("by a token that comes again ends no session that began after it", async () => {
    const iat = Math.floor(Date.now() / 1000) - 60;
    const { cookies } = await signIn();
    expect((await logOut(await site.provider().signLogoutToken({ iat }))).statusCode).toBe(200);
    expect((await refresh(cookies.medsieve_refresh)).statusCode).toBe(200);
  });

  it("here leads to the provider's own sign-out", async () => {
    const { cookies } = await signIn();
    const answer = await site.test().app.inject({
      method: "POST",
      url: "/api/v1/auth/logout",
      cookies: { medsieve_refresh: cookies.medsieve_refresh ?? "" },
    });
    const url = new URL(answer.json().logout_url);
    expect([url.origin, url.pathname, url.searchParams.get("post_logout_redirect_uri")]).toEqual([
      site.provider().issuer,
      "/logout",
      "http://localhost:3000/login",
    ]);
  });
});
