import type { Language } from "@medsieve/contract/constants";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAdminApi } from "../support/admin-api.ts";
import { signInContext } from "../support/api.ts";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { readDownloadedText } from "../support/download.ts";
import {
  COLLEAGUE,
  COMPANY,
  FORMULA,
  LONG_QUESTION,
  makeOversightData,
  searchAsColleague,
} from "../support/oversight.ts";
import { openScreens } from "../support/screens.ts";
import { ADMIN, CITATIONS, type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([CITATIONS]);
  const { companyId } = await makeOversightData(server.url);
  const api = await openAdminApi(server.url);
  await api.post("/admin/users/invite", { email: "sato@klinik.example", full_name: "Yui Sato", company_id: companyId });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A page of the administrators', in a browser of its own. */
async function openAdmin(place: string, language: Language = "en") {
  const context = await openContext(browser, server.url, { language });
  await signInContext(context);
  const { page, watch } = await openPage(context);
  await page.goto(place);
  const { t } = openScreens(page, language);
  const main = page.getByRole("main");
  return { context, page, main, watch, t };
}

test("the dashboard shows what goes on, in figures and in charts, and leads to the areas", async () => {
  const { context, page, main, watch, t } = await openAdmin("/admin");
  const today = main.getByRole("article").filter({ hasText: t("admin-dashboard:activity.today") });
  expect((await today.innerText()).replace(/\s+/g, " ")).toBe("Today Active users 2 Searches 4 Cost (USD) $0.00");
  await main.getByRole("img", { name: /^Searches a day: bars over 90 days, 4 searches in all/ }).waitFor();
  const steps = main.getByRole("slider", { name: /^Searches a day/ });
  await steps.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => steps.getAttribute("aria-valuetext")).toMatch(/: 0 searches$/);
  await main.getByRole("button", { name: t("admin:refresh") }).click();
  await main
    .getByRole("region", { name: t("admin-dashboard:top.companies") })
    .getByText(COMPANY)
    .waitFor();
  await expectAccessible(page);
  await main.getByRole("link", { name: t("admin-dashboard:areas.audit.title") }).click();
  await page.waitForURL("**/admin/audit-logs");
  watch.expectQuiet();
  await context.close();
});

