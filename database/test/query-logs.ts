import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Database } from "../src/client.ts";
import { addToFigures } from "../src/log-figures.ts";
import { queryLogs } from "../src/schema/index.ts";

export type StoredLog = typeof queryLogs.$inferInsert;

/** A log with what matters to a test, and plausible values for the rest. */
export function makeLog(given: Partial<StoredLog> = {}): StoredLog {
  return {
    id: randomUUID(),
    startedAt: new Date(),
    query: "Do statins help?",
    searchType: "WebSocket",
    preference: "clinical_trials_rare",
    outcome: "completed",
    readBy: "builtin",
    processingTime: 2,
    papersFound: 3,
    totalCostUsd: 0,
    ...given,
  };
}

/** Writes logs as searches do when they end. */
export async function storeLogs({ db }: Database, ...logs: StoredLog[]): Promise<void> {
  if (logs.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.insert(queryLogs).values(logs);
    await addToFigures(
      tx,
      inArray(
        queryLogs.id,
        logs.map(({ id }) => id),
      ),
    );
  });
}
