import { okResponseSchema } from "@medsieve/contract/accounts";
import { alertMailsSchema, alertsSeenSchema, unseenAlertsSchema } from "@medsieve/contract/alerts";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { markAlertsSeen, readUnseenAlerts, wantAlertMails, wantsAlertMails } from "./alerts-store.ts";

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

  app.get(
    "/alerts/mails",
    {
      onRequest,
      schema: {
        tags,
        summary: "Whether one is mailed when a paper of a saved search is retracted",
        response: { 200: alertMailsSchema },
      },
    },
    async (request) => ({ is_on: await wantsAlertMails(database, getSignedIn(request).user.id) }),
  );

  app.put(
    "/alerts/mails",
    {
      onRequest,
      schema: {
        tags,
        summary: "Set whether one is mailed when a paper of a saved search is retracted",
        body: alertMailsSchema,
        response: { 200: alertMailsSchema },
      },
    },
    async (request) => {
      await wantAlertMails(database, getSignedIn(request).user.id, request.body.is_on);
      return { is_on: request.body.is_on };
    },
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
