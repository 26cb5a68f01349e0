import type { Database } from "@medsieve/database/client";
import { searches } from "@medsieve/database/schema/index";
import { and, eq, gt } from "drizzle-orm";
import { leaseEnd } from "./searches-store.ts";

/**
 * Shortens leases that end later than any can, since the clock of the database was set back: a server that lives renews its
 * own in time, and the search of one that died does not wait until the clock has caught up.
 */
export async function shortenLeases({ db }: Database): Promise<void> {
  await db
    .update(searches)
    .set({ leaseUntil: leaseEnd })
    .where(and(eq(searches.status, "running"), gt(searches.leaseUntil, leaseEnd)));
}
