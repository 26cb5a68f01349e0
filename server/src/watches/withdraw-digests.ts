import type { Db, Transaction } from "@medsieve/database/client";
import { mails, watches, watchRuns } from "@medsieve/database/schema/index";
import { and, eq, inArray, type SQL } from "drizzle-orm";

/** Takes mails about runs of these watches that have not left yet out of the queue: nothing is wanted of them any more. */
export async function withdrawDigests(tx: Db | Transaction, isMeant: SQL | undefined): Promise<void> {
  const runs = tx
    .select({ id: watchRuns.id })
    .from(watchRuns)
    .innerJoin(watches, eq(watches.id, watchRuns.watchId))
    .where(isMeant);
  await tx.delete(mails).where(and(eq(mails.status, "queued"), inArray(mails.id, runs)));
}
