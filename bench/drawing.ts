/**
 * How much time the browser's main thread takes until a result of 100 papers is drawn in *List*, its processor slowed to a
 * quarter, in milliseconds of that processor; beside the same search in another checkout that is built, by turns.
 *
 *   npm run bench:drawing -- [--beside FOLDER] [--times 5]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { MADE_QUESTION, MOST_PAPERS, makeQueries, writeMadePapers } from "../e2e/support/made-papers.ts";
import { ADMIN, type RunningServer, startServer } from "../e2e/support/server.ts";
import { ensureChromium } from "../scripts/find-chromium.mjs";
import { prepare } from "../scripts/prepare.mjs";
import { readOptions } from "./read-options.ts";
import { median } from "./statistics.ts";

const SIZE = { width: 1440, height: 900 };
const THROTTLING = 4;
const PATIENCE_MS = 300_000;
/** As Chromium's DevTools name them: seconds of the main thread since the page was begun. */
const METRICS = ["TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration"] as const;
type Drawing = Record<(typeof METRICS)[number], number>;

const { values } = readOptions("npm run bench:drawing -- [--beside FOLDER] [--times 5]", {
  options: { beside: { type: "string" }, times: { type: "string", default: "5" } },
});

/** As an account is answered with by any version of the API. */
interface Session {
  access_token: string;
  user: object;
}

/** Asks for the made papers; answers with the session that did, and the address of the result. */
async function makeResult(server: RunningServer, file: string): Promise<{ session: Session; path: string }> {
  await server.importFiles([file]);
  const send = (path: string, body: object, token: string) =>
    fetch(`${server.url}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const session = (await (await send("/auth/login", ADMIN, "")).json()) as Session;
  const asked = { query: MADE_QUESTION, queries: makeQueries(MOST_PAPERS), max_results: MOST_PAPERS };
  await (await send("/search", asked, session.access_token)).text();
  const history = await fetch(`${server.url}/api/v1/search-history`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  const { searches } = (await history.json()) as { searches: { id: string }[] };
  return { session, path: `/?search=${searches[0]?.id}` };
}

async function draw(browser: Browser, url: string, session: Session, path: string): Promise<Drawing> {
  const context = await browser.newContext({ baseURL: url, viewport: SIZE, locale: "en-GB" });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.request.post("/api/v1/auth/login", { data: ADMIN });
  await context.addInitScript(({ access_token, user }) => {
    localStorage.setItem("access_token", access_token);
    localStorage.setItem("user", JSON.stringify(user));
  }, session);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLING });
  // In the thread's own time, which other work on the machine does not add to.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(path, { waitUntil: "networkidle", timeout: PATIENCE_MS });
  await page.waitForFunction((count) => document.querySelectorAll("li article").length >= count, MOST_PAPERS);
  // Twice, so that what the last paper set off is drawn as well.
  for (let frame = 0; frame < 2; frame += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  const { metrics } = await devtools.send("Performance.getMetrics");
  await context.close();
  const read = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return Object.fromEntries(METRICS.map((name) => [name, read(name)])) as Drawing;
}

await prepare();
const found = await ensureChromium();
if ("reason" in found) throw new Error(found.reason);
const folder = mkdtempSync(join(tmpdir(), "medsieve-drawing-"));
const file = await writeMadePapers(folder);
const checkouts = [{ name: "this checkout", folder: undefined as string | undefined }];
if (values.beside !== undefined) checkouts.push({ name: values.beside, folder: values.beside });
const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox"] });
const servers: RunningServer[] = [];
try {
  const results = [];
  for (const checkout of checkouts) {
    const server = await startServer({}, checkout.folder);
    servers.push(server);
    results.push({ ...checkout, server, ...(await makeResult(server, file)), drawings: [] as Drawing[] });
  }
  for (let time = 0; time < Number(values.times); time += 1) {
    for (const { server, session, path, drawings } of results) {
      drawings.push(await draw(browser, server.url, session, path));
    }
  }
  for (const { name, drawings } of results) {
    const parts = METRICS.map((metric) => `${metric} ${median(drawings.map((one) => one[metric])).toFixed(0)} ms`);
    console.log(`${name}: ${parts.join(", ")} (medians of ${drawings.length})`);
  }
  const [own = Number.NaN, other] = results.map(({ drawings }) => median(drawings.map((one) => one.TaskDuration)));
  if (other !== undefined) console.log(`share of the other's time: ${((100 * own) / other).toFixed(0)} %`);
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
