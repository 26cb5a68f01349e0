import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { sql } from "drizzle-orm";
import { type KnownNotice, readNoticesFromOthers } from "../notices/known-notices.ts";
import { toPaperRecord } from "../paper-record.ts";

const LARGEST_PMID = 2_147_483_647;

interface StoredPaper extends Record<string, unknown> {
  pmid: number;
  citation: Citation;
  demonstration: boolean;
  cited_by: number;
}

/** Papers of the library in the order asked for, each once; those it does not have are absent. */
export async function fetchPapers(database: Database, pmids: readonly string[]): Promise<PaperRecord[]> {
  const asked = [...new Set(pmids.filter((pmid) => /^\d{1,10}$/.test(pmid)).map(Number))].filter(
    (pmid) => pmid <= LARGEST_PMID,
  );
  if (asked.length === 0) return [];
  const found = await database.db.execute<StoredPaper>(sql`
    select papers.pmid, papers.citation, papers.origin = 'demonstration' as demonstration,
      (select count(*)::int from paper_references where cited = papers.pmid) as cited_by
    from papers
    where papers.pmid = any(${sql.param(asked)}::int[]) and papers.origin <> 'pubmed'
      and (papers.origin = 'library' or not exists (
        select 1 from library_index where library_index.pmid < ${DEMONSTRATION_PMID_FROM}))`);

  const noticed = await readNoticesFromOthers(
    database.db,
    found.rows.map((row) => row.pmid),
  );
  const records = new Map(found.rows.map((row) => [row.pmid, describePaper(row, noticed.get(row.pmid) ?? [])]));
  return asked.flatMap((pmid) => records.get(pmid) ?? []);
}

function describePaper(row: StoredPaper, noticed: readonly KnownNotice[]): PaperRecord {
  return toPaperRecord(row.citation, {
    citedBy: row.cited_by,
    citedByScope: "library",
    demonstration: row.demonstration,
    noticesFromOthers: noticed.map(({ notice }) => notice),
  });
}
