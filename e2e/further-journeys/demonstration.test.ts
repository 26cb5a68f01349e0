import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { readTexts } from "../support/read-texts.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

/** The four examples of the welcome, by their keys, and what stands on the card of a paper on the topic. */
const EXAMPLES: Record<Language, Record<string, RegExp>> = {
  en: {
    first: /heart failure|gliflozin|SGLT2/i,
    second: /proton pump|prazole|fracture/i,
    third: /Erdheim-Chester/i,
    fourth: /Parkinson|microbio|gut|propionate/i,
  },
  ja: {
    first: /procalcitonin/i,
    second: /knee|exercise|osteoarthritis/i,
    third: /migraine|CGRP/i,
    fourth: /metformin|gestational/i,
  },
  zh: {
    first: /probiotic|diarrh|Lactic|boulardii/i,
    second: /semaglutide|obesity/i,
    third: /acupuncture|back pain/i,
    fourth: /tele|diabetes/i,
  },
};
const FEWEST_PAPERS = 8;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each(LANGUAGES)("a new installation, in %s", (language) => {
  test("answers each example from its fictional papers, and says across the page what they are", async () => {
    const context = await openContext(browser, server.url, { language });
    const { page, watch } = await openPage(context);
    const screens = openScreens(page, language);
    await page.goto("/");
    await screens.signIn();
    for (const [key, topic] of Object.entries(EXAMPLES[language])) {
      await screens.welcome.waitFor();
      await screens.demonstrationBand.waitFor();
      const question = screens.t(`search:welcome.example.${key}.question`);
      await page.getByRole("button", { name: question }).click();
      await expect.poll(() => screens.question.inputValue()).toBe(question);
      await expect.poll(() => screens.question.evaluate((box) => box === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await screens.waitForEnd();

      const cards = await readTexts(screens.papers);
      expect(cards.length, question).toBeGreaterThanOrEqual(FEWEST_PAPERS);
      for (const card of cards.slice(0, 5)) expect(card).toMatch(topic);
      await page.getByRole("region", { name: screens.t("search:answer.title") }).waitFor();
      await screens.pane.getByRole("button", { name: screens.t("search:card.rationale") }).waitFor();
      expect(await screens.papers.filter({ hasText: screens.t("search:card.demonstration") }).count()).toBe(
        cards.length,
      );
      await screens.newSession.click();
    }
    await screens.welcome.waitFor();
    await expectAccessible(page);
    watch.expectQuiet();
    await context.close();
  });
});

test("once real papers were imported, the band is gone and no fictional paper answers", async () => {
  const context = await openContext(browser, server.url);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  await page.goto("/");
  await screens.signIn();
  await screens.demonstrationBand.waitFor();
  await server.importFiles([CITATIONS]);
  await screens.ask("Do SGLT2 inhibitors reduce hospital admission in heart failure with preserved ejection fraction?");
  await screens.waitForEnd();
  await screens.demonstrationBand.waitFor({ state: "detached" });
  await expect.poll(() => screens.papers.count()).toBeGreaterThanOrEqual(3);
  expect(await screens.papers.filter({ hasText: screens.t("search:card.demonstration") }).count()).toBe(0);
  watch.expectQuiet();
  await context.close();
});
