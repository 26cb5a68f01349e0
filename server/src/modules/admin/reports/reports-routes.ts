import { okResponseSchema } from "@medsieve/contract/accounts";
import { reportAnswerRequestSchema, reportsPageSchema, reportsQuerySchema } from "@medsieve/contract/statement-reports";
import type { Db } from "@medsieve/database/client";
import { statementReports } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { eq, sql } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { recordAudit } from "../../../db/audit.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getActor } from "../../../http/request-actor.ts";
import { listReports } from "./list-reports.ts";

/** What users say is wrong with statements, and the answers to it. */
export const adminReportsModule: FastifyPluginAsyncZod<{ db: Db; guard: AuthGuard }> = async (app, { db, guard }) => {
  const onRequest = guard.requireAdmin;
  const tags = ["administration"];

  app.get(
    "/admin/reports",
    {
      onRequest,
      schema: {
        tags,
        summary: "Reported statements, newest first",
        querystring: reportsQuerySchema,
        response: { 200: reportsPageSchema },
      },
    },
    (request) => listReports(db, request.query),
  );

  app.put(
    "/admin/reports/:id/answer",
    {
      onRequest,
      schema: {
        tags,
        summary: "Answer a report, in place of what was answered before",
        params: z.object({ id: z.uuid({ error: "id must be a UUID" }) }),
        body: reportAnswerRequestSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const actor = getActor(request);
      await db.transaction(async (tx) => {
        const [answered] = await tx
          .update(statementReports)
          .set({ answer: request.body.answer, answeredBy: actor.id, answeredAt: sql`now()` })
          .where(eq(statementReports.id, request.params.id))
          .returning({ searchId: statementReports.searchId });
        if (answered === undefined) throw new AppError(404, "not_found", "There is no such report");
        await recordAudit(tx, actor, "REPORT_ANSWER", { search_id: answered.searchId });
      });
      return { status: "success" as const };
    },
  );
};
