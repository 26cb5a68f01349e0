import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { Notice, PaperRecord } from "@medsieve/contract/papers";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { Citation } from "../citation.ts";
import { printCitation, toPaperRecord } from "../paper-record.ts";

const LARGEST_PMID = 2_147_483_647;

interface StoredPaper extends Record<string, unknown> {
  pmid: number;
  citation: Citation;
  demonstration: boolean;
  cited_by: number;
  /** Other papers of the library that retract, correct, update this one or cast doubt on it. */
  noticed: ({ kind: Notice["kind"]; by: number } & Parameters<typeof printCitation>[0])[] | null;
}

/** Papers of the library in the order asked for, each once; those it does not have are absent. */
export async function fetchPapers(database: Database, pmids: readonly string[]): Promise<PaperRecord[]> {
  const asked = [...new Set(pmids.filter((pmid) => /^\d{1,10}$/.test(pmid)).map(Number))].filter(
    (pmid) => pmid <= LARGEST_PMID,
  );
  if (asked.length === 0) return [];
  const found = await database.db.execute<StoredPaper>(sql`
    select papers.pmid, papers.citation, papers.origin = 'demonstration' as demonstration,
      (select count(*)::int from paper_references where cited = papers.pmid) as cited_by,
      (
        select jsonb_agg(jsonb_build_object(
          'kind', paper_notices.kind, 'by', paper_notices.by,
          'journal', notice.citation -> 'journal', 'journalAbbreviation', notice.citation -> 'journalAbbreviation',
          'published', notice.citation -> 'published', 'volume', notice.citation -> 'volume',
          'issue', notice.citation -> 'issue', 'pages', notice.citation -> 'pages'
        ) order by paper_notices.by)
        from paper_notices join papers as notice on notice.pmid = paper_notices.by
        where paper_notices.pmid = papers.pmid
      ) as noticed
    from papers
    where papers.pmid = any(${sql.param(asked)}::int[]) and papers.origin <> 'pubmed'
      and (papers.origin = 'library' or not exists (
        select 1 from library_index where library_index.pmid < ${DEMONSTRATION_PMID_FROM}))`);

  const records = new Map(found.rows.map((row) => [row.pmid, describePaper(row)]));
  return asked.flatMap((pmid) => records.get(pmid) ?? []);
}

function describePaper(row: StoredPaper): PaperRecord {
  return toPaperRecord(row.citation, {
    citedBy: row.cited_by,
    citedByScope: "library",
    demonstration: row.demonstration,
    noticesFromOthers: (row.noticed ?? []).map((notice) => ({
      kind: notice.kind,
      pmid: String(notice.by),
      citation: printCitation(notice),
    })),
  });
}
