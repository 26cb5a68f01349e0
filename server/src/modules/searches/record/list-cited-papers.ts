import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { CITATION_SCOPES } from "@medsieve/contract/records";
import type { Db } from "@medsieve/database/client";
import { searchPapers, searchQueries } from "@medsieve/database/schema/index";
import type { CitedPaper } from "@medsieve/documents/citations/cited-paper";
import { readStoredPapers } from "@medsieve/sources/stored-papers";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { readDecisions } from "../../../db/decisions.ts";
import { showLaterNotices } from "../later-notices.ts";
import { loadReadPapers } from "../saved-documents.ts";
import { listFoundPmids } from "./build-record.ts";

/** Papers that were found, but not read, and are looked up at once. */
const PAPERS_AT_ONCE = 500;

/**
 * The papers of a search, by rank those that were read, as they were saved, with the notices that became known since.
 * With `found` then every other PMID, with what is stored of the paper now.
 */
export async function* listCitedPapers(
  db: Db,
  searchId: string,
  scope: (typeof CITATION_SCOPES)[number],
): AsyncGenerator<CitedPaper[]> {
  const read = await readReadPapers(db, searchId);
  yield read;
  if (scope === "read") return;
  const queries = await db
    .select({ pmids: searchQueries.pmids })
    .from(searchQueries)
    .where(eq(searchQueries.searchId, searchId))
    .orderBy(searchQueries.position);
  const known = new Set(read.map(({ pmid }) => pmid));
  const rest = listFoundPmids([], queries).filter(({ pmid }) => !known.has(pmid));
  for (let at = 0; at < rest.length; at += PAPERS_AT_ONCE) {
    const pmids = rest.slice(at, at + PAPERS_AT_ONCE).map(({ pmid }) => Number(pmid));
    const stored = await readStoredPapers(db, pmids);
    yield pmids.map((pmid) => {
      const record = stored.get(pmid) ?? null;
      const demonstration = record?.demonstration ?? pmid >= DEMONSTRATION_PMID_FROM;
      return { pmid: String(pmid), demonstration, record, reading: null, rank: null, decision: null };
    });
  }
}

async function readReadPapers(db: Db, searchId: string): Promise<CitedPaper[]> {
  const papers = await db
    .select()
    .from(searchPapers)
    .where(and(eq(searchPapers.searchId, searchId), isNotNull(searchPapers.reading)))
    .orderBy(asc(searchPapers.rank), asc(searchPapers.pmid));
  const { rows } = loadReadPapers(papers);
  const decisions = new Map((await readDecisions(db, searchId)).map((decided) => [decided.pmid, decided]));
  const records = await showLaterNotices(
    { db },
    searchId,
    rows.map(({ record }) => record),
  );
  return rows.flatMap(({ pmid, rank, reading }, at) => {
    const record = records[at];
    if (record === undefined) return [];
    const { demonstration } = record;
    const decision = decisions.get(record.pmid) ?? null;
    return [{ pmid: String(pmid), demonstration, record, reading, rank, decision }];
  });
}
