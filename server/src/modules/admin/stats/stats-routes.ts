import { dashboardStatsSchema } from "@medsieve/contract/admin/stats";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "../../../db/client.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { readStats } from "./read-stats.ts";

export interface StatsModuleOptions {
  database: Database;
  guard: AuthGuard;
  now: () => Date;
}

/** What the dashboard shows. */
export const statsModule: FastifyPluginAsyncZod<StatsModuleOptions> = async (app, { database, guard, now }) => {
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
    () => readStats(database, now()),
  );
};
