import { auditEvents } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { openTestApp, type TestApp } from "../../../../test/app.ts";
import { openOidcServer } from "../../../../test/oidc-server.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";

export const START = "/api/v1/auth/oidc/start";
export const ADA = { sub: "person-1", email: "ada@example.org", email_verified: true, name: "Ada Byron" };

export const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

/** A server with an OpenID provider for the tests of a file; each begins with Ada at the provider, and no account. */
export function prepareOidc() {
  let database: TestDatabase;
  let provider: Awaited<ReturnType<typeof openOidcServer>>;
  let test: TestApp;

  beforeAll(async () => {
    [database, provider] = await Promise.all([openTestDatabase(), openOidcServer()]);
    test = await openSite(provider.issuer);
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

  const openSite = (issuer: string, provisions = true) =>
    openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]), {
      oidc: {
        issuer,
        clientId: "medsieve",
        clientSecret: "a secret of the client",
        name: "Hospital",
        allowedDomains: ["example.org"],
        companyClaim: "org",
        adminClaim: { claim: "groups", value: "medsieve-admins" },
        provisions,
      },
    });

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

  return {
    database: () => database,
    provider: () => provider,
    test: () => test,
    openSite,
    goToProvider,
    comeBack,
    signIn,
    refresh: (refreshCookie: string | undefined) => {
      const cookies = { medsieve_refresh: refreshCookie ?? "" };
      return test.app.inject({ method: "POST", url: "/api/v1/auth/refresh", cookies });
    },
    readRefusals: async () => {
      const entries = await database.db.select().from(auditEvents);
      return entries.filter(({ action }) => action === "SIGN_IN_FAILED").map(({ details }) => details.reason);
    },
  };
}
