import type { Transaction } from "@medsieve/database/client";
import { sql } from "drizzle-orm";

/** Any number, the same in every process. */
const PAPERS_LOCK = 7_301_206;

/** Papers are stored by one transaction after the other, which then cannot wait for each other's rows. */
export async function lockPapers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PAPERS_LOCK})`);
}
