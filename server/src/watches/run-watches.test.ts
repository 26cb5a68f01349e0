import type { Notice } from "@medsieve/contract/papers";
import { users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeCitation } from "../../../medline/test/medline-xml.ts";
import { storeInLibrary } from "../../../sources/test/stored-library.ts";
import { COLDS, openWatchedSearch, ZINC } from "../../test/watched-search.ts";
import { beginDueRuns, releaseRun, renewLease, takeRun } from "./take-run.ts";

const unreachable = new AppError(503, "source_unavailable", "PubMed cannot be reached at the moment.");

describe("a run of a watched search", () => {
  let database: TestDatabase;
  let site: Awaited<ReturnType<typeof openWatchedSearch>>;
  let id: string;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    site = await openWatchedSearch(database);
    id = (await site.watch()).id;
  });
  afterEach(() => site.test.close());

  const list = (papers: { pmid: string; why?: string }[]) => papers.map(({ pmid, why }) => [pmid, why]);

  it("finds nothing new where nothing changed, and says what its queries found", async () => {
    const run = await site.runAgain(id);
    expect(run).toMatchObject({ status: "checked", cause: null, new: [], gone: [], retracted: [] });
    expect(run.queries).toMatchObject([
      { query: ZINC, hits: 2, problem: null },
      { query: COLDS, hits: 2, problem: null },
    ]);
    expect(site.source.searched.filter((query) => query === ZINC)).toHaveLength(2);
  });

  it("says of each new paper why it is new, once, with its title", async () => {
    site.source.answer(ZINC, ["104", "101", "102", "105"]);
    site.source.answer(COLDS, ["102", "103", "106"]);
    site.source.later.published.add("104");
    site.source.later.indexed.add("104").add("105");
    site.source.understood.set(COLDS, "colds[Title/Abstract] OR coryza[Title/Abstract]");
    const run = await site.runAgain(id);
    expect(list(run.new)).toEqual([
      ["104", "published"],
      ["106", "query_read_differently"],
      ["105", "indexed"],
    ]);
    expect(run.new[0]).toMatchObject({
      title: "Trial number 104 of something plain",
      journal: "Journal of Plain Trials",
    });
    expect((await site.runAgain(id)).new).toEqual([]);
  });

  it("names what no query finds any more", async () => {
    site.source.answer(ZINC, []);
    site.source.answer(COLDS, ["102"]);
    expect(list((await site.runAgain(id)).gone)).toEqual([
      ["101", undefined],
      ["103", undefined],
    ]);
  });

  it("finds what is new of a query with more papers than its source lists, however far down, once", async () => {
    const many = Array.from({ length: 10_050 }, (_, index) => String(20_000 + index));
    site.source.answer(ZINC, ["101", "102", ...many]);
    expect((await site.runAgain(id)).queries[0]).toMatchObject({ hits: 10_052 });
    site.source.answer(ZINC, ["101", ...many, "104", "105"]);
    site.source.later.indexed.add("104");
    const run = await site.runAgain(id);
    expect([list(run.new), run.gone]).toEqual([[["104", "indexed"]], []]);
    expect((await site.runAgain(id)).new).toEqual([]);
  });

  it("loses nothing by a query that the source refuses, and says later that it had failed", async () => {
    site.source.answer(COLDS, []);
    const refusal = { code: "pubmed_message", message: "PubMed refused this query", start: null, end: null };
    site.source.complaints.set(COLDS, [refusal]);
    site.source.refused.add(COLDS);
    const partial = await site.runAgain(id);
    expect([partial.status, partial.gone]).toEqual(["checked", []]);
    expect(partial.queries[1]).toMatchObject({ hits: null, problem: "PubMed refused this query" });
    site.source.refused.clear();
    site.source.answer(COLDS, ["102", "103", "106"]);
    expect(list((await site.runAgain(id)).new)).toEqual([["106", "query_failed"]]);
  });

  it("is not checked while the source fails, is tried again soon, and the next one covers the gap", async () => {
    // A watch of today's day of the week is due between 3:00 and 5:00 UTC, before a pause is over.
    await database.db.execute(sql`update watches set day = (day + 2) % 7 + 1`);
    site.source.failure = unreachable;
    const failed = await site.runAgain(id);
    expect(failed).toMatchObject({ status: "not_checked", cause: "source_unavailable", new: [], queries: [] });
    const pause = sql`select round(extract(epoch from next_run_at - now()) / 60)::int as minutes from watches`;
    expect((await database.db.execute(pause)).rows).toEqual([{ minutes: 5 }]);
    await site.runAll();
    expect((await database.db.execute(pause)).rows).toEqual([{ minutes: 30 }]);
    site.source.failure = null;
    site.source.answer(ZINC, ["101", "102", "104"]);
    const covering = await site.runAgain(id);
    expect(covering).toMatchObject({ status: "checked", since: failed.since });
    expect(list(covering.new)).toEqual([["104", "indexed"]]);
    expect((await site.readRuns(id)).map(({ status }: { status: string }) => status)).toEqual([
      "checked",
      "not_checked",
      "not_checked",
    ]);
  });

  it("is not checked where another source answers in the place of the one that was searched", async () => {
    site.source.fallback = "pubmed_unreachable";
    site.source.answer(ZINC, []);
    expect(await site.runAgain(id)).toMatchObject({ status: "not_checked", cause: "source_unavailable", gone: [] });
  });

  it("reports once what was published about papers that were shown", async () => {
    const about = (kind: Notice["kind"], pmid: string): Notice[] => [{ kind, pmid, citation: null }];
    await storeInLibrary(
      database,
      makeCitation({ pmid: "901", notices: about("retraction_notice", "101") }),
      makeCitation({ pmid: "902", notices: about("correction_notice", "102") }),
      makeCitation({ pmid: "903", notices: about("expression_of_concern_notice", "103") }),
      makeCitation({ pmid: "904", notices: about("update", "103") }),
      makeCitation({ pmid: "905", notices: about("retraction_notice", "999") }),
    );
    const run = await site.runAgain(id);
    expect(run).toMatchObject({
      retracted: [{ pmid: "101", notice: { kind: "retracted", pmid: "901" } }],
      corrected: [{ pmid: "102" }],
      doubted: [{ pmid: "103" }],
      superseded: [{ pmid: "103", notice: { kind: "updated", pmid: "904" } }],
    });
    expect(await site.runAgain(id)).toMatchObject({ retracted: [], corrected: [], doubted: [], superseded: [] });
  });

  it("waits while its owner's account is not active, and covers that time afterwards", async () => {
    await database.db.update(users).set({ isActive: false });
    await site.runAll();
    expect((await database.db.execute(sql`select id from watch_runs`)).rows).toEqual([]);
    await database.db.update(users).set({ isActive: true });
    site.source.answer(ZINC, ["101", "102", "104"]);
    expect(list((await site.runAgain(id)).new)).toEqual([["104", "indexed"]]);
  });

  it("is begun once by any number of servers, and done by one", async () => {
    await database.db.execute(sql`update watches set next_run_at = now()`);
    await Promise.all([1, 2, 3].map(() => beginDueRuns(database)));
    const taken = await Promise.all([1, 2, 3].map(() => takeRun(database)));
    expect(taken.filter((run) => run !== null)).toHaveLength(1);
  });

  it("is taken over when its server died, which then has no say in it", async () => {
    await database.db.execute(sql`update watches set next_run_at = now()`);
    await beginDueRuns(database);
    const dead = await takeRun(database);
    if (dead === null) throw new Error("the run was not taken");
    await site.runAll();
    expect(await site.readRuns(id)).toMatchObject([{ status: "running" }]);
    await database.db.execute(sql`update watch_runs set lease_until = now()`);
    await site.runAll();
    expect(await renewLease(database, dead)).toBe(false);
    await releaseRun(database, dead);
    expect(await site.readRuns(id)).toMatchObject([{ id: dead.id, status: "checked" }]);
  });

  it("goes to another server at once when its own is stopped", async () => {
    const stopping = new AbortController();
    site.source.onSearch = () => stopping.abort();
    await site.runAll(stopping.signal);
    expect(await site.readRuns(id)).toMatchObject([{ status: "running" }]);
    site.source.onSearch = () => undefined;
    await site.runAll();
    expect(await site.readRuns(id)).toMatchObject([{ status: "checked" }]);
  });
});
