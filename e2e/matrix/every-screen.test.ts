import { serverMessageSchema } from "@medsieve/contract/search-events";
import type { SearchSetup } from "@medsieve/contract/searches";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { openApi } from "../support/api.ts";
import { openBrowser } from "../support/browser.ts";
import { PHONE, type Screen, testInEveryLook } from "../support/every-look.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Do SGLT2 inhibitors reduce hospital admission in heart failure with preserved ejection fraction?";
/** Papers that a search which is held in its middle has shown as read. */
const HELD_AFTER = 2;
const LIMITS = { from_year: 2001, to_year: 2024, languages: ["eng", "jpn", "chi", "por"], humans: true };
const DEMONSTRATION_SETUP: SearchSetup = {
  source: { id: "library", papers: 0, demonstration_papers: 2034, fallback: "PubMed cannot be reached" },
  reader: { id: "builtin", vendor: null, model: null },
  mesh_year: 2024,
  full_text: { link_resolver: null, libkey_library_id: null },
};

let server: RunningServer;
let browser: Browser;
let failedSearch: string;
let search: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const api = await openApi(server.url);
  const failed = await api.search("What is it, and how is it so?");
  expect(failed.status, "a search that nothing can be taken from").toBe("failed");
  failedSearch = failed.id;
  await server.importFiles([CITATIONS]);
  const completed = await api.search(QUESTION);
  expect(completed.papers.length).toBeGreaterThan(HELD_AFTER);
  search = completed.id;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const SCREENS: readonly Screen[] = [
  {
    name: "sign-in",
    isSignedOut: true,
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/login");
      await page.getByRole("heading", { name: t("account:signIn.title") }).waitFor();
    },
  },
  {
    name: "welcome",
    open: async (page, language) => {
      await page.goto("/");
      await openScreens(page, language).welcome.waitFor();
    },
  },
  {
    name: "welcome of a new installation",
    open: async (page, language) => {
      const screens = openScreens(page, language);
      await page.route("**/api/v1/search/setup", (route) => route.fulfill({ json: DEMONSTRATION_SETUP }));
      await page.goto("/");
      await screens.welcome.waitFor();
      await screens.demonstrationBand.waitFor();
    },
  },
  {
    name: "what it takes to connect PubMed or a model",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/");
      await page.getByRole("button", { name: t("search:connect.link") }).click();
      await page.getByRole("dialog", { name: t("search:connect.title") }).waitFor();
    },
  },
  {
    name: "limits, with what is wrong with them",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/");
      await page.getByRole("button", { name: t("search:limits.label") }).click();
      await page.getByLabel(t("search:limits.from"), { exact: true }).fill("15");
      await page.getByRole("button", { name: t("search:limits.apply"), exact: true }).click();
      await page.getByText(t("search:limits.notAYear")).waitFor();
    },
  },
  {
    name: "a question too long, with limits and a tooltip",
    open: async (page, language) => {
      const screens = openScreens(page, language);
      await page.addInitScript((limits) => sessionStorage.setItem("limits", limits), JSON.stringify(LIMITS));
      await page.goto("/");
      await screens.question.fill(QUESTION.repeat(25));
      await page.getByText(screens.t("search:question.written", { written: "2,400" })).waitFor();
      for (const _stop of ["preference", "limits", "clear"]) await page.keyboard.press("Tab");
      await page.locator("[role=tooltip]").waitFor();
    },
  },
  {
    name: "menu of the account",
    open: async (page, language) => {
      const screens = openScreens(page, language);
      await page.goto("/");
      await screens.userMenu.click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "monthly limit reached",
    open: async (page, language) => {
      const screens = openScreens(page, language);
      await refuseSearches(page, true);
      await page.goto("/");
      await screens.ask(QUESTION);
      await page.getByRole("main").getByText(screens.t("search:limit.title")).waitFor();
    },
  },
  {
    name: "survey",
    open: async (page, language) => {
      const screens = openScreens(page, language);
      await refuseSearches(page, false);
      await page.goto("/");
      await screens.ask(QUESTION);
      const dialog = page.getByRole("dialog", { name: screens.t("survey:usage.title") });
      await dialog.getByText(screens.t("survey:usage.yes")).click();
      await dialog.getByRole("button", { name: screens.t("survey:next") }).click();
      await dialog.getByRole("button", { name: screens.t("survey:next") }).click();
      await dialog.getByText(screens.t("survey:choose")).waitFor();
    },
  },
  {
    name: "running search",
    open: async (page, language) => {
      await holdSearch(page);
      const screens = openScreens(page, language);
      await page.goto("/");
      await screens.ask(QUESTION);
      await expect.poll(() => screens.readPapers.count()).toBe(HELD_AFTER);
    },
  },
  {
    name: "result",
    open: async (page, language) => {
      const screens = openScreens(page, language);
      await page.goto(`/?search=${search}`);
      await screens.newSession.waitFor();
      await screens.readPapers.first().waitFor();
    },
  },
  {
    name: "failed search",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto(`/?search=${failedSearch}`);
      await page.getByRole("alert").getByText(t("search:failure.title"), { exact: true }).waitFor();
    },
  },
  {
    name: "history drawer",
    widths: [PHONE],
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/");
      await page.getByRole("button", { name: t("history:open") }).click();
      await page.getByRole("dialog").getByRole("link").first().waitFor();
    },
  },
  {
    name: "access denied",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.route("**/api/v1/auth/me", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), role: "user" } });
      });
      await page.goto("/admin/users");
      await page.getByRole("heading", { name: t("common:accessDenied.title") }).waitFor();
    },
  },
  {
    name: "not found",
    open: async (page, language) => {
      const { t } = openScreens(page, language);
      await page.goto("/no/such/page");
      await page.getByRole("heading", { name: t("common:notFound.title") }).waitFor();
    },
  },
];

/** Lets the page hear of a search only until some papers were read, so that it stays in its middle. */
async function holdSearch(page: Page): Promise<void> {
  let read = 0;
  await page.routeWebSocket(/\/api\/v1\/ws/, (socket) => {
    socket.connectToServer().onMessage((data) => {
      if (read >= HELD_AFTER) return;
      if (serverMessageSchema.parse(JSON.parse(String(data))).type === "paper_analyzed") read += 1;
      socket.send(data);
    });
  });
}

/** Answers every search with "the month's searches are used up". */
async function refuseSearches(page: Page, hasAnsweredSurvey: boolean): Promise<void> {
  await page.route("**/api/v1/usage/check-survey", (route) =>
    route.fulfill({ json: { success: true, has_responded: hasAnsweredSurvey } }),
  );
  await page.routeWebSocket(/\/api\/v1\/ws/, (socket) => {
    const refusal = {
      type: "usage_limit_exceeded",
      current_usage: 100,
      limit: 100,
      reset_date: "2026-03-01T00:00:00Z",
    };
    socket.onMessage(() => socket.send(JSON.stringify(refusal)));
  });
}

testInEveryLook(SCREENS, () => ({ browser, url: server.url }));
