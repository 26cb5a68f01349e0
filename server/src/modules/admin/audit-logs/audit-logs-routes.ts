import { Readable } from "node:stream";
import {
  auditChainReportSchema,
  auditExportQuerySchema,
  auditLogsPageSchema,
  auditLogsQuerySchema,
} from "@medsieve/contract/admin/audit-logs";
import type { Db } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { verifyChain } from "../../../audit-chain/verify-chain.ts";
import { recordAudit } from "../../../db/audit.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getActor } from "../../../http/request-actor.ts";
import { exportEntries } from "./export-entries.ts";
import { listAuditEvents } from "./list-audit-events.ts";

export interface AuditLogsModuleOptions {
  db: Db;
  guard: AuthGuard;
  now: () => Date;
}

const tags = ["admin audit log"];
/** Never serialized by Fastify: the file is sent while it is written. */
const fileSchema = {
  description: "The entries as CSV, or as JSON, one a line",
  content: { "text/csv": { schema: z.string() }, "application/x-ndjson": { schema: z.string() } },
};
const TYPES = { csv: "text/csv; charset=utf-8", jsonl: "application/x-ndjson; charset=utf-8" } as const;

/** What the audit log says. It has no calls that change it. */
export const auditLogsModule: FastifyPluginAsyncZod<AuditLogsModuleOptions> = async (app, { db, guard, now }) => {
  app.get(
    "/admin/audit-logs",
    {
      onRequest: guard.requireAdmin,
      schema: {
        tags,
        summary: "A page of the audit log, newest first",
        querystring: auditLogsQuerySchema,
        response: { 200: auditLogsPageSchema },
      },
    },
    async (request) => listAuditEvents(db, request.query, now()),
  );

  app.get(
    "/admin/audit-logs/export",
    {
      onRequest: guard.requireAdmin,
      schema: {
        tags,
        summary: "The whole audit log as a file, or what meets the filters",
        querystring: auditExportQuerySchema,
        response: { 200: fileSchema },
      },
    },
    async (request, reply) => {
      const { format, ...filters } = request.query;
      // Before the file: who has it is known even where the connection breaks.
      await recordAudit(db, getActor(request), "AUDIT_EXPORT", { format });
      const file: unknown = Readable.from(exportEntries(db, filters, format));
      return reply
        .header("content-type", TYPES[format])
        .header("content-disposition", `attachment; filename="audit-log-${now().toISOString().slice(0, 10)}.${format}"`)
        .header("cache-control", "no-store")
        .send(file as string);
    },
  );

  app.get(
    "/admin/audit-logs/chain",
    {
      onRequest: guard.requireAdmin,
      schema: {
        tags,
        summary: "Whether an entry of the audit log was changed, taken out or put in past the server",
        response: { 200: auditChainReportSchema },
      },
    },
    (request) => verifyChain(db, request.signal, null),
  );
};
