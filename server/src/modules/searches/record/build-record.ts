import type { SearchRecord } from "@medsieve/contract/records";
import { firstAnswerSchema, firstReadingSchema } from "@medsieve/contract/upcast/first-shapes";
import { secondAnswerSchema, secondReadingSchema } from "@medsieve/contract/upcast/second-shapes";
import type { z } from "zod";
import type { searches, searchPapers, searchQueries } from "../../../db/schema/index.ts";
import { loadAnswer, loadQueries, loadReadPapers, loadSearch, type ReadPaperRow } from "../saved-documents.ts";
import { countFlow } from "./prisma-flow.ts";

export interface SavedSearch {
  search: typeof searches.$inferSelect;
  /** By position. */
  queries: (typeof searchQueries.$inferSelect)[];
  /** By rank, those without one last. */
  papers: (typeof searchPapers.$inferSelect)[];
}

type WithoutSeal<Record> = Record extends SearchRecord ? Omit<Record, "digest" | "digest_agrees"> : never;
export type UnsealedRecord = WithoutSeal<SearchRecord>;

/**
 * The record of a search, made from nothing but what is saved of it, so that it is the same at any time. What is damaged
 * is left out. The format of a
 * record follows the version of its documents.
 */
export function buildRecord(saved: SavedSearch): UnsealedRecord {
  const { rows: search } = loadSearch(saved.search);
  const queries = loadQueries(saved.queries);
  const { papers } = saved;
  const read = loadReadPapers(papers);
  const pmids = listFoundPmids(read.rows, queries.rows);
  const shape = {
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
    queries: queries.rows.map((query) => ({
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
      ...(query.related === null ? {} : { related: query.related }),
      blocks: query.blocks,
      searched_at: query.searchedAt?.toISOString() ?? null,
      pmids: query.pmids.map(String),
    })),
    ...(search.questionWords === null ? {} : { question_words: search.questionWords }),
    flow: countFlow({
      queries: queries.rows,
      different: pmids.length,
      taken: search.takenCount,
      fetched: papers.length,
      read: read.rows.map(({ record }) => record),
    }),
    pmids,
    summary: search.summary,
  };
  const first = firstAnswerSchema.safeParse(search.answer);
  if (first.success) {
    const recorded = recordReadings(read.rows, firstReadingSchema);
    return { format: "medsieve-search-record/1", ...shape, papers: recorded, answer_evidence: first.data };
  }
  const second = secondAnswerSchema.safeParse(search.answer);
  const inSecond = recordReadings(read.rows, secondReadingSchema);
  // A search that ended without an answer of this version may have been read in part by this one.
  if (second.success && inSecond.length === read.rows.length) {
    return { format: "medsieve-search-record/2", ...shape, papers: inSecond, answer: second.data };
  }
  const { answer } = loadAnswer(
    search,
    read.rows.map(({ record }) => record),
  );
  const recorded = read.rows.map((row) => ({ ...describeRead(row), reading: row.reading }));
  return { format: "medsieve-search-record/3", ...shape, papers: recorded, answer };
}

/** The readings that are stored in one version. */
function recordReadings<Schema extends z.ZodType>(rows: readonly ReadPaperRow[], schema: Schema) {
  return rows.flatMap((row) => {
    const { data: reading } = schema.safeParse(row.stored);
    return reading === undefined ? [] : [{ ...describeRead(row), reading }];
  });
}

function describeRead({ pmid, rank, record }: ReadPaperRow) {
  return {
    pmid: String(pmid),
    rank,
    title: record.title,
    year: record.year,
    journal: record.journal,
    doi: record.doi,
    demonstration: record.demonstration,
    notices: record.notices,
  };
}

/** Every PMID found or added: those that were read by rank, then the others query by query, each where it was first found. */
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
