import { searchPathSchema } from "@medsieve/contract/paths";
import { comparisonQuerySchema, searchComparisonSchema, searchRecordSchema } from "@medsieve/contract/records";
import { recordStrategiesSchema } from "@medsieve/contract/strategies";
import type { HttpApp } from "../../../http/app-types.ts";
import { getSignedIn } from "../../../http/auth-guard.ts";
import { createLimit } from "../../../http/throttling.ts";
import { carryQueries } from "./carry-queries.ts";
import { compareSearches } from "./compare-searches.ts";
import { readRecord } from "./read-record.ts";
import { type RecordRoutesOptions, registerRecordFiles } from "./record-files.ts";

/** The record of a search that has ended, its files, its queries for other databases, and what another one found beside it. */
export function registerRecordRoutes(app: HttpApp, options: RecordRoutesOptions): void {
  const { database, postings, guard, work } = options;
  const reading = { onRequest: guard.requireScope.read };
  const dossiers = createLimit(database, { name: "dossier", attempts: 20, windowSeconds: 60 });
  registerRecordFiles(app, { ...options, dossiers });

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
      return { queries: await carryQueries({ database, postings }, work, { record, now: new Date() }) };
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
