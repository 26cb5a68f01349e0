import { dashboardStatsSchema } from "@medsieve/contract/admin/stats";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { UsageLimits } from "../../../db/usage.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { readStats } from "./read-stats.ts";

export interface StatsModuleOptions {
  database: Database;
  guard: AuthGuard;
  limits: UsageLimits;
  /** US dollars that models may cost in a month; null: no limit. */
  budgetUsd: number | null;
  now: () => Date;
}

/** What the dashboard shows. */
export const statsModule: FastifyPluginAsyncZod<StatsModuleOptions> = async (app, options) => {
  const { database, guard, limits, budgetUsd, now } = options;
  app.get(
    "/admin/stats",
    {
      onRequest: guard.requireAdmin,
      schema: {
        tags: ["administration"],
        summary: "Accounts, searches and costs, now and over the last 90 days",
        response: { 200: dashboardStatsSchema },
      },
    },
    () => readStats(database, { limits, budgetUsd, now: now() }),
  );
};
