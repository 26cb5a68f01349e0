import type { PaperRecord } from "@medsieve/contract/papers";
import { NO_LIMITS } from "@medsieve/contract/searches";
import { UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { ReadingAhead } from "@medsieve/reader/reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";
import { NO_TRACE } from "../tracing/search-tracing.ts";
import { WORK_HERE } from "../work/work-here.ts";
import { NOTHING_EARLIER } from "./earlier-run.ts";
import { runSearch } from "./run-search.ts";
import { type PipelineEvent, StoppedByUser } from "./search-run.ts";
import { Speculation } from "./speculation.ts";

const PMIDS = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** A source that answers some queries only when it is released. */
class SlowSource extends ScriptedSource {
  readonly held = new Map<string, Promise<void>>();

  override async search(query: string, limit: number, signal: AbortSignal) {
    await this.held.get(query);
    return super.search(query, limit, signal);
  }
}

class ApartReader extends ScriptedReader {
  override readingAhead(): ReadingAhead {
    return { kind: "each" };
  }
}

function prepare(reader: ScriptedReader) {
  const papers = PMIDS.map((pmid) => makePaper(Number(pmid)));
  const answers = { first: ["1", "2", "3", "4", "5"], second: ["7", "8"], third: ["8", "6"] };
  const source = new SlowSource(papers, answers);
  const events: PipelineEvent[] = [];
  const abort = new AbortController();
  const kept: string[] = [];
  const seen = new Map<string, () => void>();
  const run = (maxResults = 50) =>
    runSearch(
      {
        searchId: "s",
        question: { text: "zinc", language: "en", preference: "comprehensive" },
        limits: NO_LIMITS,
        maxResults,
        maxQueries: 10,
        resultsPerQuery: 5,
        givenQueries: null,
        promptVersion: null,
      },
      {
        source,
        reader,
        work: WORK_HERE,
        clock: SYSTEM_CLOCK,
        usage: new UsageLedger("s", new Date()),
        signal: abort.signal,
        emit: (event) => {
          events.push(event);
          seen.get(event.type)?.();
        },
        trace: NO_TRACE,
        waitForTurn: async () => {},
        earlier: NOTHING_EARLIER,
        checkpoint: {
          queriesWritten: () => undefined,
          queriesRun: async () => {},
          papersFetched: async (found) => void kept.push(...found.map(({ pmid }) => pmid)),
          paperRead: (pmid) => {
            if (!kept.includes(pmid)) throw new Error(`${pmid} was read before it was kept`);
          },
        },
      },
    );
  const waitFor = (type: PipelineEvent["type"]) => new Promise<void>((resolve) => seen.set(type, resolve));
  return { source, events, abort, run, waitFor };
}

function hold(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

const QUERIES = ["first", "second", "third"];

describe("reading ahead", () => {
  it("shows the first papers while other queries still run, and reads every paper once", async () => {
    const { source, events, run, waitFor } = prepare(new ApartReader(QUERIES));
    const second = hold();
    source.held.set("second", second.until);
    const firstRead = waitFor("paper_analyzed");
    const ended = run();
    await firstRead;
    expect(source.fetched).toEqual([["1", "2", "3", "4"]]);
    second.release();
    const outcome = await ended;
    expect(source.fetched).toEqual([
      ["1", "2", "3", "4"],
      ["8", "7", "6", "5"],
    ]);
    const read = events.flatMap((event) => (event.type === "paper_analyzed" ? [event.paper.pmid] : []));
    expect(read.toSorted()).toEqual(PMIDS);
    expect(outcome.papers.map(({ paper }) => paper.pmid).toSorted()).toEqual(PMIDS);
  });

  it("keeps within the number of papers that was asked for", async () => {
    const { run } = prepare(new ApartReader(QUERIES));
    const outcome = await run(3);
    expect(outcome.papers.map(({ paper }) => paper.pmid).toSorted()).toEqual(["1", "2", "3"]);
  });

  it("is left to readers that read each paper for itself", async () => {
    const { source, run } = prepare(new ScriptedReader(QUERIES));
    await run();
    expect(source.fetched).toHaveLength(1);
  });

  it("ends with the search when another query fails", async () => {
    const reader = new ApartReader(QUERIES);
    reader.holds.set("1", new Promise(() => {}));
    const { source, run } = prepare(reader);
    const second = Promise.reject(new Error("the source is gone"));
    // It is asked for later, and is no unhandled failure until then.
    second.catch(() => undefined);
    source.held.set("second", second);
    await expect(run()).rejects.toThrow("the source is gone");
  });

  it("keeps what was read by then when its user stops the search", async () => {
    const { source, abort, run, waitFor } = prepare(new ApartReader(QUERIES));
    source.held.set(
      "second",
      new Promise((_, reject) => abort.signal.addEventListener("abort", () => reject(abort.signal.reason))),
    );
    const firstRead = waitFor("paper_analyzed");
    const ended = run();
    await firstRead;
    abort.abort(new StoppedByUser());
    const outcome = await ended;
    expect(outcome.status).toBe("cancelled");
    expect(outcome.papers.length).toBeGreaterThan(0);
  });
});

/** Speculation of a reader that prepares, over these papers, with what it asked for and what it prepared. */
function openPreparing(pmids: readonly string[]) {
  const asked: string[][] = [];
  const prepared: PaperRecord[] = [];
  const had = { failure: null as Error | null };
  const known = new Map(pmids.map((pmid) => [pmid, makePaper(Number(pmid))]));
  const speculation = new Speculation(
    {
      ahead: { kind: "prepared", prepare: async (_, papers) => void prepared.push(...papers) },
      fetch: async (wanted) => {
        asked.push([...wanted]);
        if (had.failure) throw had.failure;
        return wanted.flatMap((pmid) => known.get(pmid) ?? []);
      },
      prepare: (preparation, papers) => preparation.prepare(QUESTION, papers, new AbortController().signal),
      read: async () => undefined,
    },
    50,
  );
  const collect = async (wanted: readonly string[]) => (await speculation.collect(wanted)).rest;
  return { speculation, collect, asked, prepared, had };
}

const QUESTION = { text: "zinc", language: "en", preference: "comprehensive" } as const;
const listPmids = (papers: readonly PaperRecord[]) => papers.map(({ pmid }) => pmid);

describe("papers that are expected", () => {
  it("are prepared, and given in the order asked for without asking again", async () => {
    const { speculation, collect, asked, prepared } = openPreparing(["1", "2", "3", "4"]);
    speculation.expect(["1", "2"]);
    speculation.expect(["2", "3"]);
    expect(listPmids(await collect(["4", "2", "1"]))).toEqual(["4", "2", "1"]);
    expect(asked).toEqual([["1", "2"], ["3"], ["4"]]);
    expect(listPmids(prepared)).toEqual(["1", "2", "3"]);
  });

  it("are the records that were prepared", async () => {
    const { speculation, collect, prepared } = openPreparing(["1"]);
    speculation.expect(["1"]);
    expect((await collect(["1"]))[0]).toBe(prepared[0]);
  });

  it("are absent where the source does not have them", async () => {
    const { speculation, collect, asked } = openPreparing(["1"]);
    speculation.expect(["1", "9"]);
    expect(listPmids(await collect(["9", "1"]))).toEqual(["1"]);
    expect(asked).toEqual([["1", "9"]]);
  });

  it("are fetched again where that failed; a second failure is thrown", async () => {
    const { speculation, collect, had } = openPreparing(["1"]);
    had.failure = new Error("the source is away");
    speculation.expect(["1"]);
    await expect(collect(["1"])).rejects.toThrow("the source is away");
    had.failure = null;
    expect(listPmids(await collect(["1"]))).toEqual(["1"]);
  });
});
