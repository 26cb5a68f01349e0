import { type CarriedQuery, TRANSLATION_TARGETS } from "@medsieve/contract/strategies";
import type { ReportedSearch } from "@medsieve/documents/word-report/report-content";
import { QueryError } from "@medsieve/query/query";
import { describeKnown } from "../../../press/appraise-known.ts";
import { appraiseQuery } from "../../../press/appraise-query.ts";
import { createLibraryWords, type SearchedLibrary } from "../../../press/library-words.ts";
import type { Work } from "../../../work/work.ts";

const TIMEOUT_MS = 30_000;
type ReportedQuery = ReportedSearch["record"]["queries"][number];

/** The queries of a record as they were run, appraised, and for each of the other databases. */
export function carryQueries(
  searched: SearchedLibrary,
  work: Work,
  { record, now }: Pick<ReportedSearch, "record" | "now">,
): Promise<CarriedQuery[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const input = { targets: [...TRANSLATION_TARGETS], thisYear: now.getUTCFullYear() };
  const library = createLibraryWords(searched, signal);
  return Promise.all(
    record.queries.map(async ({ query, ...ran }) => ({
      query,
      translations: await work.run("translateQuery", { query, ...input }, signal).catch(giveNull),
      appraisal: await appraiseQuery(
        query,
        { library, work, describeKnown: () => listKnown(ran, record.known_pmids ?? []) },
        signal,
      ).catch(giveNull),
    })),
  );
}

/** Which of the known papers are among those that the query found when it ran; null where none are known, or its list was cut. */
function listKnown({ pmids, hits }: Pick<ReportedQuery, "pmids" | "hits">, known: readonly string[]) {
  if (known.length === 0 || hits === null || hits > pmids.length) return null;
  const found = new Set(pmids);
  return describeKnown({ known, lost: known.filter((pmid) => !found.has(pmid)), unknown: [] });
}

/** Where the query cannot be read. */
function giveNull(error: unknown): null {
  if (error instanceof QueryError) return null;
  throw error;
}
