import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import { keepPostings, readWork } from "./keep-postings.ts";

const EVERY_MS = 30_000;
const STEPS_BETWEEN_REPORTS = 10;

interface KeepingLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
}

/**
 * Writes the postings that are missing: those of a library of an earlier version, which is searched without them until they
 * are there, and those of imports that were broken off.
 */
export function startKeeping(database: Database, log: KeepingLog, everyMs = EVERY_MS): { close: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const done = (async () => {
    while (!signal.aborted) {
      await keepOnce(database, log, signal).catch((err: unknown) => {
        if (!signal.aborted) log.warn({ err }, "the postings of the library could not be written");
      });
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    close: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function keepOnce(database: Database, log: KeepingLog, signal: AbortSignal): Promise<void> {
  const { papers, hasOld } = await readWork(database);
  if (papers === 0 && !hasOld) return;
  let steps = 0;
  await keepPostings(database, signal, async () => {
    steps += 1;
    if (steps % STEPS_BETWEEN_REPORTS !== 0) return;
    log.info({ papers: (await readWork(database)).papers }, "papers of the library wait for their postings");
  });
}
