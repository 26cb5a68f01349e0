import {
  monthQuerySchema,
  monthReportSchema,
  monthUsersQuerySchema,
  monthUsersSchema,
  monthWishesQuerySchema,
  monthWishesSchema,
} from "@medsieve/contract/admin/month";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { UsageLimits } from "../../../db/usage.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getManager } from "../../../http/request-actor.ts";
import { readMonth, readMonthUsers } from "./read-month.ts";
import { readMonthWishes } from "./read-wishes.ts";

export interface MonthModuleOptions {
  database: Database;
  guard: AuthGuard;
  /** US dollars that models may cost in a month; null: no limit. */
  budgetUsd: number | null;
  limits: UsageLimits;
  now: () => Date;
}

/** A month's use, cost and failures. */
export const monthModule: FastifyPluginAsyncZod<MonthModuleOptions> = async (app, options) => {
  const { database, guard, budgetUsd, limits, now } = options;
  const onRequest = guard.requireManager;
  const tags = ["administration"];
  const thisMonth = () => now().toISOString().slice(0, 7);

  app.get(
    "/admin/month",
    {
      onRequest,
      schema: {
        tags,
        summary: "What a month was used for, what it cost against the budget, and what failed",
        querystring: monthQuerySchema,
        response: { 200: monthReportSchema },
      },
    },
    async (request) => {
      const { scope } = getManager(request);
      // The budget is the whole server's.
      const limit = scope.kind === "everyone" ? budgetUsd : null;
      return readMonth(database, { scope, month: request.query.month ?? thisMonth(), budgetUsd: limit, now: now() });
    },
  );

  app.get(
    "/admin/month/users",
    {
      onRequest,
      schema: {
        tags,
        summary: "Who searched in a month, the dearest first",
        querystring: monthUsersQuerySchema,
        response: { 200: monthUsersSchema },
      },
    },
    async (request) =>
      readMonthUsers(database, getManager(request).scope, request.query.month ?? thisMonth(), request.query),
  );

  app.get(
    "/admin/month/wishes",
    {
      // As the survey is: it is asked for the whole server.
      onRequest: guard.requireAdmin,
      schema: {
        tags,
        summary: "Who asked for more searches than the limit in a month, beside what they answered in the survey",
        querystring: monthWishesQuerySchema,
        response: { 200: monthWishesSchema },
      },
    },
    async (request) =>
      readMonthWishes(database, { ...request.query, month: request.query.month ?? thisMonth() }, limits),
  );
};
