/**
 * Takes the pictures of the README from the running product, in docs/pictures: a result, its table and its record. Searches
 * the PubMed files that are named, or without any the fictional papers; nothing else is touched.
 *
 *   npm run docs:pictures -- [--question TEXT] [FILE…]
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { openScreens } from "../e2e/support/screens.ts";
import { startServer } from "../e2e/support/server.ts";
import { ensureChromium } from "../scripts/find-chromium.mjs";
import { prepare } from "../scripts/prepare.mjs";
import { ROOT } from "../scripts/run-step.mjs";
import { readOptions } from "./read-options.ts";

const FOLDER = join(ROOT, "docs/pictures");
const SIZE = { width: 1440, height: 900 };
const PATIENCE_MS = 120_000;

const { values, positionals } = readOptions("npm run docs:pictures -- [--question TEXT] [FILE…]", {
  options: { question: { type: "string", default: "Does vitamin D supplementation prevent respiratory infections?" } },
  allowPositionals: true,
});
// npm runs scripts in the project's root; INIT_CWD is the folder it was called in.
const files = positionals.map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file));

async function take(page: Page, name: string): Promise<void> {
  // Fonts and the browser's own focus ring settle first.
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), caret: "hide" });
  console.log(join("docs/pictures", `${name}.png`));
}

await prepare();
const found = await ensureChromium();
if ("reason" in found) throw new Error(found.reason);
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox"] });
try {
  if (files.length > 0) console.log(await server.importFiles(files));
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "en-GB",
    timezoneId: "UTC",
    viewport: SIZE,
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const screens = openScreens(page);
  await page.goto("/");
  await screens.signIn();
  await screens.ask(values.question);
  await screens.waitForEnd();
  await page.getByRole("button", { name: screens.t("record:actions.export"), exact: true }).waitFor();
  await take(page, "result");

  await page.getByRole("radio", { name: screens.t("search:bar.layouts.table"), exact: true }).click();
  await page.getByRole("grid").waitFor();
  // The table with its headings, below the bar that stays in sight.
  await page.getByRole("button", { name: screens.t("search:table.copy"), exact: true }).evaluate((button) => {
    button.scrollIntoView({ block: "start" });
    button.closest("[data-scroller]")?.scrollBy(0, -120);
  });
  await take(page, "table");

  await page.getByRole("link", { name: screens.t("record:link") }).click();
  await page.getByRole("heading", { name: values.question }).waitFor();
  await take(page, "record");
} finally {
  await browser.close();
  await server.stop();
}
