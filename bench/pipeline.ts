import { createPostingsSearch } from "../sources/src/library/postings/search-postings.ts";
/**
 * Runs whole searches, over HTTP, against local servers that speak as NCBI, iCite and a model's vendor do and answer
 * after fixed delays. Prints the time until the first paper is read and until the result is whole, beside the critical
 * path (the longest chain of calls that wait for each other, as fast as NCBI's requests a second allow) and beside the
 * same calls one after another. Before that, ten searches at once: the most requests that NCBI sees in any second. The
 * servers run in the same process: on a busy machine the figures say more of the machine.
 *
 *   npm run bench:pipeline -- [--runs 3] [--queries 10] [--papers 50]
 */

import { setTimeout as sleep } from "node:timers/promises";
import { serverMessageSchema } from "@medsieve/contract/search-events";
import { openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { createModelReaders } from "@medsieve/language-models/model-reader";
import { DESK_HERE } from "@medsieve/reader/builtin-reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { openSources } from "@medsieve/sources/open-sources";
import { ignoreWaiting } from "@medsieve/sources/wait-notice";
import { answerWell } from "../language-models/test/model-answers.ts";
import { openModelServer } from "../language-models/test/model-server.ts";
import { makeCitation, writeSet } from "../medline/test/medline-xml.ts";
import { createLogger } from "../server/src/http/logging.ts";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { openTestApp, signInNew } from "../server/test/app.ts";
import { openEutilsServer, writeEsearch } from "../sources/test/eutils-server.ts";
import { readOptions } from "./read-options.ts";
import { formatMs, median } from "./statistics.ts";

/** Milliseconds after which each kind of call is answered. */
const DELAYS = { esearch: 600, efetch: 1_200, pubs: 500, queries: 4_000, reading: 8_000, answer: 6_000 };
/** NCBI's second, in milliseconds. */
const SECOND_MS = 1_000;
const SEARCHES_AT_ONCE = 10;

const { values: options } = readOptions("npm run bench:pipeline -- [--runs 3] [--queries 10] [--papers 50]", {
  options: {
    runs: { type: "string", default: "3" },
    queries: { type: "string", default: "10" },
    papers: { type: "string", default: "50" },
  },
});
const runs = Number(options.runs);
const queries = Array.from({ length: Number(options.queries) }, (_, n) => `zinc${n}[tiab]`);
const papers = Number(options.papers);

interface Timing {
  /** Milliseconds from sending the question. */
  first: number;
  whole: number;
}

/** The longest chain of calls of a search, and the shortest one that brings a first paper. */
function findCriticalPath(perSecond: number): Timing {
  const sentAt = (request: number) => Math.floor(request / perSecond) * SECOND_MS;
  const searched = sentAt(queries.length - 1) + DELAYS.esearch;
  const fetched = Math.max(searched, sentAt(queries.length)) + DELAYS.efetch;
  return {
    first: DELAYS.queries + DELAYS.esearch + DELAYS.efetch + DELAYS.reading,
    whole: DELAYS.queries + fetched + DELAYS.reading + DELAYS.answer,
  };
}

/** The most of these times, in milliseconds, that lie within one second. */
function countBusiestSecond(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.max(0, ...sorted.map((from, at) => sorted.slice(at).filter((time) => time - from < SECOND_MS).length));
}

/** A whole server over local NCBI, iCite and model, empty and without anything kept from before. */
async function openBench(apiKey: string | null) {
  let asked = 0;
  const eutils = await openEutilsServer(async ({ utility, parameters }) => {
    await sleep(Object.hasOwn(DELAYS, utility) ? DELAYS[utility as keyof typeof DELAYS] : 0);
    if (utility === "efetch") {
      const pmids = (parameters.get("id") ?? "").split(",");
      return writeSet(...pmids.map((pmid) => makeCitation({ pmid, title: `Zinc and colds, part ${pmid}` })));
    }
    if (utility === "pubs") return JSON.stringify({ data: [] });
    const share = Math.ceil(papers / queries.length);
    const from = 1_000 + asked++ * share;
    return writeEsearch(Array.from({ length: share }, (_, n) => String(from + n)));
  });
  const model = await openModelServer(async (call) => {
    await sleep(call.step === "repair" ? DELAYS.queries : DELAYS[call.step]);
    return answerWell(call, queries);
  });
  const database = { ...(await openEmbedded({ dataDir: null, log: UNLOGGED })), url: null };
  const logger = createLogger("silent");
  const settings = { literatureSource: "pubmed", ncbiApiKey: apiKey, ncbiEmail: null } as const;
  const addresses = { ncbiBaseUrl: eutils.url, iciteBaseUrl: eutils.url };
  const sources = await openSources(
    { database, postings: createPostingsSearch(database), work: WORK_HERE },
    { ...settings, ...addresses },
    logger,
  );
  const readers = createModelReaders({
    desk: DESK_HERE,
    settings: model.settingsFor("anthropic"),
    ...{ database, logger, now: () => new Date(), clock: SYSTEM_CLOCK },
  });
  const test = await openTestApp(database, sources.open(ignoreWaiting), readers, { sources });
  const url = await test.listen();
  return {
    eutils,
    model,
    url,
    signIn: (email: string) => signInNew(test, database, { email, monthlyLimit: 1_000 }),
    close: async () => {
      await test.close();
      await sources.close();
      await Promise.all([eutils.close(), model.close()]);
      await database.close();
    },
  };
}

async function search(url: string, token: string, question: string): Promise<Timing> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/v1/search/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: question, max_results: papers, preference: "comprehensive", language: "en" }),
  });
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status}: ${await answer.text()}`);
  let first = Number.NaN;
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter((it) => it !== "")) {
      const message = serverMessageSchema.parse(JSON.parse(line));
      if (message.type === "search_error") throw new Error(message.message);
      if (message.type === "paper_analyzed" && Number.isNaN(first)) first = performance.now() - started;
      if (message.type === "result") return { first, whole: performance.now() - started };
    }
  }
  throw new Error("the stream ended without a result");
}

/** What the calls of the last search take one after another. */
function addUp(seen: readonly { utility: string }[], steps: readonly (keyof typeof DELAYS)[]): number {
  const calls = [...seen.map(({ utility }) => utility), ...steps];
  return calls.reduce((sum, call) => sum + (Object.hasOwn(DELAYS, call) ? DELAYS[call as keyof typeof DELAYS] : 0), 0);
}

async function measure(name: string, perSecond: number, apiKey: string | null): Promise<void> {
  const bench = await openBench(apiKey);
  try {
    const tokens = await Promise.all(
      Array.from({ length: SEARCHES_AT_ONCE }, (_, n) => bench.signIn(`bench${n}@example.org`)),
    );
    const started = performance.now();
    await Promise.all(tokens.map((one, n) => search(bench.url, one, `Does copper help, ${n}?`)));
    const asked = bench.eutils.seen.filter(({ utility }) => utility !== "pubs");
    const busiest = countBusiestSecond(asked.map(({ at }) => at));
    const needed = (asked.length / perSecond) * SECOND_MS;
    console.log(`\n${name}`);
    console.log(
      `  ${SEARCHES_AT_ONCE} searches at once ${formatMs(performance.now() - started)}: ${asked.length} requests to NCBI, ` +
        `at most ${busiest} in a second of the ${perSecond} allowed (at that rate they take ${formatMs(needed)})`,
    );
    const token = await bench.signIn("bench@example.org");
    const timings: Timing[] = [];
    let sequential = 0;
    for (let run = 0; run < runs; run += 1) {
      bench.eutils.seen.length = 0;
      bench.model.forget();
      timings.push(await search(bench.url, token, `Does zinc help against colds, ${run}?`));
      const steps = bench.model.seen.map(({ step }) => (step === "repair" ? "queries" : step));
      sequential = addUp(bench.eutils.seen, steps);
      await sleep(SECOND_MS);
    }
    const path = findCriticalPath(perSecond);
    console.log(`  one search of ${queries.length} queries and ${papers} papers, median of ${runs}`);
    const row = (what: string, measured: number, ideal: number) =>
      console.log(
        `  ${what.padEnd(18)} ${formatMs(measured).padStart(9)}   critical path ${formatMs(ideal).padStart(9)}   ${(measured / ideal).toFixed(2)} ×`,
      );
    row("first paper read", median(timings.map(({ first }) => first)), path.first);
    row("whole search", median(timings.map(({ whole }) => whole)), path.whole);
    console.log(`  ${"one by one".padEnd(18)} ${formatMs(sequential).padStart(9)}`);
  } finally {
    await bench.close();
  }
}

await measure("Without a key of NCBI", 3, null);
await measure("With a key of NCBI", 10, "bench-key-0000");
