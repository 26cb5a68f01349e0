import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeCitation, writeSet } from "../../../medline/test/medline-xml.ts";
import { createTestClock, type TestClock } from "../../../runtime/test/test-clock.ts";
import {
  type Answer,
  type Behaviour,
  type EutilsServer,
  openEutilsServer,
  writeEsearch,
} from "../../test/eutils-server.ts";
import { openPubmedSource } from "../../test/pubmed-source.ts";
import type { PaperSource } from "../paper-source.ts";
import { PubmedUnreachableError } from "./eutils-error.ts";

const never = new AbortController().signal;
/** Longer than one call may take. */
const CALL_MS = 20_000;
const HTML = "<!DOCTYPE html><html><body>Bad gateway</body></html>";
const count = (pmids: string[]) =>
  JSON.stringify({ meta: {}, data: pmids.map((pmid) => ({ pmid: Number(pmid), citation_count: Number(pmid) * 2 })) });

/** NCBI and iCite as they answer on a good day. */
const wellBehaved: Behaviour = ({ utility, parameters }) => {
  if (utility === "esearch") return writeEsearch(["12", "11"], { count: 2, translation: "zinc" });
  const pmids = (parameters.get("id") ?? parameters.get("pmids") ?? "").split(",");
  if (utility === "pubs") return { body: count(pmids), headers: { "content-type": "application/json" } };
  return writeSet(
    ...pmids.filter((pmid) => pmid !== "404").map((pmid) => makeCitation({ pmid, title: `Zinc ${pmid}` })),
  );
};

