import type { Notice } from "@medsieve/contract/papers";
import type { Database, Transaction } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { sql } from "drizzle-orm";
import { printCitation } from "../paper-record.ts";
import { joinNotices } from "./join-notices.ts";

type Reading = Database["db"] | Transaction;

/** A notice, and when this installation came to know it. */
export interface KnownNotice {
  notice: Notice;
  /** ISO date and time. */
  since: string;
}

type PrintedParts = Parameters<typeof printCitation>[0];

interface FoundNotice extends Record<string, unknown> {
  pmid: number;
  kind: Notice["kind"];
  by: number | null;
  doi: string | null;
  reason: string | null;
  listed: boolean;
  since: string;
  printed: PrintedParts | null;
}

const isoTime = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const PRINTED = sql.raw(`jsonb_build_object(
  'journal', notice.citation -> 'journal', 'journalAbbreviation', notice.citation -> 'journalAbbreviation',
  'published', notice.citation -> 'published', 'volume', notice.citation -> 'volume',
  'issue', notice.citation -> 'issue', 'pages', notice.citation -> 'pages')`);

/** Notices about these papers that others know of: papers of the library that are notices, and lists of retractions. */
export async function readNoticesFromOthers(
  db: Reading,
  pmids: readonly number[],
): Promise<Map<number, KnownNotice[]>> {
  const known = new Map<number, KnownNotice[]>();
  if (pmids.length === 0) return known;
  const asked = sql`any(${sql.param([...pmids])}::int[])`;
  const found = await db.execute<FoundNotice>(sql`
    select paper_notices.pmid, paper_notices.kind, paper_notices.by, null as doi, null as reason, false as listed,
      ${isoTime("notice.stored_at")} as since, ${PRINTED} as printed
    from paper_notices join papers as notice on notice.pmid = paper_notices.by
    where paper_notices.pmid = ${asked}
    union all
    select listed_notices.pmid, listed_notices.kind, listed_notices.notice_pmid, notice_doi, reason, true,
      ${isoTime("listed_at")}, case when notice.pmid is null then null else ${PRINTED} end
    from listed_notices left join papers as notice on notice.pmid = listed_notices.notice_pmid
    where listed_notices.pmid = ${asked}
    order by listed, by`);
  for (const row of found.rows) {
    const notice: Notice = {
      kind: row.kind,
      pmid: row.by === null ? null : String(row.by),
      citation: row.printed === null ? null : printCitation(row.printed),
      ...(row.doi === null ? {} : { doi: row.doi }),
      ...(row.reason === null ? {} : { reason: row.reason }),
      ...(row.listed ? { listed: true } : {}),
    };
    known.set(row.pmid, [...(known.get(row.pmid) ?? []), { notice, since: row.since }]);
  }
  return known;
}

/** Every notice about these papers that is known now: of their own records, as far as they are stored, and of others. */
export async function readKnownNotices(db: Reading, pmids: readonly number[]): Promise<Map<number, KnownNotice[]>> {
  const known = new Map<number, KnownNotice[]>();
  if (pmids.length === 0) return known;
  const stored = await db.execute<{ pmid: number; notices: Citation["notices"]; since: string }>(sql`
    select pmid, citation -> 'notices' as notices, ${isoTime("stored_at")} as since
    from papers where pmid = any(${sql.param([...pmids])}::int[]) and jsonb_array_length(citation -> 'notices') > 0`);
  for (const { pmid, notices, since } of stored.rows) {
    known.set(
      pmid,
      notices.map((notice) => ({ notice, since })),
    );
  }
  for (const [pmid, others] of await readNoticesFromOthers(db, pmids)) {
    known.set(pmid, [...(known.get(pmid) ?? []), ...others]);
  }
  return known;
}

/**
 * The notices of a saved paper, and those that became known since, which say so. `alerts` hold them as they were when
 * they became known; what is known now completes them.
 */
export function addLaterNotices(
  saved: readonly Notice[],
  known: readonly KnownNotice[],
  alerts: readonly KnownNotice[] = [],
): Notice[] {
  const later = [...alerts, ...known].map(({ notice, since }): Notice => ({ ...notice, known_since: since }));
  return joinNotices(saved, later);
}
