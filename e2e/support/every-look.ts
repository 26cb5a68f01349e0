import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { signInContext } from "./api.ts";
import { expectAccessible, expectNoSidewaysScroll, openContext, openPage } from "./browser.ts";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [1440, 768, 390];
const HEIGHT = 900;
export const PHONE = 390;
/** Where nothing may stick out either (WCAG 2.2, 1.4.10). */
const NARROWEST = 320;

/** Brings a page to a screen and waits until it stands. `widths` are those at which the screen exists. */
export interface Screen {
  name: string;
  widths?: readonly number[];
  isSignedOut?: boolean;
  /** Console errors that belong to it, such as the browser's own line on a refused call. */
  allows?: RegExp;
  open(page: Page, language: Language): Promise<void>;
}

/** Draws each screen in every language, theme and width: nothing sticks out, axe finds nothing, the console is quiet. */
export function testInEveryLook(screens: readonly Screen[], find: () => { browser: Browser; url: string }): void {
  describe.each(LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme }))))(
    "$language, $theme",
    ({ language, theme }) => {
      let signedIn: BrowserContext;
      let signedOut: BrowserContext;
      beforeAll(async () => {
        const { browser, url } = find();
        signedIn = await openContext(browser, url, { language, theme });
        await signInContext(signedIn);
        signedOut = await openContext(browser, url, { language, theme });
      });
      afterAll(async () => {
        await signedIn?.close();
        await signedOut?.close();
      });

      test.each(screens)("$name", async ({ open, widths = WIDTHS, isSignedOut = false, allows }) => {
        const { page, watch } = await openPage(isSignedOut ? signedOut : signedIn);
        if (allows) watch.allow(allows);
        await page.setViewportSize({ width: widths[0] ?? PHONE, height: HEIGHT });
        await open(page, language);
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
          watch.expectQuiet();
        }
        if (widths.includes(PHONE)) {
          await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
          await expectNoSidewaysScroll(page);
        }
        await page.close();
      });
    },
  );
}
