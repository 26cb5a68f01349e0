import {
  demonstrationRequestSchema,
  libraryImportsPageSchema,
  libraryImportsQuerySchema,
  librarySchema,
  retractedPapersPageSchema,
  retractedPapersQuerySchema,
} from "@medsieve/contract/admin/library";
import type { Database } from "@medsieve/database/client";
import {
  removeDemonstration,
  wantDemonstration,
  wantsDemonstration,
} from "@medsieve/sources/demonstration/demonstration-switch";
import { fillDemonstration } from "@medsieve/sources/demonstration/fill-demonstration";
import type { ExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import type { Sources } from "@medsieve/sources/sources";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { recordAudit } from "../../../db/audit.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getActor } from "../../../http/request-actor.ts";
import { describeLibrary } from "./describe-library.ts";
import { folderModule } from "./folder-routes.ts";
import { registerJobRoutes } from "./job-routes.ts";
import { listImports } from "./list-imports.ts";
import { listRetracted } from "./list-retracted.ts";

/** Where the library is filled from. */
export interface LibraryFilling {
  imports: ExclusiveImports;
  /** LIBRARY_FOLDER: files that administrators may import; it need not be there. */
  folder: string;
  /** The fictional papers, as PubMed XML. */
  demonstrationFile: string;
}

export interface LibraryModuleOptions {
  database: Database;
  guard: AuthGuard;
  sources: Sources;
  filling: LibraryFilling;
}

/** What is in the library, and filling it. */
export const libraryModule: FastifyPluginAsyncZod<LibraryModuleOptions> = async (app, options) => {
  const { database, guard, sources, filling } = options;
  const { imports, folder, demonstrationFile } = filling;
  const { db } = database;
  registerJobRoutes(app, { database, guard, imports, folder });
  await app.register(folderModule, { db, guard, folder });
  const onRequest = guard.requireAdmin;
  const tags = ["admin library"];

  app.get(
    "/admin/library",
    { onRequest, schema: { tags, summary: "What is in the library", response: { 200: librarySchema } } },
    () => describeLibrary(database, sources),
  );

  app.get(
    "/admin/library/imports",
    {
      onRequest,
      schema: {
        tags,
        summary: "Files that were imported, latest first",
        querystring: libraryImportsQuerySchema,
        response: { 200: libraryImportsPageSchema },
      },
    },
    (request) => listImports(db, request.query),
  );

  app.get(
    "/admin/library/retractions",
    {
      onRequest,
      schema: {
        tags,
        summary: "Papers of the library that were retracted, latest first",
        querystring: retractedPapersQuerySchema,
        response: { 200: retractedPapersPageSchema },
      },
    },
    (request) => listRetracted(db, request.query),
  );

  app.put(
    "/admin/library/demonstration",
    {
      onRequest,
      schema: {
        tags,
        summary: "Whether fictional papers fill a library without real ones",
        body: demonstrationRequestSchema,
        response: { 200: librarySchema },
      },
    },
    async (request) => {
      const { is_on: isOn } = request.body;
      const before = await wantsDemonstration(database);
      await wantDemonstration(database, isOn);
      if (isOn) await fillDemonstration(database, demonstrationFile);
      else await removeDemonstration(database);
      if (isOn !== before) {
        await recordAudit(db, getActor(request), "LIBRARY_UPDATE", {
          changes: { demonstration: { from: before, to: isOn } },
        });
      }
      return describeLibrary(database, sources);
    },
  );
};
