import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { signInContext } from "./api.ts";
import { expectAccessible, expectNoSidewaysScroll, openContext, openPage } from "./browser.ts";

/** A theme changes colours and nothing else: the second asks what depends on them. */
const THEMES = [
  { theme: "light", asked: "all" },
  { theme: "dark", asked: "colours" },
] as const;
/**
 * `all`: axe looks at every screen in every look; `gate`: at every width and theme in English, and in the other languages, which
 * change words and neither structure nor colours, at the first width in light; `one`: every screen is drawn once.
 */
const LOOKS = process.env.MEDSIEVE_LOOKS ?? "all";
const isEveryLook = LOOKS !== "one";
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

/**
 * Draws each screen in every language, theme and width: nothing sticks out, axe finds nothing (see LOOKS), the console is quiet. A
 * screen is opened once in each language; its theme and its width change in place.
 */
export function testInEveryLook(screens: readonly Screen[], find: () => { browser: Browser; url: string }): void {
  describe.each(isEveryLook ? LANGUAGES : LANGUAGES.slice(0, 1))("%s", (language) => {
    let signedIn: BrowserContext;
    let signedOut: BrowserContext;
    beforeAll(async () => {
      const { browser, url } = find();
      signedIn = await openContext(browser, url, { language });
      await signInContext(signedIn);
      signedOut = await openContext(browser, url, { language });
    });
    afterAll(async () => {
      await signedIn?.close();
      await signedOut?.close();
    });

    test.each(screens)("$name", async (screen) => {
      const { page, watch } = await openPage(screen.isSignedOut ? signedOut : signedIn);
      if (screen.allows) watch.allow(screen.allows);
      const widths = (screen.widths ?? WIDTHS).slice(0, isEveryLook ? undefined : 1);
      await page.setViewportSize({ width: widths[0] ?? PHONE, height: HEIGHT });
      await screen.open(page, language);
      const areAllThemes = LOOKS === "all" || (LOOKS === "gate" && language === "en");
      for (const { theme, asked } of areAllThemes ? THEMES : THEMES.slice(0, 1)) {
        await page.emulateMedia({ colorScheme: theme });
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await expectNoSidewaysScroll(page);
          if (LOOKS !== "gate" || language === "en" || width === widths[0]) await expectAccessible(page, asked);
        }
      }
      if (widths.includes(PHONE)) {
        await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
        await expectNoSidewaysScroll(page);
      }
      watch.expectQuiet();
      await page.close();
    });
  });
}
