import { usageResponseSchema } from "@medsieve/contract/usage";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readUsage, type UsageLimits } from "../../db/usage.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";

export interface UsageModuleOptions {
  database: Database;
  guard: AuthGuard;
  limits: UsageLimits;
  now?: () => Date;
}

/** What an account has used of its monthly searches. */
export const usageModule: FastifyPluginAsyncZod<UsageModuleOptions> = async (app, options) => {
  const { database, guard, limits, now = () => new Date() } = options;

  app.get(
    "/usage/current",
    {
      onRequest: guard.requireScope.read,
      schema: { tags: ["usage"], summary: "Usage of the current month", response: { 200: usageResponseSchema } },
    },
    async (request) => {
      const data = await readUsage(database.db, getSignedIn(request).user, limits, now());
      return { success: true as const, data };
    },
  );
};
