/**
 * How smoothly a result of 100 papers scrolls in *List* and in *Table*, on a processor slowed to a quarter: the wheel is turned
 * from the first paper to the last. Prints how many frames came too late, the longest frame, and the tasks that held the main
 * thread for more than 50 ms; ends with 1 where a layout janks.
 *
 *   npm run bench:scrolling
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { openApi, signInContext } from "../e2e/support/api.ts";
import { askForMade, MOST_PAPERS, writeMadePapers } from "../e2e/support/made-papers.ts";
import { startServer } from "../e2e/support/server.ts";
import { ensureChromium } from "../scripts/find-chromium.mjs";
import { prepare } from "../scripts/prepare.mjs";

const SIZE = { width: 1440, height: 900 };
const THROTTLING = 4;
const PATIENCE_MS = 300_000;
const LAYOUTS = ["list", "table"] as const;
/** Pixels of a turn of the wheel, and the frames between two. */
const TURN = 120;
/** Milliseconds after which a frame is seen to hang: three of 60 a second. */
const LATE_MS = 50;
/** Of all frames, those that may come later. */
const MOST_LATE = 0.02;

interface Frames {
  frames: number;
  late: number;
  longest: number;
  tasks: number[];
  /** Pixels scrolled. */
  way: number;
}

/** Turns the wheel over the papers until nothing moves any more, and watches the frames meanwhile. */
async function scroll(page: Page, layout: (typeof LAYOUTS)[number]): Promise<Frames> {
  const scroller = layout === "table" ? "[role=grid]" : "article[data-paper]";
  const first = page.locator(scroller).first();
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, Math.min((box?.y ?? 0) + 120, SIZE.height - 150));
  await page.evaluate((late) => {
    const seen = {
      ...{ frames: 0, late: 0, longest: 0, last: 0, isOver: false },
      tasks: [] as number[],
      next(now: number) {
        if (seen.last > 0) {
          const took = now - seen.last;
          seen.frames += 1;
          seen.longest = Math.max(seen.longest, took);
          if (took > late) seen.late += 1;
        }
        seen.last = now;
        if (!seen.isOver) requestAnimationFrame(seen.next);
      },
    };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration));
    }).observe({ type: "longtask" });
    requestAnimationFrame(seen.next);
  }, LATE_MS);
  const readPlace = () =>
    page.evaluate((part) => {
      let at = document.querySelector(part);
      let sum = 0;
      for (; at !== null; at = at.parentElement) sum += at.scrollTop;
      return sum;
    }, scroller);
  const start = await readPlace();
  let place = start;
  for (let still = 0; still < 10; ) {
    await page.mouse.wheel(0, TURN);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const now = await readPlace();
    still = now === place ? still + 1 : 0;
    place = now;
  }
  const seen = await page.evaluate(() => {
    const { seen } = window as never as { seen: Frames & { isOver: boolean } };
    seen.isOver = true;
    return seen;
  });
  return { ...seen, way: place - start };
}

await prepare();
const found = await ensureChromium();
if ("reason" in found) throw new Error(found.reason);
const folder = mkdtempSync(join(tmpdir(), "medsieve-scrolling-"));
const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox"] });
const server = await startServer();
try {
  await server.importFiles([await writeMadePapers(folder)]);
  const { id } = await askForMade(await openApi(server.url), MOST_PAPERS);
  for (const layout of LAYOUTS) {
    const context = await browser.newContext({ baseURL: server.url, viewport: SIZE, locale: "en-GB" });
    context.setDefaultTimeout(PATIENCE_MS);
    await signInContext(context);
    const page = await context.newPage();
    await page.goto(`/?search=${id}&view=${layout}`, { waitUntil: "networkidle", timeout: PATIENCE_MS });
    await page
      .locator("[data-paper]")
      .nth(MOST_PAPERS - 1)
      .waitFor({ state: "attached" });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLING });
    const { frames, late, longest, tasks, way } = await scroll(page, layout);
    console.log(
      `${layout}: ${way} px in ${frames} frames, ${late} later than ${LATE_MS} ms (longest ${longest.toFixed(0)} ms); ` +
        `${tasks.length} tasks over 50 ms${tasks.length > 0 ? ` (longest ${Math.max(...tasks)} ms)` : ""}`,
    );
    if (late / frames > MOST_LATE) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
