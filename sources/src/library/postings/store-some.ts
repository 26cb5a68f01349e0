import { setImmediate } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import { renewLease } from "./postings-lease.ts";
import type { createBlockStore } from "./segment-tables.ts";

/** Lets other work pass, and stores what is written so far when it is much. */
export async function storeSome(
  database: Database,
  holder: string,
  store: ReturnType<typeof createBlockStore>,
  signal: AbortSignal,
): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
  if (!store.isFull()) return;
  await store.flush();
  await renewLease(database, holder);
}
