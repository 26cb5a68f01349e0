import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { Notice } from "@medsieve/contract/papers";
import type { Transaction } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { sql } from "drizzle-orm";
import { raiseAlerts } from "../notices/raise-alerts.ts";
import { lockPapers } from "../papers-lock.ts";
import { ELEMENT, writeArray, writeIntegers } from "./binary-arrays.ts";
import { type CitationAge, supersedes } from "./citation-age.ts";
import { type IndexedCitation, indexCitation } from "./citation-batch.ts";

export interface StoredCounts {
  added: number;
  replaced: number;
  unchanged: number;
  deleted: number;
}

/** A paper that was written, and the mark by which its postings are known to be missing (`library_unindexed`). */
export interface WrittenPaper {
  /** Its place in the batch. */
  row: number;
  pmid: number;
  change: string;
}

export interface StoredBatch extends StoredCounts {
  /** Those of the batch that were written as they came. */
  written: readonly WrittenPaper[];
}

/**
 * Stores a batch: new papers are added, older ones replaced (see `supersedes`), the others stay as they are. Saved
 * searches are alerted of retractions among them.
 */
export async function storeCitations(tx: Transaction, batch: readonly IndexedCitation[]): Promise<StoredBatch> {
  const newest = new Map<number, IndexedCitation>();
  for (const incoming of batch) {
    const other = newest.get(incoming.pmid);
    if (other === undefined || supersedes(incoming, other)) newest.set(incoming.pmid, incoming);
  }
  await lockPapers(tx);
  const stored = await findStored(tx, [...newest.keys()]);
  const changed: IndexedCitation[] = [];
  /** Fetched from PubMed before, and newer than this file: they join the library as they are. */
  const kept = new Set<number>();
  let added = 0;
  for (const incoming of newest.values()) {
    const paper = stored.get(incoming.pmid);
    if (paper === undefined || !paper.inLibrary) added++;
    if (paper === undefined || supersedes(incoming, paper)) changed.push(incoming);
    else if (!paper.inLibrary) {
      kept.add(incoming.pmid);
      changed.push(indexCitation(await readStored(tx, incoming.pmid)));
    }
  }
  const counts = { added, replaced: changed.length - added, unchanged: batch.length - changed.length, deleted: 0 };
  if (changed.length === 0) return { ...counts, written: [] };
  await writePapers(
    tx,
    changed,
    changed.filter(({ pmid }) => stored.has(pmid)).map(({ pmid }) => pmid),
  );
  const marked = await tx.execute<{ pmid: number; change: string }>(sql`
    select pmid, change from library_unindexed
    where pmid = any(${writeIntegers(changed.map(({ pmid }) => pmid))}::int[])`);
  const rows = new Map(batch.map((paper, row) => [paper, row]));
  const written = marked.rows.flatMap(({ pmid, change }) => {
    const paper = kept.has(pmid) ? undefined : newest.get(pmid);
    const row = paper === undefined ? undefined : rows.get(paper);
    return row === undefined ? [] : [{ row, pmid, change }];
  });
  return { ...counts, written };
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
    from papers where pmid = any(${writeIntegers(pmids)}::int[]) for update`);
  return new Map(
    found.rows.map((row) => [row.pmid, { version: row.version, revised: row.revised, inLibrary: row.in_library }]),
  );
}

async function readStored(tx: Transaction, pmid: number): Promise<Citation> {
  const found = await tx.execute<{ citation: Citation }>(sql`select citation from papers where pmid = ${pmid}`);
  const citation = found.rows[0]?.citation;
  if (citation === undefined) throw new Error(`paper ${pmid} vanished while it was locked`);
  return citation;
}

/** `known`: those of which there may be references and notices from before. */
async function writePapers(
  tx: Transaction,
  papers: readonly IndexedCitation[],
  known: readonly number[],
): Promise<void> {
  const column = <Value>(read: (paper: IndexedCitation) => Value) => sql.param(papers.map(read));
  const pmids = writeIntegers(papers.map(({ pmid }) => pmid));
  const records = writeArray(
    ELEMENT.jsonb,
    papers.map(({ json }) => json),
  );
  const lexemes = writeArray(
    ELEMENT.tsvector,
    papers.map((paper) => paper.lexemes),
  );
  await tx.execute(sql`
    insert into papers (pmid, origin, version, revised, citation)
    select pmid, case when pmid < ${DEMONSTRATION_PMID_FROM} then 'library' else 'demonstration' end,
      version, revised, citation
    from unnest(
      ${pmids}::int[],
      ${column(({ version }) => version)}::smallint[],
      ${column(({ revised }) => revised)}::date[],
      ${records}::jsonb[]
    ) as incoming (pmid, version, revised, citation)
    on conflict (pmid) do update set origin = excluded.origin, version = excluded.version,
      revised = excluded.revised, citation = excluded.citation, stored_at = now()`);
  await tx.execute(sql`
    insert into library_index (pmid, lexemes, published)
    select * from unnest(${pmids}::int[], ${lexemes}::tsvector[], ${column(({ published }) => published)}::date[])
    on conflict (pmid) do update set lexemes = excluded.lexemes, published = excluded.published`);
  await forgetRelations(tx, known);
  await writeReferences(tx, papers);
  const noticed = await writeNotices(tx, papers);
  await raiseAlerts(
    tx,
    [...papers.map((paper) => paper.pmid), ...noticed],
    papers.map(({ pmid, notices }) => ({ pmid: String(pmid), notices })),
  );
}

/** What these papers said of others before. */
async function forgetRelations(tx: Transaction, pmids: readonly number[]): Promise<void> {
  if (pmids.length === 0) return;
  await tx.execute(sql`delete from paper_references where citing = any(${writeIntegers(pmids)}::int[])`);
  await tx.execute(sql`delete from paper_notices where by = any(${writeIntegers(pmids)}::int[])`);
}

async function writeReferences(tx: Transaction, papers: readonly IndexedCitation[]): Promise<void> {
  const cited = papers.flatMap(({ references }) => references);
  if (cited.length === 0) return;
  const citing = papers.flatMap(({ pmid, references }) => references.map(() => pmid));
  await tx.execute(sql`
    insert into paper_references (cited, citing)
    select * from unnest(${writeIntegers(cited)}::int[], ${writeIntegers(citing)}::int[]) on conflict do nothing`);
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
    paper.notices.flatMap((notice) => {
      const kind = SEEN_FROM_THE_OTHER_SIDE[notice.kind];
      return kind === undefined || notice.pmid === null ? [] : [{ pmid: Number(notice.pmid), kind, by: paper.pmid }];
    }),
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