test("the audit log is filtered by event and time, searched as a whole, checked, saved and described in words", async () => {
  const { context, page, main, watch, t } = await openAdmin("/admin/audit-logs");
  await main.getByRole("button", { name: new RegExp(t("admin-audit:filter.action")) }).click();
  await page.getByRole("option", { name: t("admin-audit:event.search"), exact: true }).click();
  await main.getByRole("button", { name: t("admin-audit:filter.apply") }).click();
  await page.waitForURL(/action=search/);
  await main.getByText(t("lists:range_other", { from: 1, to: 4, total: 4 })).waitFor();
  expect(await main.getByText(LONG_QUESTION).count()).toBe(0);
  await main.getByRole("button", { name: t("admin-audit:detail.showFull") }).click();
  await main.getByText(LONG_QUESTION).waitFor();

  await main.getByRole("searchbox").fill(COLLEAGUE.email);
  await main.getByText(t("lists:range_other", { from: 1, to: 3, total: 3 })).waitFor();
  expect(new URL(page.url()).searchParams.get("filter")).toBe(COLLEAGUE.email);
  await main.getByRole("button", { name: t("admin-audit:chain.check"), exact: true }).click();
  await main.getByText(/entries checked: nothing was changed/).waitFor();
  await main.getByRole("button", { name: t("admin-audit:file.label"), exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: t("admin-audit:file.csv"), exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  await main.getByLabel(t("admin-audit:filter.start")).fill("2026-03-02T10:00");
  await main.getByLabel(t("admin-audit:filter.end")).fill("2026-03-01T10:00");
  await main.getByRole("button", { name: t("admin-audit:filter.apply") }).click();
  await main.getByText(t("admin-audit:filter.reversed")).waitFor();
  await expectAccessible(page);
  await main.getByLabel(t("admin-audit:filter.start")).fill("2026-03-01T10:00");
  await main.getByRole("button", { name: t("admin-audit:filter.apply") }).click();
  await main.getByText(t("admin-audit:empty.filtered")).waitFor();
  expect(new URL(page.url()).searchParams.get("end")).toBe("2026-03-01T10:00:59.999Z");
  watch.expectQuiet();
  await context.close();
});

test("a limit is changed in place by keyboard, holds at once, and is in the audit log", async () => {
  const { context, page, main, watch, t } = await openAdmin("/admin/usage-limits?state=near");
  const begin = main.getByRole("button", { name: t("admin-usage:edit.begin", { email: COLLEAGUE.email }) });
  const field = main.getByRole("textbox", { name: t("admin-usage:edit.label", { email: COLLEAGUE.email }) });
  await begin.focus();
  await page.keyboard.press("Enter");
  await field.fill("77");
  await page.keyboard.press("Escape");
  await begin.waitFor();
  await expect.poll(() => begin.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await field.fill("1.5");
  await page.keyboard.press("Enter");
  await main.getByRole("alert").waitFor();
  await expectAccessible(page);
  await field.fill("0");
  await page.keyboard.press("Enter");
  await main.getByText(t("admin-usage:edit.saved", { email: COLLEAGUE.email, limit: 0 })).waitFor();
  await main.getByText(t("admin-usage:empty.filtered")).waitFor();
  expect(await searchAsColleague(server.url, "one more")).toBe(429);

  await main
    .getByRole("button", { name: t("lists:clearFilters") })
    .first()
    .click();
  await begin.click();
  await field.fill("");
  await page.keyboard.press("Enter");
  await main.getByText(t("admin-usage:edit.savedDefault", { email: COLLEAGUE.email, limit: 10 })).waitFor();
  await main
    .getByRole("columnheader", { name: t("admin-usage:column.email") })
    .getByRole("button")
    .click();
  await page.waitForURL(/sort=email/);

  await page.goto("/admin/audit-logs?action=USER_UPDATE");
  const newest = main.getByRole("row").nth(1);
  await newest.getByText(t("admin-audit:field.monthly_limit")).waitFor();
  expect(await newest.innerText()).toMatch(/Monthly limit: 0\s*default of the role/);
  watch.expectQuiet();
  await context.close();
});

test("in Japanese: survey responses are filtered, and saved as a file without formulas", async () => {
  const { context, page, main, watch, t } = await openAdmin("/admin/survey-responses", "ja");
  await main.getByRole("heading", { name: ADMIN.email }).waitFor();
  await main.getByRole("button", { name: new RegExp(t("admin-surveys:filter.role")) }).click();
  await page.getByRole("option", { name: t("account:role.demo") }).click();
  await main.getByRole("heading", { name: ADMIN.email }).waitFor({ state: "detached" });
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: t("admin-surveys:export.start") }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^survey_responses_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readDownloadedText(download)).split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
  await main
    .getByText(t("admin-surveys:export.done_other", { shown: 1, name: download.suggestedFilename() }))
    .waitFor();
  watch.expectQuiet();
  await context.close();
});

test("query logs are grouped, filtered and unfolded, and the window's title reports a refresh", async () => {
  const { context, page, main, watch, t } = await openAdmin("/admin/query-logs?group=user");
  await main.getByText(t("admin-logs:range_other", { from: 1, to: 4, total: 4 })).waitFor();
  await main.getByText(t("admin-logs:group.title_other", { name: COLLEAGUE.email, count: 3 })).waitFor();
  await main.getByRole("combobox", { name: t("admin-logs:filter.user") }).fill(ADMIN.email);
  await page.getByRole("option", { name: ADMIN.email }).click();
  await main.getByText(t("admin-logs:card.scopeFiltered")).waitFor();
  await main.getByText(t("admin-logs:range_one", { from: 1, to: 1, total: 1 })).waitFor();
  const row = main.getByRole("row").filter({ hasText: "Effect of sotagliflozin" });
  await row.getByRole("button", { expanded: false }).click();
  await main.getByText(LONG_QUESTION, { exact: true }).waitFor();
  await main
    .getByRole("link", { name: t("admin-logs:paper.viewNamed", { title: "" }) })
    .first()
    .waitFor();
  await expectAccessible(page);
  // It stands for a few seconds only, so the page itself looks out for it.
  const refreshed = page.waitForFunction((title) => document.title === title, t("admin-logs:refreshed"));
  await main.getByRole("button", { name: t("admin:refresh") }).click();
  await refreshed;
  await expect.poll(() => page.title()).toBe("Query Logs · Medsieve");
  await main.getByRole("button", { name: t("lists:clearFilters") }).click();
  await main.getByText(t("admin-logs:card.scopeAll")).waitFor();
  watch.expectQuiet();
  await context.close();
});

test("a stored token that cannot be one is removed, and the sign-in page says why", async () => {
  const { context, page, main, watch, t } = await openAdmin("/admin/query-logs");
  await main.getByText(t("admin-logs:range_other", { from: 1, to: 4, total: 4 })).waitFor();
  await page.evaluate(() => localStorage.setItem("access_token", "no-token-at-all"));
  await main.getByRole("button", { name: t("admin:refresh") }).click();
  await page.getByText(t("errors:signIn.badToken")).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
  watch.expectQuiet();
  await context.close();
});

test("a token that is refused for good leads to the sign-in page, too", async () => {
  const { context, page, main, watch, t } = await openAdmin("/admin/query-logs");
  await main.getByText(t("admin-logs:range_other", { from: 1, to: 4, total: 4 })).waitFor();
  watch.allow(/status of 401/);
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem("access_token", "a.forged.token"));
  await main.getByRole("button", { name: t("admin:refresh") }).click();
  await page.getByText(t("errors:signIn.refusedToken")).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  watch.expectQuiet();
  await context.close();
});

test.each(["en", "ja"] as const)(
  "no row of an administrator's list is taller than 56 px at 1440 px, in %s",
  async (language) => {
    const { context, page, main, watch, t } = await openAdmin("/admin/users", language);
    await main.getByText(t("admin-users:pending")).first().waitFor();
    for (const place of [
      "users",
      "companies",
      "usage-limits",
      "query-logs",
      "audit-logs",
      "month?by=user",
      "month?by=day",
    ]) {
      await page.goto(`/admin/${place}`);
      const rows = main.locator("tbody tr");
      await rows.first().waitFor();
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect([place, Math.max(...heights) <= 56]).toEqual([place, true]);
    }
    watch.expectQuiet();
    await context.close();
  },
);
