import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { SearchActivity } from "../work/search-activity.ts";
import { checkWatch } from "./check-watch.ts";
import { finishChecked, finishNotChecked } from "./finish-run.ts";
import { NotCheckedError, toNotChecked } from "./rerun-queries.ts";
import { openRunReading, type RunReading, type WatchReaders } from "./run-reading.ts";
import { beginDueRuns, LEASE_SECONDS, releaseRun, renewLease, type TakenRun, takeRun } from "./take-run.ts";
import type { WatchLinks } from "./watch-links.ts";

interface WatchLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
  error: (data: object, message: string) => void;
}

export interface WatchRunsDeps {
  database: Database;
  notifications: Notifications;
  openSource: () => PaperSource;
  reading: WatchReaders;
  links: WatchLinks;
  /** Searches go first. */
  activity: SearchActivity;
  log: WatchLog;
}

export interface WatchRuns {
  /** Ends the job; a run under way is left to another server. */
  close: () => Promise<void>;
}

const LOOK_AGAIN_MS = 30_000;

/** Runs watched searches when they are due, one after the other; any number of servers may do so. */
export function startWatchRuns(deps: WatchRunsDeps): WatchRuns {
  const stopping = new AbortController();
  const { signal } = stopping;
  let woken = new AbortController();
  const unsubscribe = deps.notifications.subscribe("watch_runs", () => woken.abort());

  async function work(): Promise<void> {
    while (!signal.aborted) {
      woken = new AbortController();
      try {
        await runDueWatches(deps, signal);
      } catch (err) {
        if (!signal.aborted) deps.log.error({ err }, "watched searches could not be run; it is tried again");
      }
      const until = AbortSignal.any([signal, woken.signal]);
      await sleep(LOOK_AGAIN_MS, undefined, { signal: until, ref: false }).catch(() => undefined);
    }
  }

  const working = work();
  return {
    close: async () => {
      stopping.abort();
      unsubscribe();
      await working;
    },
  };
}

/** Runs every watch that is due, and every run that was left. */
export async function runDueWatches(deps: WatchRunsDeps, signal: AbortSignal): Promise<void> {
  await beginDueRuns(deps.database);
  while (!signal.aborted) {
    const run = await takeRun(deps.database);
    if (run === null) return;
    await doRun(deps, run, signal);
  }
}

async function doRun(deps: WatchRunsDeps, run: TakenRun, signal: AbortSignal): Promise<void> {
  const { database, openSource, links, activity, log, notifications } = deps;
  const lost = new AbortController();
  const renewing = setInterval(
    () =>
      void renewLease(database, run)
        .then((isOurs) => isOurs || lost.abort())
        .catch(() => undefined),
    (LEASE_SECONDS * 1000) / 3,
  );
  renewing.unref();
  const during = AbortSignal.any([signal, lost.signal]);
  const known = { run: run.id, watch: run.watchId };
  let reading: RunReading | null = null;
  try {
    reading = await openRunReading(database, deps.reading, run);
    const result = await checkWatch({ database, source: openSource(), reading, activity }, run, during);
    if (await finishChecked(database, run, result, links, reading)) log.info(known, "a watched search was checked");
    else await reading.logIfGone();
  } catch (error) {
    if (lost.signal.aborted) return await reading?.logIfGone();
    if (signal.aborted) return await releaseRun(database, run);
    const failure = toNotChecked(error);
    const isOurs = await finishNotChecked(database, run, failure.notChecked, links, reading);
    if (!isOurs) await reading?.logIfGone();
    log.warn({ ...known, err: error instanceof NotCheckedError ? failure.cause : error }, failure.message);
  } finally {
    clearInterval(renewing);
  }
  await notifications.publish("mail", "queued");
}
