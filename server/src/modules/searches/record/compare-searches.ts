import { listKeys } from "@medsieve/contract/list-keys";
import { ALERTED_KINDS } from "@medsieve/contract/notices";
import type { Notice } from "@medsieve/contract/papers";
import type { ComparedPaper, SearchComparison } from "@medsieve/contract/records";
import type { Database, Db } from "@medsieve/database/client";
import { type searches, searchPapers, searchQueries } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { addLaterNotices, readKnownNotices } from "@medsieve/sources/notices/known-notices";
import { readStoredPapers } from "@medsieve/sources/stored-papers";
import { eq, inArray } from "drizzle-orm";
import { loadReadPapers, loadSearch } from "../saved-documents.ts";
import { compareFound, listNoticedSince, readFound } from "./compare-found.ts";
import { findEndedSearch } from "./read-record.ts";

type SearchRow = typeof searches.$inferSelect;
type SavedPaper = typeof searchPapers.$inferSelect;

/** Papers of each kind that a comparison names. */
const PAPERS_MOST = 200;

/**
 * What a search found beside an earlier one of the same user, by default the one it is based on. Throws 404 where there is
 * none, and 409 while one of them runs.
 */
export async function compareSearches(
  database: Database,
  userId: string,
  searchId: string,
  withId: string | undefined,
): Promise<SearchComparison> {
  const { db } = database;
  const later = loadSearch(await findEndedSearch(database, userId, searchId)).rows;
  const earlierId = withId ?? later.basedOn;
  if (earlierId === null) {
    throw new AppError(404, "not_found", "This search is based on no other one. Name one to compare it with: ?with=ID");
  }
  const found = await findEndedSearch(database, userId, earlierId, "The search to compare with does not exist");
  const earlier = loadSearch(found).rows;
  const since = (earlier.finishedAt ?? earlier.createdAt).toISOString();
  const now = await readSaved(db, searchId);
  const then = await readSaved(db, earlierId);
  const foundNow = await readFound(db, searchId, now.keys());
  const foundThen = await readFound(db, earlierId, then.keys());
  const { counts, fresh, gone } = compareFound(foundNow, foundThen, PAPERS_MOST);
  const noticed = await listNoticedSince(db, since);
  const suspects = new Set([...then.keys(), ...noticed.filter((pmid) => foundNow.has(pmid) || foundThen.has(pmid))]);
  const describe = await preparePapers(db, [...new Set([...fresh, ...gone, ...suspects])], now, then, since);
  return {
    search_id: searchId,
    earlier: { search_id: earlierId, query: earlier.question, created_at: earlier.createdAt.toISOString() },
    changed: await listChanges(db, later, earlier),
    found: counts,
    new: fresh.map(describe),
    gone: gone.map(describe),
    retracted_since: [...suspects]
      .map(describe)
      .filter(({ notices }) => notices.some((notice) => isAlerted(notice.kind) && notice.known_since !== undefined))
      .slice(0, PAPERS_MOST),
  };
}

function isAlerted(kind: string): boolean {
  return ALERTED_KINDS.some((alerted) => alerted === kind);
}

/** Papers of a search that were read, by rank. */
async function readSaved(db: Db, searchId: string): Promise<Map<number, SavedPaper>> {
  const rows = await db
    .select()
    .from(searchPapers)
    .where(eq(searchPapers.searchId, searchId))
    .orderBy(searchPapers.rank, searchPapers.pmid);
  return new Map(loadReadPapers(rows).rows.map((row) => [row.pmid, row]));
}

/** Notices that were not known of a paper when the earlier search read it say since when they are. */
async function preparePapers(
  db: Db,
  pmids: readonly number[],
  now: ReadonlyMap<number, SavedPaper>,
  then: ReadonlyMap<number, SavedPaper>,
  since: string,
): Promise<(pmid: number) => ComparedPaper> {
  const known = await readKnownNotices(db, pmids);
  const stored = await readStoredPapers(
    db,
    pmids.filter((pmid) => !now.has(pmid) && !then.has(pmid)),
  );
  return (pmid) => {
    const saved = now.get(pmid) ?? then.get(pmid);
    const record = saved?.record ?? stored.get(pmid);
    const read = then.get(pmid);
    const notices = addLaterNotices(read?.record.notices ?? [], known.get(pmid) ?? []);
    return {
      pmid: String(pmid),
      title: record?.title ?? null,
      rank: now.get(pmid)?.rank ?? null,
      earlier_rank: then.get(pmid)?.rank ?? null,
      notices: read === undefined ? notices.map((notice) => forgetEarlier(notice, since)) : notices,
    };
  };
}

/** For a paper that the earlier search did not read, only what came in after that search counts as later. */
function forgetEarlier(notice: Notice, since: string): Notice {
  const { known_since: knownSince, ...rest } = notice;
  return knownSince !== undefined && knownSince > since ? notice : rest;
}

/** What of the two differs beside the papers that the source had. */
async function listChanges(db: Db, later: SearchRow, earlier: SearchRow): Promise<SearchComparison["changed"]> {
  const rows = await db
    .select({ searchId: searchQueries.searchId, query: searchQueries.query })
    .from(searchQueries)
    .where(inArray(searchQueries.searchId, [later.id, earlier.id]));
  const listQueries = (id: string) => rows.filter((row) => row.searchId === id).map((row) => row.query);
  const readDifference = {
    question: (search: SearchRow) => search.question,
    queries: (search: SearchRow) => listQueries(search.id).sort(),
    limits: (search: SearchRow) => search.limits,
    preference: (search: SearchRow) => search.preference,
    source: (search: SearchRow) => search.provenance?.source.id ?? null,
    reader: (search: SearchRow) => search.provenance?.reader ?? null,
    prompts: (search: SearchRow) => search.provenance?.prompt_version ?? null,
  } satisfies Record<SearchComparison["changed"][number], (search: SearchRow) => unknown>;
  return listKeys(readDifference).filter(
    (what) => JSON.stringify(readDifference[what](later)) !== JSON.stringify(readDifference[what](earlier)),
  );
}
