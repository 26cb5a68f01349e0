import type { NewPaper, Watch, WatchRun } from "@medsieve/contract/watches";

export const WATCH_ID = "33333333-3333-4333-8333-333333333333";
const RUN_ID = "44444444-4444-4444-8444-444444444444";

export function makeRun(given: Partial<WatchRun> = {}): WatchRun {
  return {
    id: RUN_ID,
    status: "checked",
    cause: null,
    started_at: "2026-11-16T03:10:00.000Z",
    finished_at: "2026-11-16T03:11:00.000Z",
    since: "2026-11-09T12:10:00.000Z",
    queries: [{ name: "Query 1", query: "zinc[tiab]", hits: 3, understood: null, problem: null }],
    ...{ new: [], gone: [], retracted: [], doubted: [], corrected: [], superseded: [] },
    ...given,
  };
}

export function makePaper(pmid: string) {
  return { pmid, title: `Zinc trial ${pmid}`, journal: "J Zinc", year: 2026, demonstration: false };
}

export function makeNew(pmid: string, given: Partial<NewPaper> = {}): NewPaper {
  return { ...makePaper(pmid), why: "published", notices: [], reading: null, decision: null, ...given };
}

/** A watch whose last run is this one. */
export function makeWatch(run: WatchRun | null, given: Partial<Watch> = {}): Watch {
  return {
    id: WATCH_ID,
    search_id: "11111111-1111-4111-8111-111111111111",
    query: "Does zinc help?",
    schedule: "weekly",
    day: 1,
    mail: false,
    read_with_model: false,
    feed: "https://medsieve.example.org/feeds/secret.atom",
    created_at: "2026-11-02T08:00:00.000Z",
    checked_at: run?.status === "checked" ? run.finished_at : null,
    next_run_at: "2026-11-23T03:10:00.000Z",
    last_run: run && {
      ...{ id: run.id, status: run.status, cause: run.cause, started_at: run.started_at },
      ...{ finished_at: run.finished_at, new_count: run.new.length, noticed_count: 0, gone_count: run.gone.length },
    },
    undecided_count: run?.new.filter(({ decision }) => decision === null).length ?? 0,
    ...given,
  };
}
