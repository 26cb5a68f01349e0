import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAdminApi } from "../support/admin-api.ts";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { countMails } from "../support/mail.ts";
import { openOpenidProvider, settingsOf, signInAtProvider } from "../support/openid-provider.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const verified = (email: string) => ({ email, email_verified: true });
const PEOPLE = {
  ada: { ...verified("ada@klinik.example"), name: "Ada Byron", org: "Nord" },
  bea: { ...verified("bea@klinik.example"), name: "Bea Berg", groups: ["staff", "medsieve-admins"] },
  mori: { email: "someone@elsewhere.example", email_verified: false },
  unverified: { email: "ada@klinik.example", email_verified: false },
  foreign: verified("eve@klinik.example.evil.example"),
  lost: { ...verified("lost@klinik.example"), org: "No such company" },
};
const SIGN_IN = "Klinik sign-in";

let provider: Awaited<ReturnType<typeof openOpenidProvider>>;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  provider = await openOpenidProvider(PEOPLE);
  [server, browser] = await Promise.all([startServer(settingsOf(provider.issuer)), openBrowser()]);
  provider.register(server.url);
  await (await openAdminApi(server.url)).post("/admin/companies", { name: "Nord" });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await provider?.goDown();
});

async function openVisitor() {
  const context = await openContext(browser, server.url);
  // The provider's own pages ask for a font of another site.
  await context.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  return { context, page, watch, ...screens };
}

const pressSignIn = (page: Page) => page.getByRole("link", { name: SIGN_IN }).click();

async function signIn(page: Page, name: keyof typeof PEOPLE): Promise<void> {
  await page.goto("/login");
  await pressSignIn(page);
  await signInAtProvider(page, name);
}

/** As in a browser whose session here has ended, while that at the provider goes on. */
async function forgetSession(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies({ domain: "localhost" });
  await page.evaluate(() => localStorage.clear());
}

const readRefusals = async () => {
  const api = await openAdminApi(server.url);
  const found = (await api.get("/admin/audit-logs?action=SIGN_IN_FAILED&per_page=100")) as {
    items: { details: { reason: string } }[];
  };
  return found.items.map(({ details }) => details.reason);
};

test("a colleague gets an account, comes back to the page that was wanted, and signs out at both", async () => {
  const { context, page, watch, t, welcome } = await openVisitor();
  await page.goto("/account");
  await page.getByRole("link", { name: SIGN_IN }).waitFor();
  await expectAccessible(page);
  await pressSignIn(page);
  await signInAtProvider(page, "ada");
  await page.waitForURL(/\/account$/);
  const me = page.getByRole("button", { name: PEOPLE.ada.email });
  await me.waitFor();
  await page.reload();
  await me.click();
  await page.getByRole("menuitem", { name: t("account:menu.signOut") }).click();
  await page.getByRole("button", { name: "Sign me out" }).click();
  await page.waitForURL(/localhost.*\/login/);

  // Whose session at the provider has ended is asked there again; this browser is known, so that no mail goes out.
  await pressSignIn(page);
  await signInAtProvider(page, "ada");
  await welcome.waitFor();
  expect(await countMails(server, PEOPLE.ada.email)).toBe(0);
  watch.expectQuiet();
  await context.close();
});

test("who has the administrator's claim is one; who signs out at the provider is out here", async () => {
  const { context, page, t } = await openVisitor();
  await signIn(page, "bea");
  await page.getByRole("button", { name: PEOPLE.bea.email }).waitFor();
  await page.goto("/admin");
  await page.getByRole("heading", { name: t("admin-dashboard:title"), level: 1 }).waitFor();

  await page.goto(`${provider.issuer}/session/end`);
  await page.getByRole("button", { name: "Sign me out" }).click();
  await page.getByText("Signed out", { exact: true }).waitFor();
  await page.goto("/admin");
  await page.waitForURL(/\/login/);
  await page.getByRole("link", { name: SIGN_IN }).waitFor();
  await context.close();
});

