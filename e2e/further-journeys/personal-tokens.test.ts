import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInContext } from "../support/api.ts";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("a token made on the page opens the API for a program until it is revoked there", async () => {
  const context = await openContext(browser, server.url, { width: 390 });
  await signInContext(context);
  const { page, watch } = await openPage(context);
  const { t } = openScreens(page, "en");
  await page.goto("/account");
  const section = page.getByRole("region", { name: t("security:tokens.title") });
  await section.getByRole("button", { name: t("security:tokens.make") }).click();
  await section.getByRole("textbox", { name: t("security:tokens.name") }).fill("notebook");
  await expectAccessible(page);
  await section.getByRole("button", { name: t("security:tokens.makeNow") }).click();
  const secret = await section.getByText(/^mst_/u).innerText();
  await expectAccessible(page);
  const call = (path: string) =>
    fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await call("/search-history")).status).toBe(200);
  const refused = await fetch(`${server.url}/api/v1/verify`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify({ text: "Zinc shortens colds." }),
  });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "scope_missing", scope: "verify" }]);

  await section.getByRole("button", { name: t("security:tokens.done") }).click();
  await section.getByText("notebook").waitFor();
  await section.getByRole("button", { name: t("security:tokens.revokeOne", { name: "notebook" }) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("security:tokens.revoke") })
    .click();
  await section.getByText(t("security:tokens.none")).waitFor();
  expect((await call("/search-history")).status).toBe(401);
  watch.expectQuiet();
  await context.close();
});
