import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "../support/browser.ts";
import { askForLongTitles, askForMade, LONG_TITLES, MOST_PAPERS } from "../support/made-papers.ts";
import { useMadePapers } from "../support/made-result.ts";
import { countTabStops, measureRows } from "../support/measure-page.ts";
import { openScreens } from "../support/screens.ts";

/** Papers that a search has read. */
const STATES = [0, 1, 3, 25, MOST_PAPERS, "long titles"] as const;
type State = (typeof STATES)[number];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const THEMES = ["light", "dark"] as const;
const OTHER_LAYOUTS = ["table", "full"] as const;

/** Pixels that one paper takes at most on average, by the width of the page, and at most at all at 1440. */
const TALLEST_MEAN: Record<number, number> = { 1440: 3_200 / 20, 768: 3_200 / 20, 390: 5_500 / 20 };
const TALLEST_ROW = 150;
const MOST_STOPS = 180;
const PAPERS_OF_STOPS = 25;

const { getAsked, openSignedIn } = useMadePapers(async (api) => {
  const searches = new Map<State, string>();
  for (const state of STATES) {
    const search = await (state === "long titles" ? askForLongTitles(api) : askForMade(api, state));
    expect(search.papers.length).toBe(countPapers(state));
    searches.set(state, search.id);
  }
  return searches;
});

function countPapers(state: State): number {
  return state === "long titles" ? LONG_TITLES.count : state;
}

/** Every state at every width; each also in both themes, in every language, and beside *List* in another layout. */
const LOOKS = STATES.flatMap((state, row) =>
  SIZES.map((size, column) => ({
    state,
    name: typeof state === "number" ? `${state} papers` : state,
    ...size,
    theme: THEMES[(row + column) % THEMES.length] ?? "light",
    language: LANGUAGES[(row + column) % LANGUAGES.length] ?? "en",
    other: OTHER_LAYOUTS[(Math.floor(row / 2) + column) % OTHER_LAYOUTS.length] ?? "table",
  })),
);

async function openResult(page: Page, state: State, language: Language, layout: string): Promise<void> {
  const screens = openScreens(page, language);
  await page.goto(`/?search=${getAsked().get(state)}&view=${layout}`);
  await screens.newSession.waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
  if (countPapers(state) === 0) return;
  if (layout === "table") await page.getByRole("grid").waitFor();
  else await screens.readPapers.first().waitFor();
}

test.each(LOOKS)(
  "$name at $width px, $theme, $language: nothing sticks out, axe finds nothing, and the list is short",
  async ({ state, width, height, theme, language, other }) => {
    const { context, page, watch } = await openSignedIn({ width, height, theme, language });
    const count = countPapers(state);

    await openResult(page, state, language, "list");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(await openScreens(page, language).papers.count()).toBe(count);
    const heights = await measureRows(page);
    const total = heights.reduce((sum, row) => sum + row, 0);
    expect(total).toBeLessThanOrEqual(count * (TALLEST_MEAN[width] ?? 0));
    if (width === 1440) expect(Math.max(0, ...heights)).toBeLessThanOrEqual(TALLEST_ROW);
    if (count <= PAPERS_OF_STOPS) expect(await countTabStops(page)).toBeLessThanOrEqual(MOST_STOPS);

    await openResult(page, state, language, other);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    watch.expectQuiet();
    await context.close();
  },
);
