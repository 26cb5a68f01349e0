import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeCitation, writeSet } from "../../../medline/test/medline-xml.ts";
import { COMPILE_HERE } from "../../test/compile-here.ts";
import { type EutilsServer, openEutilsServer, writeEsearch } from "../../test/eutils-server.ts";
import { SteppedClock } from "../../test/stepped-clock.ts";
import { createPostingsSearch } from "../library/postings/search-postings.ts";
import { openSources } from "../open-sources.ts";
import type { Sources } from "../sources.ts";
import { ignoreWaiting } from "../wait-notice.ts";

const never = new AbortController().signal;
const QUIET = { info: () => undefined, warn: () => undefined };

describe("NCBI's limit in `auto`", () => {
  let database: TestDatabase;
  let server: EutilsServer;
  let sources: Sources;
  let clock: SteppedClock;
  /** When each request came in, by the clock of the sources. */
  let times: number[];
  /** Of them, those that try whether PubMed can be reached. */
  let tries: number[];
  let isSlow: (utility: string) => boolean;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    times = [];
    tries = [];
    isSlow = () => false;
    server = await openEutilsServer(async ({ utility, parameters }, count) => {
      if (utility === "pubs") return JSON.stringify({ data: [] });
      times.push(clock.now);
      if (utility === "einfo") tries.push(clock.now);
      // Slow by the sources' clock; where nothing waits any more this stands still, and it answers all the same.
      if (isSlow(utility)) await Promise.race([clock.pause(25_000, new AbortController().signal), sleep(100)]);
      if (utility === "esearch") return writeEsearch([String(count)]);
      const pmids = (parameters.get("id") ?? "1").split(",");
      return utility === "efetch" ? writeSet(...pmids.map((pmid) => makeCitation({ pmid }))) : "<eInfoResult/>";
    });
    const sent = vi.spyOn(globalThis, "fetch");
    const countSent = () => sent.mock.calls.filter(([url]) => String(url).includes(".fcgi")).length;
    clock = new SteppedClock(() => countSent() === times.length);
    sources = await open(null);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await sources.close();
    await server.close();
  });

  const open = (ncbiApiKey: string | null) =>
    openSources(
      { database, postings: createPostingsSearch(database), work: COMPILE_HERE },
      { literatureSource: "auto", ncbiApiKey, ncbiEmail: null, ncbiBaseUrl: server.url, iciteBaseUrl: server.url },
      QUIET,
      clock,
    );

  /** One search after the other of its requests, as a search makes them. */
  async function search(question: string): Promise<string[]> {
    const source = sources.open(ignoreWaiting);
    const { pmids } = await source.search(question, 10, never);
    return (await source.fetch(pmids, never)).map(({ pmid }) => pmid);
  }

  /** The most requests of any second, from one of them on. */
  function countBusiestSecond(first = 0): number {
    const sorted = times.slice(first).toSorted((a, b) => a - b);
    return Math.max(...sorted.map((from, at) => sorted.slice(at).filter((time) => time - from < 1000).length));
  }

  it.each([60, 260])("holds for %i searches at once, and none fails because of waiting", async (many) => {
    const found = await Promise.all(Array.from({ length: many }, (_, n) => search(`zinc ${n}[tiab]`)));
    expect(found.map((pmids) => pmids.length)).toEqual(found.map(() => 1));
    expect(countBusiestSecond()).toBe(3);
    expect(server.count("einfo")).toBe(1);
    // It took minutes: far more than one call may take.
    expect(clock.now).toBeGreaterThan(((2 * many) / 3) * 1000);
  });

  it("allows ten requests in a second with a key, and no more", async () => {
    // Those without a key are open already; their one request is out of the way first.
    await expect.poll(() => tries.length).toBe(1);
    await sources.close();
    const others = times.length;
    sources = await open("0123456789abcdef");
    await Promise.all(Array.from({ length: 40 }, (_, n) => search(`iron ${n}[tiab]`)));
    expect(countBusiestSecond(others)).toBe(10);
  });

  it("holds for the tries that slow answers set off: one at a time, one in ten seconds", async () => {
    isSlow = (utility) => utility === "esearch";
    await Promise.all(Array.from({ length: 60 }, (_, n) => search(`zinc ${n}[tiab]`)));
    expect(countBusiestSecond()).toBe(3);
    expect(tries.length).toBeGreaterThan(2);
    for (const [at, time] of tries.slice(1).entries()) expect(time - (tries[at] ?? 0)).toBeGreaterThanOrEqual(10_000);
  });

  it("gives the place of a search that was stopped to the next one", async () => {
    const stop = new AbortController();
    const source = sources.open(ignoreWaiting);
    const stopped = Array.from({ length: 50 }, (_, n) => source.search(`iron ${n}[tiab]`, 10, stop.signal));
    const after = search("zinc[tiab]");
    stop.abort(new Error("stopped"));
    for (const one of stopped) await expect(one).rejects.toThrow("stopped");
    expect(await after).toHaveLength(1);
    expect(times.length).toBeLessThan(5);
  });
});
