import type { PaperRecord } from "@medsieve/contract/papers";
import type { Db } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { sql } from "drizzle-orm";
import { readNoticesFromOthers } from "./notices/known-notices.ts";
import { toPaperRecord } from "./paper-record.ts";

/**
 * Papers whose citation this installation has, imported, fictional or fetched from PubMed at any time, by PMID. No source is
 * asked, and citations are not counted.
 */
export async function readStoredPapers(db: Db, pmids: readonly number[]): Promise<Map<number, PaperRecord>> {
  if (pmids.length === 0) return new Map();
  const found = await db.execute<{ pmid: number; citation: Citation; demonstration: boolean }>(sql`
    select pmid, citation, origin = 'demonstration' as demonstration
    from papers where pmid = any(${sql.param([...pmids])}::int[])`);
  const noticed = await readNoticesFromOthers(
    db,
    found.rows.map(({ pmid }) => pmid),
  );
  return new Map(
    found.rows.map(({ pmid, citation, demonstration }) => {
      const noticesFromOthers = (noticed.get(pmid) ?? []).map(({ notice }) => notice);
      return [pmid, toPaperRecord(citation, { citedBy: null, citedByScope: null, demonstration, noticesFromOthers })];
    }),
  );
}
