import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import { type AuditWebhook, postEntries } from "./post-entries.ts";
import { beginRelay, noteFailure, noteSent, takeBatch } from "./relay-position.ts";

/** Between two looks at the log. */
const LOOK_MS = 2_000;
/** After the first, second … failure in a row; the last one repeats. */
const BACK_OFF_MS = [2_000, 10_000, 30_000, 60_000, 300_000];

interface RelayLog {
  warn: (data: object, message: string) => void;
}

export interface AuditRelay {
  /** Calls off what is under way; it is sent again later. */
  close: () => Promise<void>;
}

/**
 * Sends each entry of the audit log on to another system, in the order of the chain, from the time when this was first set up. An
 * entry may arrive twice after a server died, and is known by its number; none is left out. Any number of servers may do so.
 */
export async function startAuditRelay(
  database: Database,
  webhook: AuditWebhook,
  log: RelayLog,
  lookMs = LOOK_MS,
): Promise<AuditRelay> {
  await beginRelay(database);
  const ending = new AbortController();
  const { signal } = ending;

  /** Whether there may be more. */
  async function sendBatch(): Promise<boolean> {
    const entries = await takeBatch(database);
    if (entries === null) return false;
    const last = entries.at(-1)?.number ?? null;
    if (last === null) {
      await noteSent(database, null);
      return false;
    }
    try {
      await postEntries(webhook, entries, new Date(), signal);
    } catch (error) {
      await noteFailure(database, explain(error));
      throw error;
    }
    await noteSent(database, last);
    return true;
  }

  async function work(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      let wait = lookMs;
      try {
        while (await sendBatch());
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ reason: explain(error) }, "the audit log could not be sent on; it is tried again");
        wait = Math.min(BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)] ?? lookMs, lookMs * 150);
        failures += 1;
      }
      await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const working = work();
  return {
    close: async () => {
      ending.abort();
      await working;
    },
  };
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return "it failed";
  const cause = error.cause instanceof Error && "code" in error.cause ? `: ${String(error.cause.code)}` : "";
  return `${error.message}${cause}`;
}
