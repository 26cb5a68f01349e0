import type { SearchRecord } from "@medsieve/contract/records";
import { firstAnswerSchema, firstReadingSchema } from "@medsieve/contract/upcast/first-shapes";
import { upcastToThird } from "@medsieve/contract/upcast/reading";
import { secondAnswerSchema, secondReadingSchema } from "@medsieve/contract/upcast/second-shapes";
import { describeFacts, describeQuery } from "../describe-search.ts";
import type { LoadedSearch, ReadPaperRow } from "../saved-documents.ts";
import { countFlow } from "./prisma-flow.ts";

type WithoutSeal<Record> = Record extends SearchRecord ? Omit<Record, "digest" | "digest_agrees"> : never;
export type UnsealedRecord = WithoutSeal<SearchRecord>;

/**
 * The record of a search, made from nothing but what is saved of it, so that it is the same at any time. What is damaged
 * is left out. The format of a record follows the version of its documents.
 */
export function buildRecord(saved: LoadedSearch): UnsealedRecord {
  const { search, queries, papers, answer } = saved;
  const pmids = listFoundPmids(papers, queries);
  const shape = {
    medsieve: search.recordedBy ?? "unknown",
    search_id: search.id,
    ...describeFacts(saved),
    question: search.question,
    language: search.language,
    max_results: search.maxResults,
    given_queries: search.givenQueries,
    error: search.error,
    started_at: search.createdAt.toISOString(),
    finished_at: search.finishedAt?.toISOString() ?? null,
    queries: queries.map((query) => ({
      ...describeQuery(query),
      searched_at: query.searchedAt?.toISOString() ?? null,
      pmids: query.pmids.map(String),
    })),
    flow: countFlow({
      queries,
      different: pmids.length,
      taken: search.takenCount,
      fetched: saved.fetched,
      read: papers.map(({ record }) => record),
    }),
    pmids,
  };
  const first = firstAnswerSchema.safeParse(search.answer);
  if (first.success) {
    const recorded = recordReadings(papers, ({ stored }) => firstReadingSchema.safeParse(stored).data);
    return { format: "medsieve-search-record/1", ...shape, papers: recorded, answer_evidence: first.data };
  }
  const second = secondAnswerSchema.safeParse(search.answer);
  const inSecond = recordReadings(papers, ({ stored }) => secondReadingSchema.safeParse(stored).data);
  // A search that ended without an answer of this version may have been read in part by this one.
  if (second.success && inSecond.length === papers.length) {
    return { format: "medsieve-search-record/2", ...shape, papers: inSecond, answer: second.data };
  }
  const recorded = recordReadings(papers, ({ stored, record }) => upcastToThird(stored, record));
  return { format: "medsieve-search-record/3", ...shape, papers: recorded, answer };
}

/** Papers whose readings the format of the record holds. */
function recordReadings<Reading>(
  rows: readonly ReadPaperRow[],
  load: (row: ReadPaperRow) => Reading | null | undefined,
) {
  return rows.flatMap((row) => {
    const reading = load(row);
    return reading ? [{ ...describeRead(row), reading }] : [];
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
