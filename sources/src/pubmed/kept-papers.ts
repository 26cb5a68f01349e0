import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { sql } from "drizzle-orm";
import { raiseAlerts } from "../notices/raise-alerts.ts";
import { lockPapers } from "../papers-lock.ts";

/** Days for which a record that was fetched from PubMed is not asked for again. */
const FRESH_DAYS = 7;
const LARGEST_PMID = 2_147_483_647;

/** Whether the database's PMIDs (32 bits) hold this one; larger ones are no paper's. */
export function isStorablePmid(pmid: number): boolean {
  return pmid <= LARGEST_PMID;
}

export interface KeptPaper {
  citation: Citation;
  /** As iCite last counted; null when it never did. */
  citedBy: number | null;
  /** Whether that count is still fresh. */
  isCounted: boolean;
}

/** What was fetched from PubMed lately, by PMID. */
export async function readKeptPapers(database: Database, pmids: readonly string[]): Promise<Map<string, KeptPaper>> {
  const asked = pmids.map(Number).filter(isStorablePmid);
  if (asked.length === 0) return new Map();
  const found = await database.db.execute<{
    pmid: number;
    citation: Citation;
    cited_by: number | null;
    counted: boolean;
  }>(sql`
    select pmid, citation, cited_by, coalesce(counted_at > now() - make_interval(days => ${FRESH_DAYS}), false) as counted
    from papers
    where pmid = any(${sql.param(asked)}::int[]) and origin = 'pubmed'
      and stored_at > now() - make_interval(days => ${FRESH_DAYS})`);
  return new Map(
    found.rows.map((row) => [
      String(row.pmid),
      { citation: row.citation, citedBy: row.cited_by, isCounted: row.counted },
    ]),
  );
}

/**
 * Keeps what was fetched, and alerts saved searches of retractions among it. A paper that was imported into the library
 * stays as it is: its index belongs to it.
 */
export async function keepPapers(database: Database, citations: readonly Citation[]): Promise<void> {
  if (citations.length === 0) return;
  const rows = citations.map((citation) => ({
    pmid: Number(citation.pmid),
    version: citation.version,
    revised: citation.revised,
    citation,
  }));
  await database.db.transaction(async (tx) => {
    await lockPapers(tx);
    await tx.execute(sql`
      insert into papers (pmid, origin, version, revised, citation)
      select pmid, 'pubmed', version, revised, citation
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(pmid int, version smallint, revised date, citation jsonb)
      on conflict (pmid) do update
        set version = excluded.version, revised = excluded.revised, citation = excluded.citation, stored_at = now()
        where papers.origin = 'pubmed'`);
    await raiseAlerts(
      tx,
      rows.map((row) => row.pmid),
      citations,
    );
  });
}

/** Keeps how often papers are cited, as iCite counted. */
export async function keepCounts(database: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  if (counts.size === 0) return;
  const rows = Array.from(counts, ([pmid, citedBy]) => ({ pmid: Number(pmid), cited_by: citedBy }));
  await database.db.execute(sql`
    update papers set cited_by = given.cited_by, counted_at = now()
    from (
      select pmid, cited_by from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows(pmid int, cited_by int)
    ) as given
    where papers.pmid = given.pmid and papers.origin = 'pubmed'`);
}
