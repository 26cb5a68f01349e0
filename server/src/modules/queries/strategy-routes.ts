import {
  importedStrategySchema,
  importStrategyRequestSchema,
  pressReportSchema,
  pressRequestSchema,
  TRANSLATION_TARGETS,
  translateRequestSchema,
  translationsSchema,
} from "@medsieve/contract/strategies";
import type { Database } from "@medsieve/database/client";
import type { PostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { createLimit } from "../../http/throttling.ts";
import { appraiseKnown } from "../../press/appraise-known.ts";
import { appraiseQuery } from "../../press/appraise-query.ts";
import { createLibraryWords } from "../../press/library-words.ts";
import type { TakeTurn } from "../../turns/take-turns.ts";
import type { Work } from "../../work/work.ts";
import { refuseIn } from "./refuse-in.ts";

interface StrategyOptions {
  database: Database;
  postings: PostingsSearch;
  guard: AuthGuard;
  work: Work;
  now: () => Date;
  takeTurn: TakeTurn;
}

/** Queries as strategies for other databases and back, and their appraisal. The source is asked for known papers alone. */
export const strategyRoutes: FastifyPluginAsyncZod<StrategyOptions> = async (
  app,
  { database, postings, guard, work, now, takeTurn },
) => {
  const onRequest = guard.requireScope.search;
  const tags = ["queries"];
  const translations = createLimit(database, { name: "query-translate", attempts: 120, windowSeconds: 60 });
  const imports = createLimit(database, { name: "strategy-import", attempts: 60, windowSeconds: 60 });
  const appraisals = createLimit(database, { name: "query-press", attempts: 60, windowSeconds: 60 });

  app.post(
    "/queries/translate",
    {
      onRequest,
      schema: {
        tags,
        summary: "A query as a strategy for other databases, line by line, with what could not be carried over",
        body: translateRequestSchema,
        response: { 200: translationsSchema },
      },
    },
    async (request, reply) => {
      await translations.take(getSignedIn(request).user.id);
      const { query, targets = TRANSLATION_TARGETS } = request.body;
      const input = { query, targets: [...new Set(targets)], thisYear: now().getUTCFullYear() };
      return takeTurn(request, reply, async (signal) => ({
        translations: await work.run("translateQuery", input, signal).catch(refuseIn("query")),
      }));
    },
  );

  app.post(
    "/queries/import-strategy",
    {
      onRequest,
      schema: {
        tags,
        summary:
          "A strategy of Ovid, Embase.com, the Cochrane Library or EBSCO as PubMed queries, line by line, with what was lost",
        body: importStrategyRequestSchema,
        response: { 200: importedStrategySchema },
      },
    },
    async (request, reply) => {
      await imports.take(getSignedIn(request).user.id);
      return takeTurn(request, reply, (signal) =>
        work.run("importStrategy", request.body.text, signal).catch(refuseIn("text")),
      );
    },
  );

  app.post(
    "/queries/press",
    {
      onRequest,
      schema: {
        tags,
        summary: "A PRESS appraisal of a query: what can be computed, and what a human must still judge",
        body: pressRequestSchema,
        response: { 200: pressReportSchema },
      },
    },
    async (request, reply) => {
      await appraisals.take(getSignedIn(request).user.id);
      const { query, pmids = [] } = request.body;
      return takeTurn(request, reply, (signal, source) => {
        const library = createLibraryWords({ database, postings }, signal);
        const describeKnown = () =>
          pmids.length === 0 ? null : appraiseKnown(query, pmids, { source: source(), work }, signal);
        return appraiseQuery(query, { library, work, describeKnown }, signal).catch(refuseIn("query"));
      });
    },
  );
};
