import type { ReaderStep, TokenUsage } from "@medsieve/contract/searches";
import type { Database, Db, Transaction } from "@medsieve/database/client";
import { modelSpending, searchSpending } from "@medsieve/database/schema/readings";
import { eq, sql } from "drizzle-orm";
import type { ReplyUsage, UsageLedger } from "./usage-ledger.ts";

/** What models cost this month (UTC), over all servers. */
export interface Spending {
  /** US dollars spent since the 1st, 00:00 UTC. */
  readMonth: () => Promise<number>;
  /** True when nothing may be asked any more. Calls that are under way may still go beyond the budget. */
  isSpent: () => Promise<boolean>;
  /** Adds a reply to the month of the search that asked, and to what is kept of that search until its log is written. */
  add: (search: Pick<UsageLedger, "id" | "startedAt">, step: ReaderStep, used: ReplyUsage) => Promise<void>;
}

/** The first day of the month, as PostgreSQL writes dates. */
function readMonth(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}

/** `budgetUsd`: US dollars a month; null: no limit. */
export function createSpending(database: Database, budgetUsd: number | null, now: () => Date): Spending {
  const sumMonth = async () => {
    const rows = await database.db.execute<{ spent: number }>(sql`
      select coalesce(sum(cost_usd), 0)::float8 as spent from ${modelSpending} where month = ${readMonth(now())}::date`);
    return rows.rows[0]?.spent ?? 0;
  };
  return {
    readMonth: sumMonth,
    isSpent: async () => budgetUsd !== null && (await sumMonth()) >= budgetUsd,
    add: async ({ id, startedAt }, step, { model, inputTokens, outputTokens, costUsd, isEstimated }) => {
      const added = sql`input_tokens = kept.input_tokens + excluded.input_tokens,
        output_tokens = kept.output_tokens + excluded.output_tokens, cost_usd = kept.cost_usd + excluded.cost_usd`;
      // One statement, so that the month and the search never differ.
      await database.db.execute(sql`
        with month_sum as (
          insert into ${modelSpending} as kept (month, model, input_tokens, output_tokens, cost_usd)
          values (${readMonth(startedAt)}::date, ${model}, ${inputTokens}, ${outputTokens}, ${costUsd ?? 0})
          on conflict (month, model) do update set ${added})
        insert into ${searchSpending} as kept (search_id, step, model, input_tokens, output_tokens, cost_usd, estimated)
        values (${id}::uuid, ${step}, ${model}, ${inputTokens}, ${outputTokens}, ${costUsd}, ${isEstimated})
        on conflict (search_id, step, model) do update
          set ${added}, estimated = kept.estimated or excluded.estimated`);
    },
  };
}

/** What models used for a search, or the reading of a watch, that has no log yet. */
export async function readSpent(db: Db | Transaction, searchId: string): Promise<TokenUsage[]> {
  const spent = await db.select().from(searchSpending).where(eq(searchSpending.searchId, searchId));
  return spent.map(
    ({ model, step, inputTokens, outputTokens, costUsd, estimated }): TokenUsage => ({
      ...{ model, step, input_tokens: inputTokens, output_tokens: outputTokens },
      total_tokens: inputTokens + outputTokens,
      cost_usd: costUsd,
      ...(estimated ? { estimated } : {}),
    }),
  );
}
