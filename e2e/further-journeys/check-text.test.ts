import { strToU8, unzipSync } from "fflate";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { readDownload } from "../support/download.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";
import { writeDocument } from "../support/write-document.ts";

const CLAIM = "Empagliflozin shortens hospital stays in everyone.";
const REFERENCE = "1. A paper that does not exist. PMID: 99999999";

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

test.each([1440, 390])("at %i px, a Word document and a PDF are opened, checked, and others refused", async (width) => {
  const context = await openContext(browser, server.url, { width });
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  const { t } = screens;
  const print = await context.newPage();
  await print.setContent(`<p>${CLAIM.replace(".", " [1].")}</p><p>References</p><p>${REFERENCE}</p>`);
  const pdf = await print.pdf();
  await print.close();

  await page.goto("/check-text");
  await screens.signIn();
  const field = page.getByRole("textbox", { name: t("text-check:text") });
  const open = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: t("text-check:open") }).click();
    await (await chooser).setFiles({ name, mimeType: "application/octet-stream", buffer });
  };

  await open("draft.docx", Buffer.from(strToU8("no archive at all\u0000", true)));
  await page.getByText(t("text-check:fault.notText")).waitFor();
  await expectAccessible(page);
  await open("draft.pdf", pdf);
  await expect.poll(() => field.inputValue()).toContain("Empagliflozin shortens hospital stays in everyone [1].");
  await expect.poll(() => field.inputValue()).toContain(`\n${REFERENCE}`);
  await open("draft.docx", await writeDocument([`${CLAIM.replace(".", " [1].")}`, "References", REFERENCE]));
  await expect.poll(() => field.inputValue()).toMatch(/everyone \[1\]\.\n\nReferences\n\n1\. A paper/);
  await page.getByRole("button", { name: t("text-check:check"), exact: true }).click();
  await page.getByRole("region", { name: t("text-check:result") }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: t("text-check:saveWord") }).click();
  const parts = unzipSync(await readDownload(await saving));
  const comments = new TextDecoder().decode(parts["word/comments.xml"]);
  expect(comments).toContain(t("text-check:verdict.not_checked"));
  expect(new TextDecoder().decode(parts["word/document.xml"])).toContain("w:commentReference");
  watch.expectQuiet();
  await context.close();
});