test("an account with a password is linked by who is signed in, whatever address the provider says", async () => {
  const { context, page, watch, t, signIn: signInHere, userMenu } = await openVisitor();
  await page.goto("/account");
  await signInHere();
  await page.getByRole("link", { name: t("security:provider.link") }).click();
  await signInAtProvider(page, "mori");
  await page.getByText(t("security:provider.linked"), { exact: true }).waitFor();
  await forgetSession(context, page);
  await page.goto("/login");
  await pressSignIn(page);
  await userMenu.waitFor();
  watch.expectQuiet();
  await context.close();
});

test("the provider's keys may change at any time", async () => {
  const { context, page, welcome } = await openVisitor();
  await signIn(page, "ada");
  await welcome.waitFor();
  await provider.rotateKeys();
  await forgetSession(context, page);
  await signIn(page, "ada");
  await page.getByRole("button", { name: PEOPLE.ada.email }).waitFor();
  await context.close();
});

const past = Math.floor(Date.now() / 1000) - 7200;
test.each([
  ["of another issuer", { claims: { iss: "https://evil.example" } }],
  ["for another client", { claims: { aud: "another" } }],
  ["of another sign-in", { claims: { nonce: "another" } }],
  ["that has expired", { claims: { iat: past, exp: past + 300 } }],
  ["that is not signed", { signer: "no one" as const }],
  ["that a stranger signed", { signer: "stranger" as const }],
])("no one is let in by a token %s", async (_name, forgery) => {
  const { context, page, t } = await openVisitor();
  provider.state.forgery = forgery;
  try {
    await signIn(page, "ada");
    await page.getByText(t("account:provider.problem.oidc_refused")).waitFor();
    expect(new URL(page.url()).host).toBe(new URL(server.url).host);
  } finally {
    provider.state.forgery = null;
  }
  await context.close();
});

test.each([
  ["unverified", "oidc_address_unverified"],
  ["foreign", "oidc_domain"],
  ["lost", "oidc_company"],
] as const)("somebody is not let in, and reads why: %s, %s", async (name, problem) => {
  const { context, page, watch, t } = await openVisitor();
  await signIn(page, name);
  await page.getByText(t(`account:provider.problem.${problem}`)).waitFor();
  await expectAccessible(page);
  expect(await readRefusals()).toContain(problem);
  watch.expectQuiet();
  await context.close();
});

test("a way back that is another's, used or mixed up lets no one in", async () => {
  const { context, page, t, welcome } = await openVisitor();
  const refusal = (problem: string) => page.getByText(t(`account:provider.problem.${problem}`));
  let used: URL | null = null;
  provider.state.changeWayBack = (address) => {
    used = new URL(address);
  };
  await signIn(page, "ada");
  await welcome.waitFor();
  await forgetSession(context, page);
  await page.goto(String(used));
  await refusal("oidc_state").waitFor();

  const usedCode = new URL(String(used)).searchParams.get("code") ?? "";
  for (const change of [
    (address: URL) => address.searchParams.set("code", usedCode),
    (address: URL) => address.searchParams.set("iss", "https://evil.example"),
    (address: URL) => address.searchParams.delete("iss"),
  ]) {
    await page.goto("/login?problem=oidc_denied");
    await refusal("oidc_denied").waitFor();
    provider.state.changeWayBack = change;
    await pressSignIn(page);
    await refusal("oidc_refused").waitFor();
  }
  provider.state.changeWayBack = null;
  expect(await readRefusals()).toEqual(expect.arrayContaining(["oidc_state", "oidc_refused"]));
  await context.close();
});

test("while the provider is down the page says so, and a password opens what it opens", async () => {
  const { context, page, watch, t, signIn: signInHere, welcome } = await openVisitor();
  await provider.goDown();
  try {
    await page.goto("/login");
    await pressSignIn(page);
    await page.getByText(t("account:provider.problem.oidc_unreachable")).waitFor();
    await page.getByText(t("account:provider.meanwhile.on")).waitFor();
    await expectAccessible(page);
    await signInHere();
    await welcome.waitFor();
    expect(await readRefusals()).toContain("oidc_unreachable");
  } finally {
    await provider.comeBack();
  }
  watch.expectQuiet();
  await context.close();
});
