import { queryLogsQuerySchema, queryLogsResponseSchema } from "@medsieve/contract/admin/query-logs";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { readQueryLogs } from "./read-query-logs.ts";

/** Every search that ended: who asked what, what was found, what it cost. */
export const queryLogsModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database, guard },
) => {
  app.get(
    "/admin/search-logs",
    {
      onRequest: guard.requireAdmin,
      schema: {
        tags: ["administration"],
        summary: "Query logs, newest first, and what all that match come to",
        querystring: queryLogsQuerySchema,
        response: { 200: queryLogsResponseSchema },
      },
    },
    async (request) => ({ status: "success" as const, ...(await readQueryLogs(database, request.query)) }),
  );
};
