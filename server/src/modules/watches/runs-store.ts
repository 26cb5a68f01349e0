import type { WatchDecision } from "@medsieve/contract/constants";
import type { Notice } from "@medsieve/contract/papers";
import { describeReading } from "@medsieve/contract/readings";
import { upcastLaterReading } from "@medsieve/contract/upcast/reading";
import type { NewPaper, WatchDecisionChoice, WatchRun } from "@medsieve/contract/watches";
import type { Database } from "@medsieve/database/client";
import {
  searchQueries,
  watchDecisions,
  watchRunPapers,
  watchRunQueries,
  watchRuns,
} from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, asc, desc, eq, exists, inArray, or, sql } from "drizzle-orm";

/** Runs that found nothing, or were not checked, are listed among so many newest ones alone. */
const NEWEST = 50;

type RunRow = typeof watchRuns.$inferSelect;
type PaperRow = typeof watchRunPapers.$inferSelect;

/**
 * The runs of a watch, the newest first. Of earlier ones those that found something: what a user decided on stays to be
 * seen, however many runs came since.
 */
export async function listRuns({ db }: Database, watch: { id: string; searchId: string }): Promise<WatchRun[]> {
  const ofWatch = eq(watchRuns.watchId, watch.id);
  const newest = db
    .select({ id: watchRuns.id })
    .from(watchRuns)
    .where(ofWatch)
    .orderBy(desc(watchRuns.startedAt))
    .limit(NEWEST);
  const found = db.select({ runId: watchRunPapers.runId }).from(watchRunPapers);
  const runs = await db
    .select()
    .from(watchRuns)
    .where(and(ofWatch, or(inArray(watchRuns.id, newest), exists(found.where(eq(watchRunPapers.runId, watchRuns.id))))))
    .orderBy(desc(watchRuns.startedAt));
  const ids = runs.map(({ id }) => id);
  const papers = await db
    .select()
    .from(watchRunPapers)
    .where(inArray(watchRunPapers.runId, ids))
    .orderBy(asc(watchRunPapers.position));
  const queries = await db
    .select({
      ...{ runId: watchRunQueries.runId, name: searchQueries.name, query: searchQueries.query },
      ...{ hits: watchRunQueries.hits, understood: watchRunQueries.understood, problem: watchRunQueries.problem },
    })
    .from(watchRunQueries)
    .innerJoin(
      searchQueries,
      and(eq(searchQueries.searchId, watch.searchId), eq(searchQueries.position, watchRunQueries.position)),
    )
    .where(inArray(watchRunQueries.runId, ids))
    .orderBy(asc(watchRunQueries.position));
  const decided = await db.select().from(watchDecisions).where(eq(watchDecisions.watchId, watch.id));
  const decisions = new Map(decided.map(({ pmid, decision }) => [pmid, decision]));
  return runs.map((run) => ({
    ...describeRun(
      run,
      papers.filter(({ runId }) => runId === run.id),
      decisions,
    ),
    queries: queries.filter(({ runId }) => runId === run.id).map(({ runId: _, ...query }) => query),
  }));
}

function describeRun(
  run: RunRow,
  papers: readonly PaperRow[],
  decisions: ReadonlyMap<number, WatchDecision>,
): Omit<WatchRun, "queries"> {
  const listNoticed = (finding: PaperRow["finding"]) =>
    papers.flatMap((paper) => {
      const [notice] = paper.notices;
      return paper.finding !== finding || notice === undefined ? [] : [{ ...describePaper(paper), notice }];
    });
  return {
    id: run.id,
    status: run.status,
    cause: run.cause,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    since: run.since.toISOString(),
    new: papers.flatMap((paper) => {
      const notices: Notice[] = paper.notices;
      const decision = decisions.get(paper.pmid) ?? null;
      return paper.finding !== "new" || paper.why === null
        ? []
        : [{ ...describePaper(paper), why: paper.why, notices, reading: readReading(paper), decision }];
    }),
    gone: papers.filter(({ finding }) => finding === "gone").map(describePaper),
    retracted: listNoticed("retracted"),
    doubted: listNoticed("doubted"),
    corrected: listNoticed("corrected"),
    superseded: listNoticed("superseded"),
  };
}

function describePaper({ pmid, title, journal, year, demonstration }: PaperRow) {
  return { pmid: String(pmid), title, journal, year, demonstration };
}

function readReading({ reading }: PaperRow): NewPaper["reading"] {
  const saved = upcastLaterReading(reading);
  if (saved === null) return null;
  const { relevance_score, summary, statements, read_by } = describeReading(saved);
  return { relevance_score, summary, statements, read_by };
}

/** Keeps what was decided on a new paper of a watch, in place of what was before. Throws 404 where no run reported it. */
export async function decideOnNew(
  { db }: Database,
  watchId: string,
  pmid: number,
  decision: WatchDecisionChoice,
): Promise<void> {
  const [reported] = await db
    .select({ pmid: watchRunPapers.pmid })
    .from(watchRunPapers)
    .innerJoin(watchRuns, eq(watchRuns.id, watchRunPapers.runId))
    .where(and(eq(watchRuns.watchId, watchId), eq(watchRunPapers.pmid, pmid), eq(watchRunPapers.finding, "new")))
    .limit(1);
  if (reported === undefined) throw new AppError(404, "not_found", "No run of this watched search found such a paper");
  if (decision === "undecided") {
    await db.delete(watchDecisions).where(and(eq(watchDecisions.watchId, watchId), eq(watchDecisions.pmid, pmid)));
    return;
  }
  const decided = { decision, decidedAt: sql`now()` };
  await db
    .insert(watchDecisions)
    .values({ watchId, pmid, ...decided })
    .onConflictDoUpdate({ target: [watchDecisions.watchId, watchDecisions.pmid], set: decided });
}
