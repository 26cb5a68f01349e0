import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { readTexts } from "../support/read-texts.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

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

/** Types through an input method: what stands in `parts` is composed piece by piece, and Enter takes the last. */
async function composeWithEnter(page: Page, parts: readonly string[]): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  let text = "";
  for (const part of parts) {
    text += part;
    await keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 };
  await keyboard.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
  await keyboard.send("Input.insertText", { text });
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
  await keyboard.detach();
}

test("in Japanese: Enter takes what the input method offers without sending, and sends afterwards", async () => {
  const context = await openContext(browser, server.url, { language: "ja" });
  const { page, watch } = await openPage(context);
  const screens = openScreens(page, "ja");
  await page.goto("/");
  await screens.signIn();
  expect(await page.locator("html").getAttribute("lang")).toBe("ja");
  await screens.welcome.waitFor();

  await screens.question.focus();
  await composeWithEnter(page, ["心不全", "に対する"]);
  await composeWithEnter(page, ["SGLT2阻害薬", "の有効性"]);
  expect(await screens.question.inputValue()).toBe("心不全に対するSGLT2阻害薬の有効性");
  await screens.welcome.waitFor();
  expect(await screens.progress.count()).toBe(0);

  await page.keyboard.press("Enter");
  await screens.waitForEnd();
  const titles = await readTexts(screens.papers.getByRole("heading", { level: 3 }));
  expect(titles.length).toBeGreaterThanOrEqual(3);
  expect(titles.join(" ")).toMatch(/heart failure/);
  await screens.papers.getByRole("button", { name: /cost-effectiveness of SGLT2/i }).click();
  await page.getByText("慢性心不全におけるSGLT2阻害薬の費用対効果").waitFor();
  await screens.pane.getByRole("button", { name: screens.t("search:card.rationale") }).waitFor();
  // At the top, where the bar that stays in sight lies over no row.
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  watch.expectQuiet();
  await context.close();
});

test("Shift+Enter inserts a line break, and a question of blanks cannot be sent", async () => {
  const context = await openContext(browser, server.url, { language: "ja" });
  const { page, watch } = await openPage(context);
  const screens = openScreens(page, "ja");
  await page.goto("/");
  await screens.signIn();
  await screens.question.fill("心不全");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.insertText("の治療");
  expect(await screens.question.inputValue()).toBe("心不全\nの治療");
  expect(await screens.progress.count()).toBe(0);

  await screens.question.fill(" 　\n ");
  await page.keyboard.press("Enter");
  expect(await screens.send.isDisabled()).toBe(true);
  expect(await screens.progress.count()).toBe(0);
  watch.expectQuiet();
  await context.close();
});
