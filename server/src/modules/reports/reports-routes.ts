import { searchPathSchema } from "@medsieve/contract/paths";
import { reportPathSchema, reportRequestSchema, searchReportsSchema } from "@medsieve/contract/statement-reports";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireReadable } from "../../db/shares.ts";
import { readReports } from "../../db/statement-reports.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { getActor } from "../../http/request-actor.ts";
import { reportStatement } from "./report-statement.ts";
import { withdrawReport } from "./withdraw-report.ts";

/** What is wrong with statements of a search, as those who see it say, and what administrators answered. */
export const reportsModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database: { db }, guard },
) => {
  const tags = ["reports"];
  const params = searchPathSchema;

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
      const { user } = getSignedIn(request);
      await requireReadable(db, user.id, request.params.id);
      return { reports: await readReports(db, user.id, request.params.id) };
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
      const { user } = getSignedIn(request);
      await reportStatement(db, user.id, request.params.id, request.body);
      return { reports: await readReports(db, user.id, request.params.id) };
    },
  );

  app.delete(
    "/searches/:id/reports/:report_id",
    {
      onRequest: guard.requireUser,
      schema: {
        tags,
        summary: "Withdraw one's own report that has no answer; gives all reports of the search that are left",
        params: reportPathSchema,
        response: { 200: searchReportsSchema },
      },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      const { id, report_id: reportId } = request.params;
      await requireReadable(db, user.id, id);
      await withdrawReport(db, getActor(request), id, reportId);
      return { reports: await readReports(db, user.id, id) };
    },
  );
};
