import type { Database } from "@medsieve/database/client";
import { auditRelays } from "@medsieve/database/schema/index";
import { and, eq, lte, sql } from "drizzle-orm";

const NAME = "webhook";
/** Seconds for which a server may be busy with a batch before another one takes over: longer than sending may last. */
const LEASE_SECONDS = 60;
/** Entries that are sent at a time. */
const BATCH = 200;

/** An entry of the audit log with its place in the chain; the text of no question is in it. */
export interface RelayedEntry {
  /** Its place in the chain; each follows the one before. */
  number: number;
  id: string;
  timestamp: string;
  action: string;
  actor_id: string | null;
  actor_email: string | null;
  ip_address: string | null;
  details: unknown;
  /** The digest of the chain up to here, as `npm run audit:verify -- --head NUMBER:DIGEST` takes it. */
  digest: string;
}

/** Where the first start begins: after the entries that are there, which an export holds. */
export async function beginRelay({ db }: Database): Promise<void> {
  await db.execute(sql`
    insert into audit_relays (name, last_seq, leased_until)
    select ${NAME}, coalesce(max(seq), 0), now() from audit_chain on conflict do nothing`);
}

/** The entries to send next, in the order of the chain, for this server alone; null while another one sends. */
export async function takeBatch({ db }: Database): Promise<RelayedEntry[] | null> {
  const [taken] = await db
    .update(auditRelays)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(and(eq(auditRelays.name, NAME), lte(auditRelays.leasedUntil, sql`now()`)))
    .returning({ lastSeq: auditRelays.lastSeq });
  if (taken === undefined) return null;
  const { rows } = await db.execute<Record<keyof RelayedEntry, string> & { details: unknown }>(sql`
    select audit_chain.seq::text as number, event_id as id, to_json(created_at at time zone 'UTC')#>>'{}' as timestamp,
      action, actor_id, actor_email, ip_address, details, link as digest
    from audit_chain join audit_events on audit_events.id = event_id
    where audit_chain.seq > ${taken.lastSeq} order by audit_chain.seq limit ${BATCH}`);
  return rows.map((row) => ({
    ...row,
    number: Number(row.number),
    timestamp: new Date(`${row.timestamp}Z`).toISOString(),
  }));
}

/** Notes that all up to `last` arrived; null: nothing was there to send. Another batch may be taken at once. */
export async function noteSent({ db }: Database, last: number | null): Promise<void> {
  await db
    .update(auditRelays)
    .set({
      leasedUntil: sql`now()`,
      ...(last === null ? {} : { lastSeq: last, lastFailure: null, lastSentAt: sql`now()` }),
    })
    .where(eq(auditRelays.name, NAME));
}

export async function noteFailure({ db }: Database, reason: string): Promise<void> {
  await db.update(auditRelays).set({ leasedUntil: sql`now()`, lastFailure: reason }).where(eq(auditRelays.name, NAME));
}

export interface RelayState {
  /** Entries that wait to be sent. */
  waiting: number;
  lastSentAt: Date | null;
  lastFailure: string | null;
}

/** Null where nothing was ever sent on. */
export async function readRelay({ db }: Database): Promise<RelayState | null> {
  const waiting = sql<number>`(select count(*) from audit_chain where seq > ${auditRelays.lastSeq})::int`;
  const { lastSentAt, lastFailure } = auditRelays;
  const [found] = await db
    .select({ waiting, lastSentAt, lastFailure })
    .from(auditRelays)
    .where(eq(auditRelays.name, NAME));
  return found ?? null;
}
