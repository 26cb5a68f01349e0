import type { NewReason } from "@medsieve/contract/constants";
import type { Notice } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { readStoredPapers } from "@medsieve/sources/stored-papers";
import { compareRun, type ExplainedPaper, explainFresh } from "./compare-run.ts";
import { findNotices } from "./find-notices.ts";
import { type RerunQuery, rerunQueries } from "./rerun-queries.ts";
import type { TakenRun } from "./take-run.ts";
import { readShownPapers, readWatchedQueries, type WatchFinding } from "./watched-papers.ts";

/** Papers of a run whose titles are loaded: as many as one call of efetch gives. */
const TITLES_MOST = 200;

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
}

export interface RunResult {
  queries: RerunQuery[];
  papers: RunPaper[];
}

/** Asks the source what it finds now, and compares. Throws NotCheckedError, or whatever else kept it from that. */
export async function checkWatch(
  database: Database,
  run: TakenRun,
  source: PaperSource,
  signal: AbortSignal,
): Promise<RunResult> {
  const { db } = database;
  const queries = await rerunQueries(source, await readWatchedQueries(db, run), run.since, signal);
  const { fresh, gone } = compareRun(queries);
  const since = await source.findSince(fresh.map(String), run.since, signal);
  const explained = explainFresh(fresh, queries, since);
  const noticed = await findNotices(db, source, await readShownPapers(db, run), signal);
  const papers = [
    ...(await describeNew(explained, source, signal)),
    ...noticed.map(({ paper: { reported: _, ...paper }, finding, notice }): RunPaper => {
      return { ...paper, finding, why: null, notices: [notice] };
    }),
    ...(await describeGone(database, gone)),
  ];
  return { queries, papers };
}

async function describeNew(
  explained: readonly ExplainedPaper[],
  source: PaperSource,
  signal: AbortSignal,
): Promise<RunPaper[]> {
  const first = explained.slice(0, TITLES_MOST).map(({ pmid }) => String(pmid));
  const records = new Map(
    (first.length === 0 ? [] : await source.fetch(first, signal)).map((record) => [record.pmid, record]),
  );
  return explained.map(({ pmid, why }) => {
    const record = records.get(String(pmid));
    return { pmid, finding: "new", why, ...describeRecord(record), notices: record?.notices ?? [] };
  });
}

async function describeGone({ db }: Database, gone: readonly number[]): Promise<RunPaper[]> {
  const stored = await readStoredPapers(db, gone.slice(0, TITLES_MOST));
  return gone.map((pmid) => ({ pmid, finding: "gone", why: null, ...describeRecord(stored.get(pmid)), notices: [] }));
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
