import { serverMessageSchema } from "@medsieve/contract/search-events";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openContext, openPage } from "../support/browser.ts";
import { readTexts } from "../support/read-texts.ts";
import { openScreens } from "../support/screens.ts";
import { CITATIONS, CITATIONS_COUNT, type RunningServer, startServer } from "../support/server.ts";

const QUESTION = "Do SGLT2 inhibitors reduce hospital admission in heart failure with preserved ejection fraction?";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("PubMed files are imported while the server runs, and a second import changes nothing", async () => {
  expect(await server.importFiles([CITATIONS])).toContain(`${CITATIONS_COUNT} added`);
  expect(await server.importFiles([CITATIONS])).toContain("0 added");
});

test("a person signs in, asks, watches the stages and reads ranked papers, which a reload keeps", async () => {
  const context = await openContext(browser, server.url);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  const stages: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = serverMessageSchema.parse(JSON.parse(String(payload)));
      if (message.type === "search_status") stages.push(message.status);
    }),
  );

  await page.goto("/");
  await page.waitForURL(/\/login/);
  await page.getByRole("button", { name: screens.t("account:signIn.submit"), exact: true }).waitFor();
  await expectAccessible(page);
  watch.allow(/status of 401/);
  await screens.signIn("not-the-password-1");
  await page.getByText("Invalid email or password").waitFor();
  await screens.signIn();
  await screens.welcome.waitFor();
  await expectAccessible(page);

  await screens.ask(QUESTION);
  await screens.progress.waitFor();
  await screens.waitForEnd();
  expect(stages.filter((stage) => stage !== "initializing")).toEqual([
    "generating_queries",
    "searching_papers",
    "fetching_details",
    "analyzing_results",
    "completed",
  ]);

  const titles = await readTexts(screens.papers.getByRole("heading", { level: 3 }));
  expect(titles.length).toBeGreaterThanOrEqual(5);
  expect(titles[0]).toMatch(/^Rank 1\. ?.*(SGLT2 inhibitors|gliflozin).*heart failure/);
  const readScores = async () =>
    (await readTexts(screens.papers.locator("[data-band]"))).map((text) => Number(/\d\.\d\d/.exec(text)?.[0]));
  const fall = (scores: number[]) => [...scores].sort((a, b) => b - a);
  await page.getByText(screens.t("search:list.retractedLast_other", { shown: 2 })).waitFor();
  const scores = await readScores();
  expect(scores).toHaveLength(titles.length);
  for (const part of [scores.slice(0, -2), scores.slice(-2)]) expect(part).toEqual(fall(part));
  await page.getByRole("button", { name: screens.t("search:list.showInPlace") }).click();
  await page.getByText(screens.t("search:list.retractedAmong_other", { shown: 2 })).waitFor();
  const inPlace = await readScores();
  expect(inPlace).toEqual(fall(scores));
  await page.getByRole("button", { name: screens.t("search:list.putLast") }).click();

  await screens.chooseLayout("full");
  const trial = screens.papers.filter({ hasText: "PMID 38210417" });
  await trial.getByText("Population").first().waitFor();
  const card = (await readTexts(trial))[0] ?? "";
  for (const part of ["Population", "Intervention", "Outcome", "Randomi", "placebo"]) expect(card).toContain(part);
  await trial.getByRole("button", { name: screens.t("search:card.rationale") }).waitFor();
  const answer = page.getByRole("region", { name: screens.t("search:answer.title") });
  const inFull = answer.getByRole("button", { name: screens.t("verdict:inFull") });
  if ((await inFull.count()) > 0) await inFull.click();
  await answer
    .getByRole("button", { name: /^Paper \d+ · / })
    .first()
    .waitFor();
  await page.getByText("1 of 100").first().waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await screens.chooseLayout("list");
  await page.reload();
  await screens.newSession.waitFor();
  await expect.poll(() => readTexts(screens.papers.getByRole("heading", { level: 3 }))).toEqual(titles);
  await screens.history.getByRole("link", { name: QUESTION }).waitFor();

  await screens.newSession.click();
  await screens.welcome.waitFor();
  expect(await screens.question.isEnabled()).toBe(true);
  expect(await screens.papers.count()).toBe(0);

  await screens.history.getByRole("link", { name: QUESTION }).click();
  await expect.poll(() => readTexts(screens.papers.getByRole("heading", { level: 3 }))).toEqual(titles);
  watch.expectQuiet();
  await context.close();
});

test("a retracted paper says so across its card, and a corrected one names its correction", async () => {
  const context = await openContext(browser, server.url);
  const { page, watch } = await openPage(context);
  const screens = openScreens(page);
  await page.goto("/login");
  await screens.signIn();
  await screens.ask("Effect of sotagliflozin on mortality in heart failure");
  await screens.waitForEnd();
  const retracted = screens.papers.filter({ hasText: "PMID 33907755" });
  await retracted.getByText(screens.t("search:card.notice.retracted"), { exact: true }).waitFor();

  await screens.newSession.click();
  await screens.ask("Saccharomyces boulardii for antibiotic-associated diarrhoea in hospitalised children");
  await screens.waitForEnd();
  const corrected = screens.papers.filter({ hasText: "PMID 36877002" });
  await corrected.getByText(screens.t("search:card.notice.corrected")).waitFor();
  watch.expectQuiet();
  await context.close();
});
