import {
  queryLogsQuerySchema,
  queryLogsResponseSchema,
  questionErasureSchema,
} from "@medsieve/contract/admin/query-logs";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getActor } from "../../../http/request-actor.ts";
import { eraseQuestion } from "../../../privacy/erase-question.ts";
import { readQueryLogs } from "./read-query-logs.ts";

export interface QueryLogsModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
}

const tags = ["administration"];

/** Every search that ended: who asked what, what was found, what it cost. */
export const queryLogsModule: FastifyPluginAsyncZod<QueryLogsModuleOptions> = async (
  app,
  { database, notifications, guard },
) => {
  const { db } = database;

  app.get(
    "/admin/search-logs",
    {
      onRequest: guard.requireAdmin,
      schema: {
        tags,
        summary: "Query logs, newest first, and what all that match come to",
        querystring: queryLogsQuerySchema,
        response: { 200: queryLogsResponseSchema },
      },
    },
    async (request) => ({ status: "success" as const, ...(await readQueryLogs(database, request.query)) }),
  );

  app.post(
    "/admin/search-logs/:id/erase-question",
    {
      onRequest: guard.requireProvenAdmin,
      schema: {
        tags,
        summary: "Erase a question from the query log, with the searches of the same account that asked it",
        params: z.object({ id: z.uuid() }),
        response: { 200: questionErasureSchema },
      },
    },
    async (request) => ({
      status: "success" as const,
      ...(await eraseQuestion({ db, notifications }, getActor(request), request.params.id)),
    }),
  );
};
