import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi, readSearchId } from "../support/api.ts";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "SGLT2 inhibitors in heart failure";
const PHONE = 390;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([CITATIONS]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each([1440, PHONE])(
  "at %i px, a search is limited in years and language, and says so after a reload too",
  async (width) => {
    const context = await openContext(browser, server.url, { width, height: 844 });
    const { page, watch } = await openPage(context);
    const screens = openScreens(page);
    const limits = page.getByRole("button", { name: /^Limits/ });
    await page.goto("/");
    await screens.signIn();
    await screens.welcome.waitFor();

    await limits.click();
    const form = page.getByRole("dialog", { name: screens.t("search:limits.title") });
    await form.getByLabel(screens.t("search:limits.from")).fill("2024");
    await form.getByLabel(screens.t("search:limits.to")).fill("2018");
    await page.keyboard.press("Enter");
    await form.getByText(screens.t("search:limits.reversed")).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await form.getByLabel(screens.t("search:limits.from")).fill("2018");
    await form.getByLabel(screens.t("search:limits.to")).fill("2024");
    await form.getByText(screens.t("search:limits.language.eng"), { exact: true }).click();
    await form.getByRole("button", { name: screens.t("search:limits.apply") }).click();
    await form.waitFor({ state: "detached" });
    await expect.poll(() => limits.getAttribute("aria-label")).toBe("Limits: 2018 to 2024, English");

    await screens.ask(QUESTION);
    await screens.waitForEnd();
    const api = await openApi(server.url);
    const search = await api.readDetails(await readSearchId(page));
    expect(search.limits).toEqual({ from_year: 2018, to_year: 2024, languages: ["eng"], humans: false });
    for (const query of search.search_queries_used) expect(query).toMatch(/2018.*2024.*\[dp\].*eng/i);
    expect(search.papers.length).toBeGreaterThan(0);
    for (const paper of search.papers) {
      expect(paper.year).toBeGreaterThanOrEqual(2018);
      expect(paper.year).toBeLessThanOrEqual(2024);
      expect(paper.languages).toContain("eng");
    }

    const said = page.getByText(/· 2018 to 2024, English$/);
    await said.waitFor();
    await page.reload();
    await said.waitFor();
    await screens.newSession.click();
    await screens.welcome.waitFor();
    await expect.poll(() => limits.getAttribute("aria-label")).toBe("Limits");
    watch.expectQuiet();
    await context.close();
  },
);
