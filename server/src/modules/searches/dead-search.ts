import { LOG_STAGES, type LogFailure } from "@medsieve/contract/admin/query-logs";
import type { Transaction } from "@medsieve/database/client";
import { searchEvents, searchPapers } from "@medsieve/database/schema/index";
import { readSpent } from "@medsieve/language-models/spending";
import { sql } from "drizzle-orm";
import type { LoggedUsage } from "../../db/query-logs.ts";

/** What is known of a search whose server died: what it used by then, and the stage it was in. */
export async function readDeadSearch(
  tx: Transaction,
  searchId: string,
): Promise<{ usage: LoggedUsage; stage: LogFailure["stage"] }> {
  const tokenUsage = await readSpent(tx, searchId);
  const { rows } = await tx.execute<{ by_builtin: boolean; stage: string | null }>(sql`
    select
      exists(select from ${searchPapers} where ${searchPapers.searchId} = ${searchId}
        and ${searchPapers.reading}->'read_by'->>'reader' = 'builtin') as by_builtin,
      (select event->>'status' from ${searchEvents} where ${searchEvents.searchId} = ${searchId}
        and event->>'type' = 'search_status' order by seq desc limit 1) as stage`);
  const byBuiltin = rows[0]?.by_builtin ?? false;
  return {
    usage: {
      costUsd: tokenUsage.reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0),
      tokenUsage,
      readBy: tokenUsage.length === 0 ? "builtin" : byBuiltin ? "mixed" : "model",
      fallbacks: [],
      calls: [],
    },
    stage: LOG_STAGES.find((known) => known === rows[0]?.stage) ?? null,
  };
}
