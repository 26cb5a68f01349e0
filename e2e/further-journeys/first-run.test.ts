import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInContext } from "../support/api.ts";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { waitForMail } from "../support/mail.ts";
import { openScreens } from "../support/screens.ts";
import { ADMIN, type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("an administrator tries mail and backup, puts the rest aside, and the checklist is gone", async () => {
  const context = await openContext(browser, server.url);
  await signInContext(context);
  const { page, watch } = await openPage(context);
  const { t } = openScreens(page, "en");
  await page.goto("/admin");
  const list = page.getByRole("region", { name: t("admin-setup:title") });
  await list.waitFor();
  const step = (id: string) => list.getByRole("listitem").filter({ hasText: t(`admin-setup:step.${id}`) });
  await step("mail")
    .getByRole("button", { name: t("admin-setup:test.mail") })
    .click();
  await waitForMail(server, ADMIN.email);
  await step("backup")
    .getByRole("button", { name: t("admin-setup:test.backup") })
    .click();
  await step("backup")
    .getByText(/Backups work: a trial had/u)
    .waitFor();
  await expectAccessible(page);
  const dismiss = list.getByRole("button", { name: t("admin-setup:dismiss") });
  for (let left = await dismiss.count(); left > 0; left--) {
    await dismiss.first().click();
    await expect.poll(() => dismiss.count()).toBe(left - 1);
  }
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await list.count()).toBe(0);
  watch.expectQuiet();
  await context.close();
});
