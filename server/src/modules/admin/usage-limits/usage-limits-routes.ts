import {
  limitAnswerSchema,
  limitQuerySchema,
  usageLimitsQuerySchema,
  usageLimitsResponseSchema,
} from "@medsieve/contract/admin/usage-limits";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { UsageLimits } from "../../../db/usage.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getManager } from "../../../http/request-actor.ts";
import { listUsage } from "../list-usage.ts";
import { changeLimit } from "./change-limit.ts";

export interface UsageLimitsModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  limits: UsageLimits;
  now: () => Date;
}

const userParamsSchema = z.object({ id: z.uuid({ error: "id must be the id of a user" }) });

/** What accounts have used of their monthly searches, and how many they may make. */
export const usageLimitsModule: FastifyPluginAsyncZod<UsageLimitsModuleOptions> = async (app, options) => {
  const { database, notifications, guard, limits, now } = options;
  const onRequest = guard.requireManager;
  const tags = ["administration"];

  app.get(
    "/admin/usage-limits",
    {
      onRequest,
      schema: {
        tags,
        summary: "Usage and limit of each account in the current month",
        querystring: usageLimitsQuerySchema,
        response: { 200: usageLimitsResponseSchema },
      },
    },
    async (request) => {
      const { scope } = getManager(request);
      return { success: true as const, ...(await listUsage(database, scope, request.query, limits, now())) };
    },
  );

  app.put(
    "/admin/users/:id/limit",
    {
      onRequest,
      schema: {
        tags,
        summary: "Set how many searches an account may make a month",
        params: userParamsSchema,
        querystring: limitQuerySchema,
        response: { 200: limitAnswerSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const data = await changeLimit(database, getManager(request), id, request.query.limit, limits, now());
      await notifications.publish("usage", id);
      return { success: true as const, data };
    },
  );
};
