import { type CarriedQuery, TRANSLATION_TARGETS } from "@medsieve/contract/strategies";
import { QueryError } from "@medsieve/query/query";
import type { Database } from "../../../db/client.ts";
import { appraiseQuery } from "../../../press/appraise-query.ts";
import type { ReportedSearch } from "../../../word-report/report-content.ts";
import type { Work } from "../../../work/work.ts";

const TIMEOUT_MS = 30_000;

/** The queries of a record as they were run, appraised, and for each of the other databases. */
export function carryQueries(
  database: Database,
  work: Work,
  { record, now }: Pick<ReportedSearch, "record" | "now">,
): Promise<CarriedQuery[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const input = { targets: [...TRANSLATION_TARGETS], thisYear: now.getUTCFullYear() };
  return Promise.all(
    record.queries.map(async ({ query }) => ({
      query,
      translations: await work.run("translateQuery", { query, ...input }, signal).catch(giveNull),
      appraisal: await appraiseQuery(query, database, work, signal).catch(giveNull),
    })),
  );
}

/** Where the query cannot be read. */
function giveNull(error: unknown): null {
  if (error instanceof QueryError) return null;
  throw error;
}
