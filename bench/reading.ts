/**
 * Measures the reading of papers in worker threads: papers a second of two searches at once, beside one thread in the same
 * run; and how quickly a server answers GET /health while eight searches read, beside the same while nothing runs. The
 * papers are the fictional ones, so nothing has to be imported.
 *
 *   npm run bench:reading
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { companyAnswerSchema } from "@medsieve/contract/admin/companies";
import type { PaperRecord } from "@medsieve/contract/papers";
import { UNLOGGED } from "@medsieve/database/client";
import { openDatabase } from "@medsieve/database/open-database";
import { createBuiltinReader, DESK_HERE, type ReadingDesk } from "@medsieve/reader/builtin-reader";
import type { Question } from "@medsieve/reader/reader";
import { fillDemonstration } from "@medsieve/sources/demonstration/fill-demonstration";
import { createThreadedDesk } from "../server/src/readers/threaded-desk.ts";
import { openWork } from "../server/src/work/open-work.ts";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { startServer } from "./running-server.ts";
import { formatMs, median, quantile } from "./statistics.ts";

const DEMONSTRATION = fileURLToPath(new URL("../demo-library/demonstration-library.xml.gz", import.meta.url));
const QUESTIONS = [
  "Do statins prevent stroke in older adults?",
  "Does zinc shorten the common cold in children?",
  "Is metformin safe in chronic kidney disease?",
  "Do SGLT2 inhibitors reduce heart failure admissions?",
];
const MOST_PAPERS = 400;
const ROUNDS = 5;
const SEARCHES_AT_ONCE = 8;
const LOOK_EVERY_MS = 10;
const { signal } = new AbortController();

/** Fictional papers, each a record of its own for every search that reads it. */
async function loadPapers(): Promise<PaperRecord[]> {
  const folder = mkdtempSync(join(tmpdir(), "medsieve-reading-"));
  const database = await openDatabase({ databaseUrl: null, dataDir: folder }, UNLOGGED);
  try {
    await fillDemonstration(database, DEMONSTRATION);
    const found = await database.db.execute<{ pmid: number }>(
      `select pmid from papers order by pmid limit ${MOST_PAPERS}`,
    );
    const pmids = found.rows.map(({ pmid }) => String(pmid));
    return await createLibrarySource(database, WORK_HERE).fetch(pmids, signal);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function ask(at: number): Question {
  return { text: QUESTIONS[at % QUESTIONS.length] ?? "", language: "en", preference: "comprehensive" };
}

/** What it takes that some searches at once read all their papers. */
interface Cost {
  papersASecond: number;
  /** Milliseconds of processors for one paper, which a busy machine hardly changes. */
  processorMs: number;
}

async function measureCost(desk: ReadingDesk, papers: readonly PaperRecord[], searches: number): Promise<Cost> {
  const begun = performance.now();
  const used = process.cpuUsage();
  const read = await Promise.all(
    Array.from({ length: searches }, async (_, at) => {
      let count = 0;
      const records = structuredClone(papers);
      for await (const _reading of createBuiltinReader(desk).readPapers(ask(at), records, signal)) count++;
      return count;
    }),
  );
  const count = read.reduce((sum, one) => sum + one, 0);
  const { user, system } = process.cpuUsage(used);
  return { papersASecond: (count * 1000) / (performance.now() - begun), processorMs: (user + system) / 1000 / count };
}

async function compareRates(): Promise<void> {
  const papers = await loadPapers();
  const work = openWork({ threads: availableParallelism(), log: UNLOGGED });
  const threads = createThreadedDesk(work, UNLOGGED);
  await measureCost(DESK_HERE, papers, 1);
  await measureCost(threads, papers, 2);
  const costs = { here: [] as Cost[], threads: [] as Cost[], one: [] as Cost[] };
  for (let round = 0; round < ROUNDS; round++) {
    costs.here.push(await measureCost(DESK_HERE, papers, 2));
    costs.threads.push(await measureCost(threads, papers, 2));
    costs.one.push(await measureCost(threads, papers, 1));
  }
  await work.close();
  const rate = (all: Cost[]) => median(all.map(({ papersASecond }) => papersASecond));
  const processor = (all: Cost[]) =>
    `${median(all.map(({ processorMs }) => processorMs)).toFixed(1)} ms of processors each`;
  const [here, there] = [rate(costs.here), rate(costs.threads)];
  console.log(`${papers.length} papers a search, median of ${ROUNDS} rounds, ${availableParallelism()} threads`);
  console.log(`  two searches on the main thread   ${here.toFixed(0)} papers/s, ${processor(costs.here)}`);
  console.log(
    `  two searches in worker threads    ${there.toFixed(0)} papers/s, ${(there / here).toFixed(2)} times as many, ${processor(costs.threads)}`,
  );
  console.log(`  one search in worker threads      ${rate(costs.one).toFixed(0)} papers/s`);
}

async function callJson(url: string, token: string | null, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Milliseconds that GET /health took each time, asked again and again until the work is done. */
async function timeHealth(url: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) {
    const begun = performance.now();
    await (await fetch(`${url}/health`)).text();
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return times;
}

async function watchHealth(): Promise<void> {
  const password = `Bench-${randomUUID()}`;
  const server = await startServer(null, { ADMIN_EMAIL: "bench@example.org", ADMIN_PASSWORD: password });
  const api = `${server.url}/api/v1`;
  try {
    const admin = await callJson(`${api}/auth/login`, null, { email: "bench@example.org", password });
    const token = String(admin.access_token);
    const { company } = companyAnswerSchema.parse(await callJson(`${api}/admin/companies`, token, { name: "Bench" }));
    const account = {
      email: "second@example.org",
      full_name: "Second",
      password,
      company_id: company.id,
      role: "user",
    };
    await callJson(`${api}/admin/users`, token, account);
    const second = await callJson(`${api}/auth/login`, null, { email: account.email, password });
    const tokens = [token, String(second.access_token)];
    const search = (at: number) =>
      callJson(`${api}/search`, tokens[at % 2] ?? null, { ...askSearch(at), request_id: randomUUID() });
    await search(0);
    const idle = await timeHealth(server.url, new Promise((resolve) => setTimeout(resolve, 3_000)));
    const searches = Array.from({ length: SEARCHES_AT_ONCE }, (_, at) => search(at));
    const busy = await timeHealth(server.url, Promise.all(searches));
    await Promise.all(searches);
    for (const [name, times] of [["idle", idle] as const, [`${SEARCHES_AT_ONCE} searches`, busy] as const]) {
      const [middle, high, most] = [median(times), quantile(times, 0.99), Math.max(...times)];
      console.log(
        `  /health, ${name}: ${times.length} calls, p50 ${formatMs(middle)}, p99 ${formatMs(high)}, most ${formatMs(most)}`,
      );
    }
  } finally {
    await server.close();
  }
}

function askSearch(at: number) {
  const { text: query, language, preference } = ask(at);
  return { query, language, preference, max_results: 100 };
}

await compareRates();
await watchHealth();
