import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { PHONE, type Screen, testInEveryLook } from "../support/every-look.ts";
import { COLLEAGUE, makeOversightData } from "../support/oversight.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const BROKEN = { status: 500, json: { detail: "x", code: "server_error" } };

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([CITATIONS]);
  await makeOversightData(server.url);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The administrators' dashboard, audit log, usage limits, survey responses and query logs, as `makeOversightData` fills them. */
const SCREENS: readonly Screen[] = [
  {
    name: "dashboard",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/admin");
      await page.getByRole("slider").first().focus();
      await page
        .getByRole("button", { name: t("admin-dashboard:charts.figures") })
        .first()
        .click();
      await page.getByRole("table").first().waitFor();
    },
  },
  {
    name: "dashboard, statistics that cannot be loaded",
    allows: /status of 500/,
    open: async (page, language) => {
      await page.route("**/api/v1/admin/stats", (route) => route.fulfill(BROKEN));
      await page.goto("/admin");
      await page.getByText(openScreens(page, language).t("admin-dashboard:loadFailed")).waitFor();
    },
  },
  {
    name: "audit log, dates the wrong way round",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/admin/audit-logs");
      await page
        .getByRole("button", { name: t("admin-audit:detail.showFull") })
        .first()
        .click();
      await page.getByLabel(t("admin-audit:filter.start")).fill("2026-03-02T10:00");
      await page.getByLabel(t("admin-audit:filter.end")).fill("2026-03-01T10:00");
      await page.getByRole("button", { name: t("admin-audit:filter.apply") }).click();
      await page.getByText(t("admin-audit:filter.reversed")).waitFor();
    },
  },
  {
    name: "audit log, nothing found",
    open: async (page, language) => {
      await page.goto("/admin/audit-logs?end=2001-01-01T00:00:00.000Z");
      await page.getByText(openScreens(page, language).t("admin-audit:empty.filtered")).waitFor();
    },
  },
  ...[1440, PHONE].map(
    (width): Screen => ({
      name: `usage limits, one being changed at ${width} px`,
      widths: [width],
      open: async (page, language) => {
        const { t } = openScreens(page, language);
        await page.goto("/admin/usage-limits");
        await page.getByRole("button", { name: t("admin-usage:edit.begin", { email: COLLEAGUE.email }) }).click();
        await page.getByRole("textbox", { name: t("admin-usage:edit.label", { email: COLLEAGUE.email }) }).fill("1.5");
        await page.keyboard.press("Enter");
        await page.getByRole("alert").waitFor();
      },
    }),
  ),
  {
    name: "usage limits",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/admin/usage-limits");
      await page.getByText(t("admin-usage:state.near"), { exact: true }).first().waitFor();
    },
  },
  {
    name: "survey responses",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/admin/survey-responses");
      await page.getByRole("list", { name: t("admin-surveys:statistics.need") }).waitFor();
      await page.getByText(t("admin-surveys:response.notInterested"), { exact: true }).waitFor();
    },
  },
  ...["company", "user", "failure"].map(
    (by): Screen => ({
      name: `month by ${by}`,
      open: async (page, language) => {
        await page.goto(`/admin/month?by=${by}`);
        const tab = page.getByRole("tab", { name: openScreens(page, language).t(`admin-month:by.${by}`) });
        await tab.and(page.locator("[aria-selected=true]")).waitFor();
      },
    }),
  ),
  {
    name: "reported statements, none found",
    open: async (page, language) => {
      await page.goto("/admin/reports?state=answered");
      await page.getByText(openScreens(page, language).t("admin-reports:empty.filtered")).waitFor();
    },
  },
  {
    name: "retention, with a period that cannot be used",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/admin/retention");
      await page.getByRole("textbox").first().fill("0");
      await page.getByRole("button", { name: t("admin-retention:save"), exact: true }).click();
      await page.getByText(t("admin-retention:invalid", { max: "36,500" })).waitFor();
    },
  },
  {
    name: "library",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/admin/library");
      await page.getByRole("button", { name: t("admin-library:send.button") }).waitFor();
      await page.getByText(t("admin-library:facts.revised"), { exact: true }).waitFor();
    },
  },
  {
    name: "library, retracted papers, none found",
    open: async (page, language) => {
      await page.goto("/admin/library?tab=retracted&filter=nothing-like-it");
      await page.getByText(openScreens(page, language).t("admin-library:retracted.emptyFiltered")).waitFor();
    },
  },
  {
    name: "query logs, one unfolded, with charts",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/admin/query-logs?group=user&outcome=success");
      await page.getByRole("button", { name: t("admin-logs:charts.title") }).click();
      await page.getByRole("img", { name: new RegExp(`^${t("admin-logs:charts.perDay")}`) }).waitFor();
      const rows = page.getByRole("main").locator("tbody tr, ul > li");
      await rows.getByRole("button", { expanded: false }).first().click();
    },
  },
  {
    name: "query logs that cannot be loaded",
    allows: /status of 500/,
    open: async (page, language) => {
      await page.route("**/api/v1/admin/search-logs?*", (route) => route.fulfill(BROKEN));
      await page.goto("/admin/query-logs");
      await page.getByText(openScreens(page, language).t("admin-logs:error.status", { status: 500 })).waitFor();
    },
  },
];

testInEveryLook(SCREENS, () => ({ browser, url: server.url }));
