import type { AuditDetails } from "@medsieve/contract/admin/audit-logs";
import type { LogPaper, LogTokenUsage } from "@medsieve/contract/admin/query-logs";
import type { Preference } from "@medsieve/contract/constants";
import { eq } from "drizzle-orm";
import type { Asker } from "./asker.ts";
import { recordAudit } from "./audit.ts";
import type { Transaction } from "./client.ts";
import { addToFigures } from "./log-figures.ts";
import { queryLogs } from "./schema/index.ts";

/** A search that has ended, as it is kept for administrators. */
export interface EndedSearch {
  id: string;
  asker: Asker;
  acceptedAt: Date;
  query: string;
  preference: Preference;
  maxResults: number;
  success: boolean;
  /** Seconds; null when its server died. */
  processingTime: number | null;
  /** Null when it failed. */
  papersFound: number | null;
  /** Null when its server died. */
  costUsd: number | null;
  queries: string[];
  /** Best first. */
  papers: LogPaper[];
  /** Why it failed; null unless it did. */
  error: string | null;
  tokenUsage: LogTokenUsage[];
}

/**
 * Writes the log of a search with its audit entry, and adds it to the kept figures: last in the transaction in which the
 * search ends. A search that has its log already is left alone.
 */
export async function logSearch(tx: Transaction, search: EndedSearch): Promise<void> {
  const { asker } = search;
  const written = await tx
    .insert(queryLogs)
    .values({
      id: search.id,
      startedAt: search.acceptedAt,
      ...asker,
      query: search.query,
      preference: search.preference,
      success: search.success,
      processingTime: search.processingTime,
      papersFound: search.papersFound,
      totalCostUsd: search.costUsd,
      maxResults: search.maxResults,
      searchQueriesUsed: search.queries,
      paperResults: search.papers,
      errorMessage: search.error,
      tokenUsage: search.tokenUsage,
    })
    .onConflictDoNothing()
    .returning({ id: queryLogs.id });
  if (written.length === 0) return;
  const actor = { id: asker.userId, email: asker.userEmail, ipAddress: asker.ipAddress };
  await recordAudit(tx, actor, "search", describeSearch(search));
  await addToFigures(tx, eq(queryLogs.id, search.id));
}

function describeSearch(search: EndedSearch): AuditDetails {
  return {
    query: search.query,
    preference: search.preference,
    search_id: search.id,
    ...(search.papersFound === null ? {} : { papers_found: search.papersFound }),
    ...(search.processingTime === null ? {} : { processing_time: search.processingTime }),
    ...(search.error === null ? {} : { reason: search.error }),
  };
}

/** What each model used in a search, its steps taken together. */
export function sumByModel(usage: readonly { model: string; total_tokens: number; cost_usd: number | null }[]) {
  const byModel = new Map<string, LogTokenUsage>();
  for (const { model, total_tokens, cost_usd } of usage) {
    const before = byModel.get(model);
    const cost = before === undefined ? 0 : before.cost_usd;
    byModel.set(model, {
      model,
      total_tokens: (before?.total_tokens ?? 0) + total_tokens,
      cost_usd: cost === null || cost_usd === null ? null : cost + cost_usd,
    });
  }
  return [...byModel.values()];
}
