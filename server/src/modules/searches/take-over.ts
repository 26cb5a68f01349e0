import { countFound } from "@medsieve/contract/found";
import { paperRecordSchema } from "@medsieve/contract/papers";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchRequest, TokenUsage } from "@medsieve/contract/searches";
import type { Database } from "@medsieve/database/client";
import { searches } from "@medsieve/database/schema/index";
import { readSpent } from "@medsieve/language-models/spending";
import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { findUser, type UserRow } from "../../db/users.ts";
import { CHECKPOINT_VERSION, type EarlierRun, listShown, type SearchCheckpoint } from "../../pipeline/earlier-run.ts";
import type { FoundPapers, RunQuery } from "../../pipeline/search-run.ts";
import { readSavedSearch } from "./read-saved-search.ts";
import { loadReadPapers, loadSearch, type SavedSearch } from "./saved-documents.ts";
import { type AcceptedSearch, leaseEnd, MAX_ATTEMPTS, readEvents } from "./searches-store.ts";

/** What a server needs to go on with a search that another one began. */
export interface TakenSearch {
  search: AcceptedSearch;
  user: UserRow;
  request: SearchRequest;
  earlier: EarlierRun;
  /** Those that its servers wrote. */
  events: SearchEvent[];
  spent: TokenUsage[];
  /** Its user asked for it to stop. */
  isCanceled: boolean;
}

/**
 * Takes the search over whose server has been dead for longest, by its lease: one server gets it, and the one before can write
 * nothing of it any more. Null when there is none that could go on.
 */
export async function takeOverSearch(database: Database): Promise<TakenSearch | null> {
  const { db } = database;
  const dead = db
    .select({ id: searches.id })
    .from(searches)
    .where(
      and(
        eq(searches.status, "running"),
        lt(searches.leaseUntil, sql`now()`),
        lt(searches.attempt, MAX_ATTEMPTS),
        isNotNull(searches.requester),
      ),
    )
    .orderBy(asc(searches.leaseUntil))
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await db
    .update(searches)
    .set({ attempt: sql`${searches.attempt} + 1`, leaseUntil: leaseEnd })
    .where(inArray(searches.id, dead))
    .returning({ id: searches.id });
  if (taken === undefined) return null;
  const saved = await readSavedSearch(db, taken.id);
  if (saved === null) return null;
  const { rows: row } = loadSearch(saved.search);
  const user = await findUser(db, row.userId);
  if (user === null || row.requester === null) return null;
  const events = await readEvents(database, row.id, 0);
  const { id, attempt, requester, createdAt: acceptedAt, question: query, preference, maxResults } = row;
  return {
    search: { id, attempt, requester, acceptedAt, query, preference, maxResults },
    user,
    request: {
      ...{ query, preference, language: row.language, limits: row.limits, max_results: maxResults },
      ...{ queries: row.givenQueries, based_on: row.basedOn, known_pmids: row.knownPmids ?? [] },
      ...(row.requestId === null ? {} : { request_id: row.requestId }),
    },
    earlier: loadEarlierRun(saved, events),
    events,
    spent: await readSpent(db, id),
    isCanceled: row.cancelRequested,
  };
}

function loadEarlierRun(saved: SavedSearch, events: readonly SearchEvent[]): EarlierRun {
  const kept = saved.search.checkpoint as SearchCheckpoint | null;
  const checkpoint = kept?.version === CHECKPOINT_VERSION ? kept : null;
  const records = saved.papers.flatMap(({ record }) => {
    const paper = paperRecordSchema.safeParse(record).data;
    return paper === undefined ? [] : [paper];
  });
  const { rows: read } = loadReadPapers(saved.papers);
  return {
    searchedAt: checkpoint?.searchedAt ?? null,
    written: checkpoint?.written ?? null,
    found: checkpoint === null ? null : loadFound(saved, checkpoint),
    papers: new Map(records.map((record) => [record.pmid, record])),
    readings: new Map(read.map(({ record: { pmid }, reading }) => [pmid, reading])),
    shown: listShown(events),
  };
}

/** Null where the queries were not all run. */
function loadFound(
  { search, queries: rows }: SavedSearch,
  { kept, nearness = {} }: SearchCheckpoint,
): FoundPapers | null {
  if (kept === null) return null;
  const queries = rows.map(
    (row): RunQuery => ({
      ...{ name: row.name, query: row.query, reason: row.reason, hits: row.hits, understood: row.understood },
      ...{ written_as: row.writtenAs, changes: row.changes, broadened_from: row.broadenedFrom },
      ...{ warnings: row.warnings, blocks: row.blocks, contributed: row.contributed },
      pmids: row.pmids.map(String),
      related: row.related ?? false,
      searchedAt: row.searchedAt,
    }),
  );
  const { questionTerms, notUnderstood, questionWords, takenCount } = search;
  const foundCounts = countFound(queries);
  return {
    searched: { queries, questionTerms, notUnderstood, questionWords, foundCounts, takenCount },
    kept,
    nearness: new Map(Object.entries(nearness)),
  };
}
