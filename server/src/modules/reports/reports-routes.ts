import { searchPathSchema } from "@medsieve/contract/paths";
import { reportRequestSchema, searchReportsSchema } from "@medsieve/contract/statement-reports";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "../../db/client.ts";
import { statementReports } from "../../db/schema/index.ts";
import { requireReadable } from "../../db/shares.ts";
import { readReports } from "../../db/statement-reports.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { reportStatement } from "./report-statement.ts";

/** What is wrong with statements of a search, as those who see it say, and what administrators answered. */
export const reportsModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database: { db }, guard },
) => {
  const tags = ["reports"];
  const params = searchPathSchema;
  const readOf = (searchId: string) => readReports(db, eq(statementReports.searchId, searchId));

  app.get(
    "/searches/:id/reports",
    {
      onRequest: guard.requireScope.read,
      schema: {
        tags,
        summary: "What was reported of the statements of a search, and answered",
        params,
        response: { 200: searchReportsSchema },
      },
    },
    async (request) => {
      await requireReadable(db, getSignedIn(request).user.id, request.params.id);
      return { reports: await readOf(request.params.id) };
    },
  );

  app.post(
    "/searches/:id/reports",
    {
      onRequest: guard.requireUser,
      schema: {
        tags,
        summary: "Say what is wrong with a statement; gives all reports of the search",
        params,
        body: reportRequestSchema,
        response: { 200: searchReportsSchema },
      },
    },
    async (request) => {
      await reportStatement(db, getSignedIn(request).user.id, request.params.id, request.body);
      return { reports: await readOf(request.params.id) };
    },
  );
};
