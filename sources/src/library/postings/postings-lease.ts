import type { Database, Transaction } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { lockPapers } from "../../papers-lock.ts";

const LEASE_SECONDS = 120;
const TAKEN_OVER = "another process has taken over the postings of the library";

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** One process at a time writes segments, and says now and then that it lives. Whether it is this one. */
export async function takeLease({ db }: Database, holder: string): Promise<boolean> {
  const taken = await db.execute(sql`
    insert into library_postings_state as state (id, lease_holder, lease_until) values (1, ${holder}, ${leaseEnd})
    on conflict (id) do update set lease_holder = excluded.lease_holder, lease_until = excluded.lease_until
    where state.lease_holder is null or state.lease_holder = ${holder} or state.lease_until < now()`);
  return (taken.rowCount ?? 0) > 0;
}

/** Throws where another one has taken it meanwhile, even if that has given it back. */
export async function renewLease({ db }: Database, holder: string): Promise<void> {
  const renewed = await db.execute(
    sql`update library_postings_state set lease_until = ${leaseEnd} where lease_holder = ${holder}`,
  );
  if (renewed.rowCount !== 1) throw new Error(TAKEN_OVER);
}

export async function giveLeaseBack(database: Database, holder: string): Promise<void> {
  await database.db.execute(
    sql`update library_postings_state set lease_holder = null, lease_until = null where lease_holder = ${holder}`,
  );
}

/** Only who still holds the lease may publish what it wrote. */
export async function publish(
  database: Database,
  holder: string,
  write: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await lockPapers(tx);
    const held = await tx.execute(sql`
      update library_postings_state set version = gen_random_uuid() where lease_holder = ${holder}`);
    if (held.rowCount !== 1) throw new Error(TAKEN_OVER);
    await write(tx);
  });
}
