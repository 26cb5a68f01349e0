import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { askForMade, MADE_QUESTION } from "../support/made-papers.ts";
import { useMadePapers } from "../support/made-result.ts";
import { watchShifts } from "../support/measure-page.ts";
import { openScreens } from "../support/screens.ts";

const PAPERS = 25;
const MOST_SHIFT = 0.02;

const { getAsked, openSignedIn } = useMadePapers((api) => askForMade(api, PAPERS));

/** The element, or where it is covered or outside the window null. */
const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + Math.min(width, 40) / 2, top + Math.min(height, 16) / 2);
    return at !== null && (element.contains(at) || at.contains(element));
  });

function findBar(page: Page) {
  const { t } = openScreens(page);
  return {
    count: page.getByRole("heading", { level: 2, name: /^\d.* papers?$/ }),
    active: page.getByRole("list", { name: t("search:filter.active") }),
    clear: page.getByRole("button", { name: t("search:filter.clear") }),
  };
}

async function openResult(width: number, height: number) {
  const { context, page, watch } = await openSignedIn({ width, height });
  await page.goto(`/?search=${getAsked().id}&view=list`);
  const screens = openScreens(page);
  await screens.newSession.waitFor();
  await screens.readPapers.nth(PAPERS - 1).waitFor({ state: "attached" });
  return { context, page, watch, screens };
}

const FACETS = [
  /^Randomized controlled trial\s*\d/,
  /^Meta-analysis\s*\d/,
  /^No clear difference\s*\d/,
  /^Favour the intervention\s*\d/,
];

test.each([
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
])(
  "at $width px each filter, pressed in the middle of the list, shows there what it left and how to take it back",
  async ({ width, height }) => {
    const { context, page, watch, screens } = await openResult(width, height);
    const { count, active, clear } = findBar(page);
    for (const facet of FACETS) {
      await screens.papers.nth(12).scrollIntoViewIfNeeded();
      const before = (await count.innerText()).trim();
      await page.getByRole("button", { name: facet }).click();
      await active.waitFor();
      expect((await count.innerText()).trim(), String(facet)).not.toBe(before);
      expect(await screens.papers.count()).toBeLessThan(PAPERS);
      await expect.poll(() => isSeen(count), { message: String(facet) }).toBe(true);
      await expect.poll(() => isSeen(active.getByRole("button").first()), { message: String(facet) }).toBe(true);
      await expect.poll(() => isSeen(screens.papers.first()), { message: String(facet) }).toBe(true);
      await clear.click();
      await expect.poll(() => screens.papers.count()).toBe(PAPERS);
    }
    watch.expectQuiet();
    await context.close();
  },
);

test("a part of the meter shows at once that it is chosen, and how many papers it left", async () => {
  const { context, page, watch, screens } = await openResult(1440, 900);
  const { count } = findBar(page);
  const parts = page
    .getByRole("region", { name: screens.t("search:answer.title"), exact: true })
    .getByRole("list")
    .first()
    .getByRole("button");
  expect(await parts.count()).toBeGreaterThanOrEqual(2);
  for (const part of await parts.all()) {
    await part.click();
    expect(await part.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => screens.papers.count()).toBeLessThan(PAPERS);
    expect(await isSeen(count)).toBe(true);
    expect(await isSeen(screens.papers.first())).toBe(true);
    await part.click();
    await expect.poll(() => screens.papers.count()).toBe(PAPERS);
  }
  watch.expectQuiet();
  await context.close();
});

test("filters that leave no paper say so where the list was, and the way back brings it back", async () => {
  const { context, page, watch, screens } = await openResult(390, 844);
  await page.goto(`/?search=${getAsked().id}&view=list&since=2090`);
  const nothing = page.getByText(screens.t("search:filter.allHidden_other", { total: PAPERS }));
  await nothing.waitFor();
  await nothing.scrollIntoViewIfNeeded();
  expect(await isSeen(nothing)).toBe(true);
  await page.getByRole("button", { name: screens.t("search:filter.clear") }).click();
  await expect.poll(() => screens.papers.count()).toBe(PAPERS);
  watch.expectQuiet();
  await context.close();
});

test("on a tablet, in Japanese and dark, little moves over a whole search", async () => {
  const { context, page, watch } = await openSignedIn({ width: 768, height: 1024, language: "ja", theme: "dark" });
  const shifts = await watchShifts(page);
  await page.goto("/");
  const screens = openScreens(page, "ja");
  await screens.question.fill(MADE_QUESTION);
  await shifts.begin();
  await screens.send.click();
  await screens.waitForEnd();
  await screens.readPapers.nth(1).waitFor();
  expect(await shifts.read()).toBeLessThan(MOST_SHIFT);
  watch.expectQuiet();
  await context.close();
});
