import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const ADDRESS = "https://pubmed.ncbi.nlm.nih.gov/?term=empagliflozin[tiab]&filter=years.2010-2026&filter=lang.english";
const QUESTION = "Does empagliflozin reduce hospital admissions in heart failure?";

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

test.each([1440, 390])("at %i px, a search of PubMed and known papers are brought along and run", async (width) => {
  const context = await openContext(browser, server.url, { width });
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  const { t } = screens;
  const field = (key: string) => page.getByRole("textbox", { name: t(key), exact: true });
  await page.goto("/bring-search");
  await screens.signIn();

  await field("moving-in:pubmed").fill(ADDRESS);
  await page.getByRole("button", { name: t("moving-in:read"), exact: true }).click();
  await page
    .getByRole("region", { name: t("moving-in:readAs") })
    .getByText("empagliflozin[tiab]")
    .waitFor();
  const references = "PMID- 38210417\nTI  - Empagliflozin\n\nPMID- 99999999\nTI  - None\n";
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("queries:references.file") }).click();
  await (await chooser).setFiles({ name: "known.nbib", mimeType: "text/plain", buffer: Buffer.from(references) });
  await page.getByText("99999999").waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field("moving-in:question").fill(QUESTION);
  await page.getByRole("button", { name: t("moving-in:search"), exact: true }).click();

  await page.getByRole("heading", { level: 1, name: QUESTION }).waitFor();
  await page.getByText(t("search:card.known"), { exact: true }).first().waitFor();
  await expectAccessible(page);
  watch.expectQuiet();
  await context.close();
});
