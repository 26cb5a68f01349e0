import type { AuditDetails } from "@medsieve/contract/admin/audit-logs";
import type {
  LogCall,
  LogFailure,
  LogFallback,
  LogOutcome,
  LogPaper,
  LogStage,
  LogTokenUsage,
  ReadBy,
} from "@medsieve/contract/admin/query-logs";
import { isSearch, type Preference } from "@medsieve/contract/constants";
import type { TokenUsage } from "@medsieve/contract/searches";
import type { Transaction } from "@medsieve/database/client";
import { addToFigures } from "@medsieve/database/log-figures";
import type { Requester } from "@medsieve/database/requester";
import { erasures, queryLogs, searchSpending } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { recordAudit } from "./audit.ts";

/** What a search used and who worked for it, as its log keeps it. */
export interface LoggedUsage {
  /** US dollars, without the calls whose cost is not known. */
  costUsd: number;
  tokenUsage: readonly TokenUsage[];
  readBy: ReadBy;
  fallbacks: LogFallback[];
  calls: readonly LogCall[];
}

/** A search that has ended, a prompt that was tried or new papers of a watch that were read, as it is kept for administrators. */
export interface EndedSearch {
  id: string;
  requester: Requester;
  acceptedAt: Date;
  query: string;
  preference: Preference;
  /** Null for the trial of a prompt. */
  maxResults: number | null;
  outcome: LogOutcome;
  /** Seconds; null when its server died. */
  processingTime: number | null;
  /** Null when it failed, and for the trial of a prompt. */
  papersFound: number | null;
  queries: string[];
  /** Best first. */
  papers: LogPaper[];
  /** What its user was shown; null unless it failed. */
  error: string | null;
  failure: LogFailure | null;
  promptVersion: string | null;
  stages: readonly LogStage[];
  usage: LoggedUsage;
}

type LoggedSearch = Omit<EndedSearch, "query"> & { query: string | null };

/**
 * Writes the log of a search with its audit entry, and adds it to the kept figures: last in the transaction in which the
 * search ends. A search that has its log already is left alone.
 */
export async function logSearch(tx: Transaction, ended: EndedSearch): Promise<void> {
  const search = await withoutErasedPerson(tx, ended);
  const { requester, usage } = search;
  const written = await tx
    .insert(queryLogs)
    .values({
      id: search.id,
      startedAt: search.acceptedAt,
      ...requester,
      query: search.query,
      preference: search.preference,
      outcome: search.outcome,
      readBy: usage.readBy,
      fallbacks: usage.fallbacks,
      failure: search.failure,
      promptVersion: search.promptVersion,
      processingTime: search.processingTime,
      papersFound: search.papersFound,
      totalCostUsd: usage.costUsd,
      maxResults: search.maxResults,
      searchQueriesUsed: search.queries,
      paperResults: search.papers,
      errorMessage: search.error,
      tokenUsage: sumByModel(usage.tokenUsage),
      stages: [...search.stages],
      calls: [...usage.calls],
    })
    .onConflictDoNothing()
    .returning({ id: queryLogs.id });
  if (written.length === 0) return;
  await tx.delete(searchSpending).where(eq(searchSpending.searchId, search.id));
  const actor = { id: requester.userId, email: requester.userEmail, ipAddress: requester.ipAddress };
  if (isSearch(requester.searchType)) await recordAudit(tx, actor, "search", describeSearch(search));
  await addToFigures(tx, eq(queryLogs.id, search.id));
}

/** A search whose person was erased while it ran leaves its figures, and nothing that names the person. */
async function withoutErasedPerson(tx: Transaction, search: EndedSearch): Promise<LoggedSearch> {
  const { requester } = search;
  const [erasure] = await tx.select().from(erasures).where(eq(erasures.userId, requester.userId));
  if (erasure === undefined) return search;
  const anonymous = { userEmail: erasure.pseudonym, ipAddress: null, sessionId: null, userAgent: null };
  return { ...search, query: null, queries: [], papers: [], requester: { ...requester, ...anonymous } };
}

/** Entries of the audit log stay for ever, so that neither the question nor anything that may quote it is among them. */
function describeSearch(search: LoggedSearch): AuditDetails {
  return {
    preference: search.preference,
    search_id: search.id,
    ...(search.papersFound === null ? {} : { papers_found: search.papersFound }),
    ...(search.processingTime === null ? {} : { processing_time: search.processingTime }),
    ...(search.failure === null ? {} : { reason: search.failure.code }),
  };
}

/** What each model used in a search, its steps taken together. */
function sumByModel(usage: readonly TokenUsage[]): LogTokenUsage[] {
  const byModel = new Map<string, LogTokenUsage>();
  for (const { model, total_tokens, cost_usd, estimated } of usage) {
    const before = byModel.get(model);
    const cost = before === undefined ? 0 : before.cost_usd;
    byModel.set(model, {
      model,
      total_tokens: (before?.total_tokens ?? 0) + total_tokens,
      cost_usd: cost === null || cost_usd === null ? null : cost + cost_usd,
      ...(estimated || before?.estimated ? { estimated: true } : {}),
    });
  }
  return [...byModel.values()];
}
