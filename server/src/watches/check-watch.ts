import { type NewReason, WATCH_PAPERS_READ } from "@medsieve/contract/constants";
import type { Notice, PaperRecord } from "@medsieve/contract/papers";
import { NO_RESULTS, type SavedReading } from "@medsieve/contract/readings";
import type { Database } from "@medsieve/database/client";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { readStoredPapers } from "@medsieve/sources/stored-papers";
import type { SearchActivity } from "../work/search-activity.ts";
import { compareRun, type ExplainedPaper, explainFresh } from "./compare-run.ts";
import { findNotices } from "./find-notices.ts";
import { type RerunQuery, rerunQueries } from "./rerun-queries.ts";
import type { RunReading } from "./run-reading.ts";
import type { TakenRun } from "./take-run.ts";
import { readShownPapers, readWatchedQueries, type WatchFinding } from "./watched-papers.ts";

/** Papers that are loaded at once: as many as one call of efetch gives. */
const PAPERS_A_STEP = 200;

/** What a run reports of a paper. */
export interface RunPaper {
  pmid: number;
  finding: WatchFinding;
  why: NewReason | null;
  /** Null: not loaded. */
  title: string | null;
  journal: string | null;
  year: number | null;
  demonstration: boolean;
  notices: Notice[];
  /** Of a new paper that was read: its summary and what that rests on. */
  reading: SavedReading | null;
}

/** What a run is checked with. */
interface CheckDeps {
  database: Database;
  source: PaperSource;
  reading: RunReading;
  activity: SearchActivity;
}

export interface RunResult {
  queries: RerunQuery[];
  papers: RunPaper[];
}

/** Asks the source what it finds now, compares, and has new papers read. Throws NotCheckedError, or whatever else kept it from that. */
export async function checkWatch(deps: CheckDeps, run: TakenRun, signal: AbortSignal): Promise<RunResult> {
  const { database, source } = deps;
  const { db } = database;
  const queries = await rerunQueries(deps, await readWatchedQueries(db, run), run.since, signal);
  const { fresh, gone } = compareRun(queries);
  const since = await source.findSince(fresh.map(String), run.since, signal);
  const explained = explainFresh(fresh, queries, since);
  const noticed = await findNotices(db, source, await readShownPapers(db, run), signal);
  const papers = [
    ...(await describeNew(explained, deps, signal)),
    ...noticed.map(({ paper: { reported: _, ...paper }, finding, notice }): RunPaper => {
      return { ...paper, finding, why: null, notices: [notice], reading: null };
    }),
    ...(await describeGone(database, gone)),
  ];
  return { queries, papers };
}

/** Every new paper with its title and notices, however many they are; the first of them are read. */
async function describeNew(
  explained: readonly ExplainedPaper[],
  { source, reading, activity }: CheckDeps,
  signal: AbortSignal,
): Promise<RunPaper[]> {
  const described: RunPaper[] = [];
  const first: PaperRecord[] = [];
  for (const step of cutIntoSteps(explained)) {
    const fetched = await source.fetch(
      step.map(({ pmid }) => String(pmid)),
      signal,
    );
    const records = new Map(fetched.map((record) => [record.pmid, record]));
    for (const { pmid, why } of step) {
      const record = records.get(String(pmid));
      if (record !== undefined && first.length < WATCH_PAPERS_READ) first.push(record);
      described.push({
        ...{ pmid, finding: "new", why, ...describeRecord(record), notices: record?.notices ?? [], reading: null },
      });
    }
  }
  await activity.letGoFirst(signal);
  const readings = await reading.read(first, signal);
  return described.map((paper) => {
    const read = readings.get(String(paper.pmid));
    return read === undefined ? paper : { ...paper, reading: keepSummary(read) };
  });
}

/** What is kept of a reading: what the page, mails and feeds show. */
function keepSummary(reading: SavedReading): SavedReading {
  const { texts, statements } = reading;
  const none = { population: [], intervention: [], comparator: [], outcome: [], study_design: [], rationale: [] };
  return {
    ...reading,
    texts: { ...none, summary: texts.summary },
    statements: statements.filter(({ field }) => field === "summary"),
    ...NO_RESULTS,
  };
}

async function describeGone({ db }: Database, gone: readonly number[]): Promise<RunPaper[]> {
  const described: RunPaper[] = [];
  for (const step of cutIntoSteps(gone)) {
    const stored = await readStoredPapers(db, step);
    for (const pmid of step) {
      const record = describeRecord(stored.get(pmid));
      described.push({ pmid, finding: "gone", why: null, ...record, notices: [], reading: null });
    }
  }
  return described;
}

function* cutIntoSteps<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += PAPERS_A_STEP) yield items.slice(from, from + PAPERS_A_STEP);
}

function describeRecord(
  record: { title: string; journal: string | null; year: number | null; demonstration: boolean } | undefined,
) {
  return {
    title: record?.title ?? null,
    journal: record?.journal ?? null,
    year: record?.year ?? null,
    demonstration: record?.demonstration ?? false,
  };
}
