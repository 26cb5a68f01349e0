import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import { raiseAlerts } from "@medsieve/sources/notices/raise-alerts";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { lockPapers } from "@medsieve/sources/papers-lock";
import { isAnySearchRunning, noteChecked, noteSavedPapers, takeDuePapers } from "./due-papers.ts";

/** Papers of one step: as many as one call of efetch gives. */
const PAPERS_A_STEP = 200;
/** Saved papers looked at in one step to find those that are not checked yet. */
const NOTED_A_STEP = 1_000;

interface RecheckLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
}

/** Milliseconds. */
interface RecheckTimes {
  /** Between two steps while there is work: NCBI's budget is for searches. */
  betweenSteps: number;
  /** Until it looks for work again. */
  betweenLooks: number;
  /** Until it tries again after a failure. */
  afterFailure: number;
  /** How long running searches go first; then one step goes in between. */
  giveWay: number;
}

const TIMES: RecheckTimes = { betweenSteps: 10_000, betweenLooks: 60_000, afterFailure: 600_000, giveWay: 300_000 };
const LOOK_WHILE_SEARCHING_MS = 2_000;

export interface Recheck {
  /** Ends the job, and what it is asking. */
  close: () => Promise<void>;
}

/**
 * Checks the papers of saved searches again, once a week, for retractions and expressions of concern: in small steps,
 * giving way to searches. Any number of servers may do so; each paper is checked by one.
 */
export function startRecheck(
  database: Database,
  openSource: () => PaperSource,
  log: RecheckLog,
  times = TIMES,
): Recheck {
  const stopping = new AbortController();
  const { signal } = stopping;
  let notedTo: number | null = 0;
  let isFailing = false;

  async function work(): Promise<void> {
    while (!signal.aborted) {
      let wait = times.betweenLooks;
      try {
        const hasMore = await takeStep();
        if (isFailing) log.info({}, "the papers of saved searches are checked again");
        isFailing = false;
        if (hasMore) wait = times.betweenSteps;
      } catch (err) {
        if (signal.aborted) break;
        // Said once, until it works again.
        if (!isFailing) log.warn({ err }, "the papers of saved searches could not be checked; it is tried again");
        isFailing = true;
        wait = times.afterFailure;
      }
      await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Whether there is more to do at once. */
  async function takeStep(): Promise<boolean> {
    notedTo = await noteSavedPapers(database, notedTo ?? 0, NOTED_A_STEP);
    const checked = await checkDuePapers(database, openSource(), signal, () =>
      giveWay(database, times.giveWay, signal),
    );
    return checked === PAPERS_A_STEP || notedTo !== null;
  }

  const working = work();
  return {
    close: async () => {
      stopping.abort();
      await working;
    },
  };
}

/**
 * Checks up to 200 papers that are due: asks the source again where it can be asked, and compares what is known now with
 * what saved searches show. How many were checked. What fails is due again in a quarter of an hour.
 */
export async function checkDuePapers(
  database: Database,
  source: PaperSource,
  signal: AbortSignal,
  giveWayFirst: () => Promise<void> = async () => undefined,
): Promise<number> {
  const pmids = await takeDuePapers(database, PAPERS_A_STEP);
  if (pmids.length === 0) return 0;
  let wasAsked = true;
  const renewal = source.renewal();
  if (renewal !== null) {
    await giveWayFirst();
    wasAsked = await renewal.renew(pmids.map(String), signal);
  }
  signal.throwIfAborted();
  await database.db.transaction(async (tx) => {
    await lockPapers(tx);
    await raiseAlerts(tx, pmids);
  });
  await noteChecked(database, pmids, wasAsked);
  return pmids.length;
}

async function giveWay(database: Database, forMs: number, signal: AbortSignal): Promise<void> {
  const until = Date.now() + forMs;
  while (Date.now() < until && (await isAnySearchRunning(database))) {
    await sleep(LOOK_WHILE_SEARCHING_MS, undefined, { signal, ref: false });
  }
}
