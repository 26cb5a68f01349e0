import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
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

/** An authenticator of Chromium's own, such as a fingerprint reader; answers how to make its user refuse. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const verify = (isUserVerified: boolean) =>
    devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  return { verify };
}

test.each([1440, 390])(
  "at %i px, a passkey is added, signs in alone and beside the password, and is removed",
  async (width) => {
    const context = await openContext(browser, server.url, { width });
    const { page, watch } = await openPage(context);
    const screens = openScreens(page);
    const { t } = screens;
    const device = await plugIn(page);
    const press = (key: string, values?: Record<string, string>) =>
      page.getByRole("button", { name: t(key, values), exact: true }).click();

    await page.goto("/account");
    await screens.signIn();
    await press("security:passkeys.add");
    await press("security:passkeys.addNow");
    await page.getByText(t("security:passkeys.nameRequired")).waitFor();
    await page.getByLabel(t("security:passkeys.name"), { exact: true }).fill("Ward computer");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: t("security:recovery.title") }).waitFor();
    await expectAccessible(page);
    await press("security:recovery.done");
    await page.getByText(t("security:passkeys.isAdded")).waitFor();
    await page.getByText("Ward computer").waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const leave = async () => {
      await screens.userMenu.click();
      await page.getByRole("menuitem", { name: t("account:menu.signOut") }).click();
      await page.waitForURL(/\/login/);
    };
    await leave();
    await device.verify(false);
    await press("account:signIn.passkey");
    await page.getByText(t("errors:passkey.cancelled")).waitFor();
    await expectAccessible(page);
    await device.verify(true);
    await press("account:signIn.passkey");
    await screens.welcome.waitFor();

    await leave();
    await screens.signIn();
    await page.getByText(t("account:factor.passkeyLead")).waitFor();
    await expectAccessible(page);
    await press("account:factor.passkey");
    await screens.welcome.waitFor();

    await page.goto("/account");
    await press("security:passkeys.removeOne", { name: "Ward computer" });
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("security:passkeys.remove"), exact: true })
      .click();
    await page.getByText(t("security:passkeys.removed")).waitFor();
    await page.getByText(t("security:passkeys.none")).waitFor();
    await leave();
    await screens.signIn();
    await screens.welcome.waitFor();
    watch.expectQuiet();
    await context.close();
  },
);
