import { describePages } from "@medsieve/contract/admin/paging";
import type { QueryLog, QueryLogsQuery, QueryLogsResponse } from "@medsieve/contract/admin/query-logs";
import type { Database, Transaction } from "@medsieve/database/client";
import { countFigures, type Figures, nameScope, readFigures } from "@medsieve/database/log-figures";
import { queryLogs } from "@medsieve/database/schema/index";
import { and, desc, inArray, lt, sql } from "drizzle-orm";
import { describeAnalytics } from "./describe-analytics.ts";
import { type LogFilters, readFilterOptions } from "./filter-options.ts";
import { flagPapers } from "./flag-papers.ts";
import { matchFilters } from "./match-filters.ts";

/** One page of the logs that match, newest first, and the figures of all that match. */
export async function readQueryLogs(
  { db }: Database,
  { page, per_page, ...filters }: QueryLogsQuery,
): Promise<Omit<QueryLogsResponse, "status">> {
  return db.transaction(
    async (tx) => {
      const figures = await readMatchingFigures(tx, filters);
      const total = figures.find(({ facet }) => facet === "total")?.queries ?? 0;
      return {
        logs: await readPage(tx, filters, findPage(figures, (page - 1) * per_page), per_page),
        meta: describePages(total, page, per_page),
        analytics: { ...describeAnalytics(figures), filter_options: await readFilterOptions(tx, filters) },
      };
    },
    // Page and figures of the same moment.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Kept figures for all logs, for one address or for one company; whatever else is asked for is counted. */
async function readMatchingFigures(tx: Transaction, filters: LogFilters): Promise<Figures[]> {
  const { company_id, ip_address, ...others } = filters;
  const isCounted = Object.values(others).some((value) => value !== undefined && value !== "");
  if (isCounted || (company_id !== undefined && ip_address !== undefined)) {
    return countFigures(tx, matchFilters(filters) ?? sql`true`);
  }
  if (company_id !== undefined) return readFigures(tx, [nameScope.company(company_id)]);
  return readFigures(tx, [ip_address === undefined ? nameScope.all : nameScope.ip(ip_address)]);
}

/** The day on which a page begins, and how many logs of that day come before it; null when the page is beyond the end. */
function findPage(figures: readonly Figures[], offset: number): { day: string; skipped: number } | null {
  let skipped = offset;
  const days = figures.filter(({ facet }) => facet === "day").sort((a, b) => (a.key < b.key ? 1 : -1));
  for (const { key: day, queries } of days) {
    if (skipped < queries) return { day, skipped };
    skipped -= queries;
  }
  return null;
}

/** However far back a page is, only logs of its own day are passed over. */
async function readPage(
  tx: Transaction,
  filters: LogFilters,
  start: ReturnType<typeof findPage>,
  size: number,
): Promise<QueryLog[]> {
  if (start === null) return [];
  const upTo = sql`(${start.day}::date + 1)::timestamp at time zone 'UTC'`;
  const newest = [desc(queryLogs.startedAt), desc(queryLogs.id)] as const;
  const ids = tx
    .select({ id: queryLogs.id })
    .from(queryLogs)
    .where(and(matchFilters(filters), lt(queryLogs.startedAt, upTo)))
    .orderBy(...newest)
    .limit(size)
    .offset(start.skipped);
  const rows = await tx
    .select()
    .from(queryLogs)
    .where(inArray(queryLogs.id, ids))
    .orderBy(...newest);
  return flagPapers(tx, rows.map(describeLog));
}

function describeLog(row: typeof queryLogs.$inferSelect): QueryLog {
  return {
    query_id: row.id,
    timestamp: row.startedAt.toISOString(),
    user_email: row.userEmail,
    user_id: row.userId,
    company_name: row.companyName,
    company_id: row.companyId,
    query: row.query,
    search_type: row.searchType,
    preference: row.preference,
    outcome: row.outcome,
    success: row.outcome === "completed",
    read_by: row.readBy,
    fallbacks: row.fallbacks,
    failure: row.failure,
    prompt_version: row.promptVersion,
    processing_time: row.processingTime,
    papers_found: row.papersFound,
    total_cost_usd: row.totalCostUsd,
    ip_address: row.ipAddress,
    session_id: row.sessionId,
    max_results: row.maxResults,
    search_queries_used: row.searchQueriesUsed,
    paper_results: row.paperResults,
    error_message: row.errorMessage,
    token_usage: row.tokenUsage,
    stages: row.stages,
    calls: row.calls,
    user_agent: row.userAgent,
  };
}
