import { auditLogsPageSchema, auditLogsQuerySchema } from "@medsieve/contract/admin/audit-logs";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../../db/client.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { listAuditEvents } from "./list-audit-events.ts";

export interface AuditLogsModuleOptions {
  db: Db;
  guard: AuthGuard;
  now: () => Date;
}

/** What the audit log says. It has no calls that change it. */
export const auditLogsModule: FastifyPluginAsyncZod<AuditLogsModuleOptions> = async (app, { db, guard, now }) => {
  app.get(
    "/admin/audit-logs",
    {
      onRequest: guard.requireAdmin,
      schema: {
        tags: ["admin audit log"],
        summary: "A page of the audit log, newest first",
        querystring: auditLogsQuerySchema,
        response: { 200: auditLogsPageSchema },
      },
    },
    async (request) => listAuditEvents(db, request.query, now()),
  );
};
