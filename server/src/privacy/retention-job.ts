import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@medsieve/database/client";
import { runDueRetention } from "./retention.ts";

const LOOK_AGAIN_MS = 3_600_000;

interface RetentionLog {
  warn: (data: object, message: string) => void;
}

/** Removes once a day what is older than administrators want it kept; of any number of servers one does so. */
export function startRetention(db: Db, log: RetentionLog, now: () => Date): { close: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function work(): Promise<void> {
    while (!signal.aborted) {
      await runDueRetention(db, now()).catch((err) => {
        if (!signal.aborted) log.warn({ err }, "what is kept too long could not be removed; it is tried again");
      });
      await sleep(LOOK_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const working = work();
  return {
    close: async () => {
      stopping.abort();
      await working;
    },
  };
}
