import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { Notice } from "@medsieve/contract/papers";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import type { Citation } from "../citation.ts";
import { firstDay } from "../medline/read-dates.ts";
import { raiseAlerts } from "../notices/raise-alerts.ts";
import { lockPapers } from "../papers-lock.ts";
import { type CitationAge, supersedes } from "./citation-age.ts";
import { indexPaper } from "./index-paper.ts";

/** A citation with what the library keeps of it, made before the transaction so that this one is short. */
export interface IndexedCitation {
  pmid: number;
  citation: Citation;
  json: string;
  lexemes: string;
  published: string | null;
}

export interface StoredCounts {
  added: number;
  replaced: number;
  unchanged: number;
  deleted: number;
}

export function indexCitation(citation: Citation): IndexedCitation {
  return {
    pmid: Number(citation.pmid),
    citation,
    json: JSON.stringify(citation),
    lexemes: indexPaper(citation),
    published: firstDay(citation.published),
  };
}

/**
 * Stores a batch: new papers are added, older ones replaced (see `supersedes`), the others stay as they are. Saved
 * searches are alerted of retractions among them.
 */
export async function storeCitations(tx: Transaction, batch: readonly IndexedCitation[]): Promise<StoredCounts> {
  const newest = new Map<number, IndexedCitation>();
  for (const incoming of batch) {
    const other = newest.get(incoming.pmid);
    if (other === undefined || supersedes(incoming.citation, other.citation)) newest.set(incoming.pmid, incoming);
  }
  await lockPapers(tx);
  const stored = await findStored(tx, [...newest.keys()]);
  const changed: IndexedCitation[] = [];
  let added = 0;
  for (const incoming of newest.values()) {
    const paper = stored.get(incoming.pmid);
    if (paper === undefined || !paper.inLibrary) added++;
    if (paper === undefined || supersedes(incoming.citation, paper)) changed.push(incoming);
    // Fetched from PubMed before, and newer than this file: it joins the library as it is.
    else if (!paper.inLibrary) changed.push(indexCitation(await readCitation(tx, incoming.pmid)));
  }
  if (changed.length > 0) await writePapers(tx, changed);
  return { added, replaced: changed.length - added, unchanged: batch.length - changed.length, deleted: 0 };
}

/** Takes papers out of the library. How many there were. */
export async function deleteCitations(tx: Transaction, pmids: readonly string[]): Promise<number> {
  await lockPapers(tx);
  const deleted = await tx.execute(
    sql`delete from papers where pmid = any(${sql.param(pmids.map(Number))}::int[]) and origin <> 'pubmed'`,
  );
  return deleted.rowCount ?? 0;
}

async function findStored(
  tx: Transaction,
  pmids: number[],
): Promise<Map<number, CitationAge & { inLibrary: boolean }>> {
  const found = await tx.execute<{ pmid: number; version: number; revised: string | null; in_library: boolean }>(sql`
    select pmid, version, revised::text as revised, origin <> 'pubmed' as in_library
    from papers where pmid = any(${sql.param(pmids)}::int[]) for update`);
  return new Map(
    found.rows.map((row) => [row.pmid, { version: row.version, revised: row.revised, inLibrary: row.in_library }]),
  );
}

async function readCitation(tx: Transaction, pmid: number): Promise<Citation> {
  const found = await tx.execute<{ citation: Citation }>(sql`select citation from papers where pmid = ${pmid}`);
  const citation = found.rows[0]?.citation;
  if (citation === undefined) throw new Error(`paper ${pmid} vanished while it was locked`);
  return citation;
}

async function writePapers(tx: Transaction, papers: readonly IndexedCitation[]): Promise<void> {
  const column = <Value>(read: (paper: IndexedCitation) => Value) => sql.param(papers.map(read));
  const pmids = column((paper) => paper.pmid);
  await tx.execute(sql`
    insert into papers (pmid, origin, version, revised, citation)
    select pmid, case when pmid < ${DEMONSTRATION_PMID_FROM} then 'library' else 'demonstration' end,
      version, revised, citation
    from unnest(
      ${pmids}::int[],
      ${column((paper) => paper.citation.version)}::smallint[],
      ${column((paper) => paper.citation.revised)}::date[],
      ${column((paper) => paper.json)}::jsonb[]
    ) as incoming (pmid, version, revised, citation)
    on conflict (pmid) do update set origin = excluded.origin, version = excluded.version,
      revised = excluded.revised, citation = excluded.citation, stored_at = now()`);
  await tx.execute(sql`
    insert into library_index (pmid, lexemes, published)
    select * from unnest(
      ${pmids}::int[],
      ${column((paper) => paper.lexemes)}::tsvector[],
      ${column((paper) => paper.published)}::date[]
    )
    on conflict (pmid) do update set lexemes = excluded.lexemes, published = excluded.published`);
  await writeReferences(tx, papers);
  const noticed = await writeNotices(tx, papers);
  await raiseAlerts(
    tx,
    [...papers.map((paper) => paper.pmid), ...noticed],
    papers.map((paper) => paper.citation),
  );
}

async function writeReferences(tx: Transaction, papers: readonly IndexedCitation[]): Promise<void> {
  const pairs = papers.flatMap((paper) => paper.citation.references.map((cited) => ({ cited, citing: paper.pmid })));
  await tx.execute(
    sql`delete from paper_references where citing = any(${sql.param(papers.map((paper) => paper.pmid))}::int[])`,
  );
  if (pairs.length === 0) return;
  await tx.execute(sql`
    insert into paper_references (cited, citing)
    select * from unnest(
      ${sql.param(pairs.map((pair) => Number(pair.cited)))}::int[],
      ${sql.param(pairs.map((pair) => pair.citing))}::int[]
    ) on conflict do nothing`);
}

/** What a notice means for the paper that it is about. */
const SEEN_FROM_THE_OTHER_SIDE: Partial<Record<Notice["kind"], string>> = {
  retraction_notice: "retracted",
  expression_of_concern_notice: "expression_of_concern",
  correction_notice: "corrected",
  update: "updated",
};

/** The papers that the notices are about. */
async function writeNotices(tx: Transaction, papers: readonly IndexedCitation[]): Promise<number[]> {
  const notices = papers.flatMap((paper) =>
    paper.citation.notices.flatMap((notice) => {
      const kind = SEEN_FROM_THE_OTHER_SIDE[notice.kind];
      return kind === undefined || notice.pmid === null ? [] : [{ pmid: Number(notice.pmid), kind, by: paper.pmid }];
    }),
  );
  await tx.execute(
    sql`delete from paper_notices where by = any(${sql.param(papers.map((paper) => paper.pmid))}::int[])`,
  );
  if (notices.length === 0) return [];
  await tx.execute(sql`
    insert into paper_notices (pmid, kind, by)
    select * from unnest(
      ${sql.param(notices.map((notice) => notice.pmid))}::int[],
      ${sql.param(notices.map((notice) => notice.kind))}::text[],
      ${sql.param(notices.map((notice) => notice.by))}::int[]
    ) on conflict do nothing`);
  return notices.map((notice) => notice.pmid);
}
