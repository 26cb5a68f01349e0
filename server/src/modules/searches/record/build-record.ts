import type { SearchRecord } from "@medsieve/contract/records";
import type { searches, searchPapers, searchQueries } from "../../../db/schema/index.ts";
import { countFlow } from "./prisma-flow.ts";

export interface SavedSearch {
  search: typeof searches.$inferSelect;
  /** By position. */
  queries: (typeof searchQueries.$inferSelect)[];
  /** By rank, those without one last. */
  papers: (typeof searchPapers.$inferSelect)[];
}

export type UnsealedRecord = Omit<SearchRecord, "digest" | "digest_agrees">;

/** The record of a search, made from nothing but what is saved of it, so that it is the same at any time. */
export function buildRecord({ search, queries, papers }: SavedSearch): UnsealedRecord {
  const read = papers.flatMap((paper) => (paper.reading === null ? [] : [{ ...paper, reading: paper.reading }]));
  const pmids = listFoundPmids(read, queries);
  return {
    format: "medsieve-search-record/1",
    medsieve: search.recordedBy ?? "unknown",
    search_id: search.id,
    based_on: search.basedOn,
    question: search.question,
    preference: search.preference,
    language: search.language,
    limits: search.limits,
    max_results: search.maxResults,
    given_queries: search.givenQueries,
    status: search.status,
    error: search.error,
    started_at: search.createdAt.toISOString(),
    finished_at: search.finishedAt?.toISOString() ?? null,
    provenance: search.provenance,
    queries: queries.map((query) => ({
      name: query.name,
      query: query.query,
      reason: query.reason,
      written_as: query.writtenAs,
      changes: query.changes,
      hits: query.hits,
      understood: query.understood,
      broadened_from: query.broadenedFrom,
      warnings: query.warnings,
      contributed: query.contributed,
      blocks: query.blocks,
      searched_at: query.searchedAt?.toISOString() ?? null,
      pmids: query.pmids.map(String),
    })),
    flow: countFlow({
      queries,
      unique: pmids.length,
      taken: search.takenCount,
      fetched: papers.length,
      read: read.map(({ record }) => record),
    }),
    pmids,
    papers: read.map(({ pmid, rank, record, reading }) => ({
      pmid: String(pmid),
      rank,
      title: record.title,
      year: record.year,
      journal: record.journal,
      doi: record.doi,
      demonstration: record.demonstration,
      notices: record.notices,
      reading,
    })),
    summary: search.summary,
    answer_evidence: search.answerEvidence,
  };
}

/** Every PMID found: those that were read by rank, then the others query by query, each where it was first found. */
export function listFoundPmids(
  read: readonly { pmid: number; rank: number | null }[],
  queries: readonly { pmids: readonly number[] }[],
): SearchRecord["pmids"] {
  const found = new Map<number, { rank: number | null; queries: number[] }>();
  for (const { pmid, rank } of read) found.set(pmid, { rank, queries: [] });
  for (const [position, { pmids }] of queries.entries()) {
    for (const pmid of pmids) {
      const known = found.get(pmid);
      if (known === undefined) found.set(pmid, { rank: null, queries: [position] });
      else known.queries.push(position);
    }
  }
  return Array.from(found, ([pmid, { rank, queries: by }]) => ({ pmid: String(pmid), rank, queries: by }));
}
