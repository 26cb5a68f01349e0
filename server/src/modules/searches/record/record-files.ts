import { Readable } from "node:stream";
import { searchPathSchema } from "@medsieve/contract/paths";
import { citationsQuerySchema, reportQuerySchema } from "@medsieve/contract/records";
import type { Database } from "@medsieve/database/client";
import { WORD_MEDIA_TYPE, writeWordReport } from "@medsieve/documents/word-report/write-word-report";
import type { PostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { z } from "zod";
import type { HttpApp } from "../../../http/app-types.ts";
import { type AuthGuard, getSignedIn } from "../../../http/auth-guard.ts";
import type { Limit } from "../../../http/throttling.ts";
import type { Work } from "../../../work/work.ts";
import { carryQueries } from "./carry-queries.ts";
import { findEndedSearch } from "./read-record.ts";
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

export interface RecordRoutesOptions {
  database: Database;
  postings: PostingsSearch;
  guard: AuthGuard;
  work: Work;
}

/** The files of a search that has ended: its papers as references, and its report. */
export function registerRecordFiles(
  app: HttpApp,
  { database, postings, guard, work, dossiers }: RecordRoutesOptions & { dossiers: Limit },
): void {
  const reading = { onRequest: guard.requireScope.read };

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
      const carried = isDossier ? await carryQueries({ database, postings }, work, reported) : null;
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
}
