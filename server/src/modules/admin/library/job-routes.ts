import { importRequestSchema, libraryJobAnswerSchema } from "@medsieve/contract/admin/library";
import type { Database } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import type { ExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import type { HttpApp } from "../../../http/app-types.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getActor } from "../../../http/request-actor.ts";
import { findFiles } from "./import-folder.ts";
import { createImportJobs } from "./import-jobs.ts";

interface JobRoutesOptions {
  database: Database;
  guard: AuthGuard;
  imports: ExclusiveImports;
  /** LIBRARY_FOLDER. */
  folder: string;
}

/** Importing files of the folder: beginning, following and stopping it. */
export function registerJobRoutes(app: HttpApp, { database, guard, imports, folder }: JobRoutesOptions): void {
  const jobs = createImportJobs({ database, imports, log: app.log });
  app.addHook("onClose", () => jobs.close());
  const onRequest = guard.requireAdmin;
  const tags = ["admin library"];

  app.get(
    "/admin/library/job",
    {
      onRequest,
      schema: { tags, summary: "The import that is running, else the last", response: { 200: libraryJobAnswerSchema } },
    },
    async () => ({ job: await jobs.read() }),
  );

  app.post(
    "/admin/library/imports",
    {
      onRequest,
      schema: {
        tags,
        summary: "Import files of the folder, in the order of their names",
        body: importRequestSchema,
        response: { 202: libraryJobAnswerSchema },
      },
    },
    async (request, reply) => {
      await jobs.begin(getActor(request), await findFiles(folder, request.body.files));
      return reply.code(202).send({ job: await jobs.read() });
    },
  );

  app.post(
    "/admin/library/job/cancel",
    {
      onRequest,
      schema: {
        tags,
        summary: "Stop the import that is running; what was stored stays",
        response: { 202: libraryJobAnswerSchema },
      },
    },
    async (request, reply) => {
      if (!(await jobs.cancel(getActor(request)))) throw new AppError(404, "not_found", "No import is running");
      return reply.code(202).send({ job: await jobs.read() });
    },
  );
}
