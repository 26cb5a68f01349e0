import { createHash } from "node:crypto";
import type { AuditChainReport } from "@medsieve/contract/admin/audit-logs";
import type { Db } from "@medsieve/database/client";
import { sql } from "drizzle-orm";

/** A link that was noted elsewhere: its number in the chain and its digest. */
export interface ChainHead {
  number: number;
  digest: string;
}

type Fault = AuditChainReport["faults"][number];

/** Links that are read at a time. */
const BATCH = 2_000;
const MOST_FAULTS = 100;

/** A link beside its entry; the columns of the entry are null where it is gone. */
interface ChainRow extends Record<string, unknown> {
  seq: string;
  event_id: string;
  event_time: string;
  digest: string;
  link: string;
  entry_time: string | null;
  salt: string | null;
  content: string | null;
  is_erased: boolean;
}

const hash = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

/**
 * Reads the audit log from its first entry and works out each link again: an entry that was changed, taken out, put in past the
 * chain or left without its salt shows, and so does a link. The end of the chain cut off, with its entries, shows only against
 * `noted`, a head that was kept elsewhere. Of a person who was erased only id and time of an entry can be checked.
 * Throws the signal's reason where it is called off.
 */
export async function verifyChain(db: Db, signal: AbortSignal, noted: ChainHead | null): Promise<AuditChainReport> {
  const faults: Fault[] = [];
  let faultCount = 0;
  const report = (kind: Fault["kind"], row: { number?: number; id?: string; time?: string | null }, count = 1) => {
    faultCount += count;
    if (faults.length >= MOST_FAULTS) return;
    const timestamp = row.time === undefined || row.time === null ? null : readTime(row.time);
    faults.push({ kind, number: row.number ?? null, audit_id: row.id ?? null, timestamp });
  };
  let [entries, erased, before] = [0, 0, ""];
  let head: ChainHead | null = null;
  let isNotedThere = noted === null;
  for (let from = 0; ; ) {
    signal.throwIfAborted();
    const rows = await readLinks(db, from);
    for (const row of rows) {
      const number = Number(row.seq);
      const place = { number, id: row.event_id, time: row.event_time };
      // A gap may be as wide as a number can be: it is named by its first link.
      if (number > from + 1) report("number_missing", { number: from + 1 }, number - from - 1);
      const link = hash([before, row.seq, row.event_id, row.event_time, row.digest].join("|"));
      if (link !== row.link) report("link_broken", place);
      const fault = checkEntry(row);
      if (fault !== null) report(fault, place);
      if (row.salt === null && row.is_erased) erased += 1;
      if (noted?.number === number) isNotedThere = row.link === noted.digest;
      [entries, before, from] = [entries + 1, row.link, number];
      head = { number, digest: row.link };
    }
    if (rows.length < BATCH) break;
  }
  if (noted !== null && !isNotedThere) report("number_missing", { number: noted.number });
  for (const { id, at } of await readUnsealed(db)) report("unsealed", { id, time: at });
  return { entries, erased, head, fault_count: faultCount, faults };
}

function checkEntry({ content, salt, digest, event_time, entry_time, is_erased }: ChainRow): Fault["kind"] | null {
  if (content === null) return "removed";
  if (entry_time !== event_time) return "changed";
  if (salt === null) return is_erased ? null : "salt_removed";
  return hash(`${salt}:${content}`) === digest ? null : "changed";
}

const readTime = (microseconds: string) => new Date(Number(BigInt(microseconds) / 1000n)).toISOString();

const TIME = sql.raw("(extract(epoch from audit_events.created_at) * 1000000)::bigint::text");

async function readLinks(db: Db, after: number): Promise<ChainRow[]> {
  const { rows } = await db.execute<ChainRow>(sql`
    select seq::text, event_id, event_time::text, digest, link, ${TIME} as entry_time, salt,
      case when audit_events.id is not null
        then jsonb_build_array(action, actor_id, actor_email, ip_address, details)::text end as content,
      exists(select from erasures where erasures.user_id = audit_events.actor_id or pseudonym = actor_email
        or pseudonym = details->>'target_email') as is_erased
    from audit_chain left join audit_events on audit_events.id = event_id
    where audit_chain.seq > ${after} order by audit_chain.seq limit ${BATCH}`);
  return rows;
}

async function readUnsealed(db: Db): Promise<{ id: string; at: string }[]> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select id, ${TIME} as at from audit_events
    where not exists(select from audit_chain where event_id = audit_events.id)
    order by created_at limit ${MOST_FAULTS}`);
  return rows;
}
