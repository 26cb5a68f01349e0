import type { MonthFailure } from "@medsieve/contract/admin/month";
import { LOG_STAGES } from "@medsieve/contract/admin/query-logs";
import { UNCOUNTED_TYPES } from "@medsieve/contract/constants";
import type { Transaction } from "@medsieve/database/client";
import { type SQL, sql } from "drizzle-orm";
import { type AdminScope, readScopeCompany } from "../../accounts/admin-scope.ts";

const SEARCHES_NAMED = 10;

/** Searches in scope that failed in the month that begins on `first` (UTC); trials of prompts and readings of watches are none. */
function failedIn(scope: AdminScope, first: string): SQL {
  const companyId = readScopeCompany(scope);
  return sql`outcome = 'failed' and search_type <> all(${sql.param([...UNCOUNTED_TYPES])}) and ${companyId === null ? sql`true` : sql`company_id = ${companyId}`}
    and started_at >= ${first}::date::timestamp at time zone 'UTC'
    and started_at < (${first}::date + interval '1 month') at time zone 'UTC'`;
}

/** The failures of a month by stage, code and cause, the most frequent first. */
export async function readFailures(
  tx: Transaction,
  scope: AdminScope,
  first: string,
  limit: number,
): Promise<MonthFailure[]> {
  const { rows } = await tx.execute<{
    stage: string | null;
    code: string | null;
    cause: string | null;
    n: number;
    first_at: string;
    last_at: string;
    ids: string[];
  }>(sql`
    select failure->>'stage' as stage, coalesce(failure->>'code', error_message) as code, failure->>'cause' as cause,
      count(*)::int as n, to_json(min(started_at) at time zone 'UTC')#>>'{}' as first_at,
      to_json(max(started_at) at time zone 'UTC')#>>'{}' as last_at,
      (array_agg(id::text order by started_at desc))[1:${sql.raw(String(SEARCHES_NAMED))}] as ids
    from query_logs where ${failedIn(scope, first)}
    group by 1, 2, 3 order by n desc, max(started_at) desc limit ${limit}`);
  return rows.map(({ stage, code, cause, n, first_at, last_at, ids }) => ({
    stage: LOG_STAGES.find((one) => one === stage) ?? null,
    code: code ?? "search_failed",
    cause,
    count: n,
    first_at: readMoment(first_at),
    last_at: readMoment(last_at),
    search_ids: ids,
  }));
}

/** How many searches failed on each day of a month that had any. */
export async function countFailures(tx: Transaction, scope: AdminScope, first: string): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ day: string; n: number }>(sql`
    select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as n
    from query_logs where ${failedIn(scope, first)} group by 1`);
  return new Map(rows.map(({ day, n }) => [day, n]));
}

function readMoment(text: string): string {
  return new Date(`${text}Z`).toISOString();
}
