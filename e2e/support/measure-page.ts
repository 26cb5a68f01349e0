import type { Locator, Page } from "playwright-core";

/** What Tab stops at. */
export const TAB_STOPS = "a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, [tabindex='0']";

/** Of the page, or of a part of it. */
export function countTabStops(within: Page | Locator): Promise<number> {
  return within
    .locator(TAB_STOPS)
    .evaluateAll((stops) => stops.filter((stop) => stop instanceof HTMLElement && stop.tabIndex >= 0).length);
}

/** Pixels that each paper of the list takes once it is in sight. */
export async function measureRows(page: Page): Promise<number[]> {
  // As a sheet, since the page's policy allows no style element that it does not know.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("li { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  return page
    .locator("article[data-paper]")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
}

interface Watched {
  shifts: { sum: number };
  shiftsBefore: number;
}

/** Sums up what the Layout Instability API reports, without what follows a press or a key at once, as it is meant. */
export async function watchShifts(page: Page): Promise<{ begin(): Promise<void>; read(): Promise<number> }> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return {
    begin: () =>
      page.evaluate(() => void Object.assign(window, { shiftsBefore: (window as never as Watched).shifts.sum })),
    read: () =>
      page.evaluate(() => (window as never as Watched).shifts.sum - (window as never as Watched).shiftsBefore),
  };
}
