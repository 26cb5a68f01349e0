import { okResponseSchema } from "@medsieve/contract/accounts";
import { alertsSeenSchema, unseenAlertsSchema } from "@medsieve/contract/alerts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "../../db/client.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { markAlertsSeen, readUnseenAlerts } from "./alerts-store.ts";

/** What became known of papers after the searches that show them. */
export const alertsModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database, guard },
) => {
  const onRequest = guard.requireUser;
  const tags = ["alerts"];

  app.get(
    "/alerts",
    {
      onRequest,
      schema: {
        tags,
        summary: "Papers of the own searches that were retracted, or are doubted, since; what was not shown yet",
        response: { 200: unseenAlertsSchema },
      },
    },
    (request) => readUnseenAlerts(database, getSignedIn(request).user.id),
  );

  app.post(
    "/alerts/seen",
    {
      onRequest,
      schema: {
        tags,
        summary: "Those found until a moment were shown",
        body: alertsSeenSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      await markAlertsSeen(database, getSignedIn(request).user.id, request.body.until);
      return { status: "success" as const };
    },
  );
};
