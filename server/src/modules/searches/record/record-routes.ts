import { Readable } from "node:stream";
import { searchPathSchema } from "@medsieve/contract/paths";
import {
  citationsQuerySchema,
  comparisonQuerySchema,
  reportQuerySchema,
  searchComparisonSchema,
  searchRecordSchema,
} from "@medsieve/contract/records";
import { recordStrategiesSchema } from "@medsieve/contract/strategies";
import type { Database } from "@medsieve/database/client";
import { WORD_MEDIA_TYPE, writeWordReport } from "@medsieve/documents/word-report/write-word-report";
import { z } from "zod";
import type { HttpApp } from "../../../http/app-types.ts";
import { type AuthGuard, getSignedIn } from "../../../http/auth-guard.ts";
import { createLimit } from "../../../http/throttling.ts";
import type { Work } from "../../../work/work.ts";
import { carryQueries } from "./carry-queries.ts";
import { compareSearches } from "./compare-searches.ts";
import { findEndedSearch, readRecord } from "./read-record.ts";
import { readReportedSearch } from "./read-reported-search.ts";
import { CITATION_MEDIA_TYPES, nameRecordFile, openCitationsFile } from "./write-citations.ts";

/** Never serialized by Fastify: the file is sent while it is written. */
const citationsFileSchema = {
  description: "A file of references in UTF-8",
  content: Object.fromEntries(CITATION_MEDIA_TYPES.map((type) => [type, { schema: z.string() }])),
};

/** Never serialized by Fastify. */
const wordFileSchema = {
  description: "A Word document",
  content: { [WORD_MEDIA_TYPE]: { schema: z.string() } },
};

/** The record of a search that has ended, its report, its papers as references, and what another search found beside it. */
export function registerRecordRoutes(
  app: HttpApp,
  { database, guard, work }: { database: Database; guard: AuthGuard; work: Work },
): void {
  const reading = { onRequest: guard.requireScope.read };
  const dossiers = createLimit(database, { name: "dossier", attempts: 20, windowSeconds: 60 });

  app.get(
    "/search-history/:id/record",
    {
      ...reading,
      schema: {
        tags: ["history"],
        summary: "The record of a search as it ended",
        params: searchPathSchema,
        response: { 200: searchRecordSchema },
      },
    },
    (request) => readRecord(database, getSignedIn(request).user.id, request.params.id),
  );

  app.get(
    "/search-history/:id/citations",
    {
      ...reading,
      schema: {
        tags: ["history"],
        summary: "The papers of a search as a file of references: RIS, NBIB or BibTeX",
        params: searchPathSchema,
        querystring: citationsQuerySchema,
        response: { 200: citationsFileSchema },
      },
    },
    async (request, reply) => {
      const { format, papers } = request.query;
      const search = await findEndedSearch(database, getSignedIn(request).user.id, request.params.id);
      const file = openCitationsFile(database.db, search, format, papers);
      // Typed as the text that it becomes.
      const body: unknown = Readable.from(file.text);
      return reply
        .header("content-type", `${file.mediaType}; charset=utf-8`)
        .header("content-disposition", `attachment; filename="${file.name}"`)
        .header("cache-control", "no-store")
        .send(body as string);
    },
  );

  app.get(
    "/search-history/:id/report",
    {
      ...reading,
      schema: {
        tags: ["history"],
        summary:
          "The report of a search as a Word document, in the language it was asked in; as a dossier with more on its words, queries, trials and checks",
        params: searchPathSchema,
        querystring: reportQuerySchema,
        response: { 200: wordFileSchema },
      },
    },
    async (request, reply) => {
      const userId = getSignedIn(request).user.id;
      const isDossier = request.query.form === "dossier";
      if (isDossier) await dossiers.take(userId);
      const reported = await readReportedSearch(database, userId, request.params.id);
      const carried = isDossier ? await carryQueries(database, work, reported) : null;
      const file: unknown = Buffer.from(await writeWordReport(reported, carried));
      return reply
        .header("content-type", WORD_MEDIA_TYPE)
        .header(
          "content-disposition",
          `attachment; filename="${nameRecordFile(reported.details, `${request.query.form}.docx`)}"`,
        )
        .header("cache-control", "no-store")
        .send(file as string);
    },
  );

  app.get(
    "/search-history/:id/strategies",
    {
      ...reading,
      schema: {
        tags: ["history"],
        summary:
          "Each query of a search that has ended, appraised by PRESS 2015, and as a strategy for ten other databases",
        params: searchPathSchema,
        response: { 200: recordStrategiesSchema },
      },
    },
    async (request) => {
      const userId = getSignedIn(request).user.id;
      await dossiers.take(userId);
      const record = await readRecord(database, userId, request.params.id);
      return { queries: await carryQueries(database, work, { record, now: new Date() }) };
    },
  );

  app.get(
    "/search-history/:id/comparison",
    {
      ...reading,
      schema: {
        tags: ["history"],
        summary: "What a search found beside an earlier one",
        params: searchPathSchema,
        querystring: comparisonQuerySchema,
        response: { 200: searchComparisonSchema },
      },
    },
    (request) => compareSearches(database, getSignedIn(request).user.id, request.params.id, request.query.with),
  );
}
