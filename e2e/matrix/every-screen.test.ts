import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import { serverMessageSchema } from "@medsieve/contract/search-events";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApi, signInContext } from "../support/api.ts";
import {
  type ConsoleWatch,
  expectAccessible,
  expectNoSidewaysScroll,
  openBrowser,
  openContext,
  openPage,
} from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [1440, 768, 390];
const HEIGHT = 900;
const PHONE = 390;
const QUESTION = "Do SGLT2 inhibitors reduce hospital admission in heart failure with preserved ejection fraction?";
/** Papers that a search which is held in its middle has shown as read. */
const HELD_AFTER = 2;

let server: RunningServer;
let browser: Browser;
let failedSearch: string;
let search: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const api = await openApi(server.url);
  const failed = await api.search(QUESTION);
  expect(failed.status, "a search of an empty library").toBe("failed");
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

/** Brings a page to a screen and waits until it stands. `widths` are those at which the screen exists. */
interface Screen {
  name: string;
  widths?: readonly number[];
  isSignedOut?: boolean;
  open(page: Page, language: Language): Promise<void>;
}

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
    name: "running search",
    open: async (page, language) => {
      await holdSearch(page);
      const screens = openScreens(page, language);
      await page.goto("/");
      await screens.ask(QUESTION);
      await expect.poll(() => screens.readPapers.count(), { timeout: 20_000 }).toBe(HELD_AFTER);
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
      await page.getByText(t("search:failure.title")).waitFor();
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

describe.each(LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme }))))(
  "$language, $theme",
  ({ language, theme }) => {
    let signedIn: BrowserContext;
    let signedOut: BrowserContext;
    beforeAll(async () => {
      signedIn = await openContext(browser, server.url, { language, theme });
      await signInContext(signedIn);
      signedOut = await openContext(browser, server.url, { language, theme });
    });
    afterAll(async () => {
      await signedIn.close();
      await signedOut.close();
    });

    async function check(page: Page, watch: ConsoleWatch): Promise<void> {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      watch.expectQuiet();
    }

    test.each(SCREENS)("$name", async ({ open, widths = WIDTHS, isSignedOut = false }) => {
      const { page, watch } = await openPage(isSignedOut ? signedOut : signedIn);
      await page.setViewportSize({ width: widths[0] ?? PHONE, height: HEIGHT });
      await open(page, language);
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        await check(page, watch);
      }
      await page.close();
    });
  },
);