describe("PubMed", () => {
  let database: TestDatabase;
  let server: EutilsServer;
  let source: PaperSource;
  let logged: string[];
  let clock: TestClock;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    server = await openEutilsServer(wellBehaved);
    logged = [];
    clock = createTestClock({ skipsPauses: true });
    source = open();
  });
  afterEach(() => server.close());

  function open(perSecond = 1000): PaperSource {
    const warn = (data: object, message: string) => void logged.push(`${message} ${JSON.stringify(data)}`);
    return openPubmedSource(database, server.url, {
      ...{ apiKey: "secret-key", email: "it@example.org" },
      ...{ perSecond, clock, warn },
    });
  }

  /** Time no longer passes by itself. */
  function standStill(): void {
    clock = createTestClock();
    source = open();
  }

  it("is asked by POST, by relevance, with the name of the tool that asks", async () => {
    const hits = await source.search("zinc AND 2020:2024[dp]", 10_000, never);
    expect(hits).toEqual({ pmids: ["12", "11"], total: 2, understood: "zinc", warnings: [] });
    expect(Object.fromEntries(server.seen[0]?.parameters ?? [])).toMatchObject({
      ...{ db: "pubmed", term: "zinc AND 2020:2024[dp]", sort: "relevance", retmax: "9999" },
      ...{ tool: "medsieve", email: "it@example.org", api_key: "secret-key" },
    });
  });

  it("is read on from its history where a result is larger than one answer", async () => {
    server.behave(({ parameters }) => {
      const start = Number(parameters.get("retstart"));
      const pmids = Array.from({ length: Math.min(40, 100 - start) }, (_, n) => String(start + n + 1));
      return writeEsearch(pmids, { count: 100 });
    });
    const hits = await source.search("zinc", 90, never);
    expect(hits.pmids).toEqual(Array.from({ length: 90 }, (_, n) => String(n + 1)));
    expect(server.seen.slice(1).map(({ parameters }) => [parameters.get("term"), parameters.get("WebEnv")])).toEqual([
      ["#1", "MCID_1"],
      ["#1", "MCID_1"],
    ]);
  });

  it("gives papers in the order asked for, with iCite's counts, and leaves out what it does not have", async () => {
    standStill();
    const papers = await source.fetch(["12", "404", "11", "12"], never);
    expect(papers.map(({ pmid, cited_by, cited_by_scope }) => [pmid, cited_by, cited_by_scope])).toEqual([
      ["12", 24, "pubmed"],
      ["11", 22, "pubmed"],
    ]);
    expect(papers[0]?.url).toBe("https://pubmed.ncbi.nlm.nih.gov/12/");
  });

  it("says of which day its data is, once that is known", async () => {
    server.behave((request, count) =>
      request.utility === "einfo"
        ? "<eInfoResult><DbInfo><LastUpdate>2026/11/20 06:21</LastUpdate></DbInfo></eInfoResult>"
        : wellBehaved(request, count),
    );
    expect(await source.describe()).toMatchObject({ id: "pubmed", version: null });
    await expect.poll(() => source.describe()).toMatchObject({ version: "2026-11-20" });
    expect(server.count("einfo")).toBe(1);
  });

  it("says which papers are later than a moment, by its own dates, which are whole days", async () => {
    const asked: string[] = [];
    server.behave(({ parameters }) => {
      const term = parameters.get("term") ?? "";
      asked.push(term);
      return writeEsearch(term.includes("[dp]") ? ["12"] : ["11", "12"]);
    });
    const found = await source.findSince(["11", "12", "13"], new Date("2026-11-21T02:00:00Z"), never);
    expect(found).toEqual({ published: new Set(["12"]), indexed: new Set(["11", "12"]) });
    const among = "(11[pmid] OR 12[pmid] OR 13[pmid])";
    const from = "2026/11/20:3000";
    expect(asked.sort()).toEqual([
      `(${from}[dp]) AND ${among}`,
      `(${from}[edat] OR ${from}[crdt] OR ${from}[mhda] OR ${from}[lr]) AND ${among}`,
    ]);
  });

  it("finds what is later than a moment of a query whose list is cut off", async () => {
    const asked: (string | null)[] = [];
    server.behave(({ parameters }) => {
      asked.push(parameters.get("term"));
      return writeEsearch(["13"]);
    });
    expect(await source.searchSince("zinc OR iron", new Date("2026-11-21T02:00:00Z"), 100, never)).toEqual(["13"]);
    const from = "2026/11/20:3000";
    expect(asked).toEqual([`(zinc OR iron) AND (${from}[dp] OR ${from}[edat] OR ${from}[crdt] OR ${from}[mhda])`]);
  });

  it("is not asked again for what is fresh", async () => {
    await source.fetch(["11"], never);
    const again = await source.fetch(["12", "11"], never);
    expect(again.map((paper) => paper.title)).toEqual(["Zinc 12", "Zinc 11"]);
    expect(server.seen.filter(({ utility }) => utility === "efetch").map((one) => one.parameters.get("id"))).toEqual([
      "11",
      "12",
    ]);
  });

  it("is asked again for saved papers, whatever is fresh, and then knows what was published about them", async () => {
    await source.fetch(["11", "12"], never);
    const notice = { kind: "retracted", pmid: "99", citation: "J Notices. 2026" } as const;
    server.behave(({ utility, parameters }, ...rest) =>
      utility === "efetch"
        ? writeSet(makeCitation({ pmid: parameters.get("id") ?? "", notices: [notice] }))
        : wellBehaved({ utility, parameters, at: 0 }, ...rest),
    );
    expect(await source.renewal()?.renew(["12"], never)).toBe(true);
    const papers = await source.fetch(["11", "12"], never);
    expect(papers.map((paper) => paper.notices)).toEqual([[], [notice]]);
    expect(server.count("efetch")).toBe(2);
  });

  it("is completed by lists of retractions", async () => {
    await database.pool.query(
      "insert into listed_notices (pmid, kind, reason, list) values (12, 'retracted', 'Plagiarism', 'list.csv')",
    );
    const papers = await source.fetch(["11", "12"], never);
    expect(papers.map((paper) => paper.notices)).toEqual([
      [],
      [{ kind: "retracted", pmid: null, citation: null, reason: "Plagiarism", listed: true }],
    ]);
  });

  it("gives every citation of more papers than fit into one call", async () => {
    const pmids = Array.from({ length: 450 }, (_, n) => String(n + 1000));
    expect((await source.fetch(pmids, never)).map((paper) => paper.pmid)).toEqual(pmids);
    expect(server.count("efetch")).toBe(3);
  });

  it.each<[string, Answer | undefined]>([
    ["fails", { status: 500 }],
    ["answers with a page", HTML],
    ["answers with another form", { body: '{"data":[{"pmid":"x"}]}' }],
    ["never answers", undefined],
  ])("gives papers all the same when iCite %s: their counts are unknown", async (_name, answer) => {
    server.behave((request, n) => (request.utility === "pubs" ? answer : wellBehaved(request, n)));
    const [paper] = await source.fetch(["11"], never);
    expect([paper?.title, paper?.cited_by, paper?.cited_by_scope]).toEqual(["Zinc 11", null, null]);
  });

  /** No answer, and what is waited for it is over. */
  const takeTooLong = (ms: number) => void clock.advance(ms);
  const once =
    (bad: Answer | undefined): Behaviour =>
    (request, n) =>
      n === 1 ? bad : wellBehaved(request, n);
  it.each<[name: string, Behaviour]>([
    ["answers 500 once", once({ status: 500 })],
    ["answers 429 with Retry-After", once({ status: 429, headers: { "retry-after": "0" } })],
    ["answers with HTML once", once(HTML)],
    ["answers with XML that is cut off once", once(writeEsearch(["1"]).slice(0, -30))],
    ["does not answer once", (request, n) => (n === 1 ? takeTooLong(CALL_MS) : wellBehaved(request, n))],
    ["says once that its backend failed", once("<eSearchResult><ERROR>Search Backend failed</ERROR></eSearchResult>")],
  ])("is asked again when it %s", async (_name, behaviour) => {
    server.behave(behaviour);
    expect((await source.search("zinc", 10, never)).pmids).toEqual(["12", "11"]);
    expect((await source.fetch(["11"], never)).map((paper) => paper.pmid)).toEqual(["11"]);
  });

  it.each<[string, Behaviour, string]>([
    ["always answers 500", () => ({ status: 500 }), "it answered with status 500"],
    ["always answers 429", () => ({ status: 429 }), "it answered with status 429"],
    ["always answers with HTML", () => HTML, "its answer is <html>"],
    ["never answers", () => takeTooLong(CALL_MS), "it did not answer in time"],
  ])("cannot be reached when it %s; the message holds no key", async (_name, behaviour, reason) => {
    server.behave(behaviour);
    const failure = await source.search("zinc", 10, never).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PubmedUnreachableError);
    expect((failure as PubmedUnreachableError).reason).toBe(reason);
    expect(JSON.stringify([failure, String((failure as Error).stack)])).not.toContain("secret-key");
  });

  it("cannot be reached where no server listens", async () => {
    await server.close();
    await expect(source.search("zinc", 10, never)).rejects.toMatchObject({ reason: "ECONNREFUSED" });
    server = await openEutilsServer(wellBehaved);
  });

  it("waits as long as Retry-After asks, and gives up where that is too long", async () => {
    server.behave(() => ({ status: 429, headers: { "retry-after": "3600" } }));
    await expect(source.search("zinc", 10, never)).rejects.toBeInstanceOf(PubmedUnreachableError);
    expect(server.count("esearch")).toBe(1);
  });

  it("that refuses a query says so beside it, and is not asked again", async () => {
    server.behave(() => ({ status: 400 }));
    const hits = await source.search("zinc", 10, never);
    expect(hits).toMatchObject({ pmids: [], total: 0, warnings: [{ code: "pubmed_message" }] });
    expect(server.count("esearch")).toBe(1);
  });

  it("hears no more of a search that was stopped", async () => {
    server.behave(() => undefined);
    const stop = new AbortController();
    const search = source.search("zinc", 10, stop.signal);
    await expect.poll(() => server.count("esearch")).toBe(1);
    stop.abort(new Error("stopped"));
    await expect(search).rejects.toThrow("stopped");
    await expect.poll(() => server.abandoned()).toBe(1);
  });

  it("gets no request before its time in the budget, from however many servers", async () => {
    standStill();
    await database.pool.query(
      "insert into request_budgets (name, slots) select 'ncbi-3', array_agg(now() + interval '50 seconds') from generate_series(1, 3)",
    );
    const stop = new AbortController();
    const asking = [open(3), open(3)].map((one) => one.search("zinc", 10, stop.signal));
    const asked = Promise.allSettled(asking);
    // Each waits for its time, and to say that it waits.
    await expect.poll(() => clock.pausing().filter((ms) => ms > 10_000)).toHaveLength(2);
    stop.abort(new Error("stopped"));
    for (const { status } of await asked) expect(status).toBe("rejected");
    expect(server.seen).toEqual([]);
  });

  it("that lets no request leave in time is busy, which is not to say that it cannot be reached", async () => {
    standStill();
    await database.pool.query(
      "insert into request_budgets (name, slots) select 'ncbi-3', array_agg(now() + interval '50 seconds') from generate_series(1, 3)",
    );
    const asked = expect(open(3).search("zinc", 10, never)).rejects.toMatchObject({
      code: "source_busy",
      retryAfter: 60,
    });
    await expect.poll(() => clock.pausing().some((ms) => ms > 10_000)).toBe(true);
    // The wait has its limit, and so has no request begun; the budget's own time does not pass with it.
    clock.advance(15 * 60_000);
    await asked;
    expect(server.seen).toEqual([]);
  });
});
