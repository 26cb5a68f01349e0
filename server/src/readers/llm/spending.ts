import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { modelSpending } from "../../db/schema/readings.ts";

/** What models cost this month (UTC), over all servers. */
export interface Spending {
  /** US dollars spent since the 1st, 00:00 UTC. */
  readMonth: () => Promise<number>;
  /** True when nothing may be asked any more. Calls that are under way may still go beyond the budget. */
  isSpent: () => Promise<boolean>;
  add: (model: string, spent: { inputTokens: number; outputTokens: number; costUsd: number }) => Promise<void>;
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
    add: async (model, spent) => {
      await database.db
        .insert(modelSpending)
        .values({ month: readMonth(now()), model, ...spent })
        .onConflictDoUpdate({
          target: [modelSpending.month, modelSpending.model],
          set: {
            inputTokens: sql`${modelSpending.inputTokens} + excluded.input_tokens`,
            outputTokens: sql`${modelSpending.outputTokens} + excluded.output_tokens`,
            costUsd: sql`${modelSpending.costUsd} + excluded.cost_usd`,
          },
        });
    },
  };
}
