import {
  headingCompletionsSchema,
  headingQuerySchema,
  queryCheckRequestSchema,
  queryCheckSchema,
  queryCountRequestSchema,
  queryCountsSchema,
  recallCheckSchema,
  recallRequestSchema,
} from "@medsieve/contract/queries";
import type { Database } from "@medsieve/database/client";
import type { PostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import type { Sources } from "@medsieve/sources/sources";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { createLimit } from "../../http/throttling.ts";
import { checkRecall } from "../../press/check-recall.ts";
import { createTurns } from "../../turns/take-turns.ts";
import type { Work } from "../../work/work.ts";
import { completeHeadings } from "./complete-headings.ts";
import { countQueries } from "./count-queries.ts";
import { createPaperHeadings } from "./library-headings.ts";
import { movingInRoutes } from "./moving-in-routes.ts";
import { strategyRoutes } from "./strategy-routes.ts";

interface QueriesModuleOptions {
  database: Database;
  guard: AuthGuard;
  sources: Sources;
  postings: PostingsSearch;
  work: Work;
  now: () => Date;
}

/** What helps a user to write queries: checking, counting, recall, completion, strategies. None counts as a search. */
export const queriesModule: FastifyPluginAsyncZod<QueriesModuleOptions> = async (
  app,
  { database, guard, sources, postings, work, now },
) => {
  const onRequest = guard.requireScope.search;
  const tags = ["queries"];
  const counts = createLimit(database, { name: "query-count", attempts: 60, windowSeconds: 60 });
  const recalls = createLimit(database, { name: "query-recall", attempts: 30, windowSeconds: 60 });
  const checks = createLimit(database, { name: "query-check", attempts: 300, windowSeconds: 60 });
  const completions = createLimit(database, { name: "query-headings", attempts: 300, windowSeconds: 60 });
  const takeTurn = createTurns(sources);
  const headings = createPaperHeadings(database, app.log);

  app.post(
    "/queries/check",
    {
      onRequest,
      schema: {
        tags,
        summary: "What PubMed would make of a query; nothing is searched",
        body: queryCheckRequestSchema,
        response: { 200: queryCheckSchema },
      },
    },
    async (request, reply) => {
      await checks.take(getSignedIn(request).user.id);
      return takeTurn(request, reply, (signal) => work.run("checkQueryText", request.body.query, signal));
    },
  );

  app.post(
    "/queries/count",
    {
      onRequest,
      schema: {
        tags,
        summary: "How many papers each query finds",
        body: queryCountRequestSchema,
        response: { 200: queryCountsSchema },
      },
    },
    async (request, reply) => {
      await counts.take(getSignedIn(request).user.id);
      return takeTurn(request, reply, (signal, source) => countQueries(request.body, source(), work, signal));
    },
  );

  app.post(
    "/queries/recall",
    {
      onRequest,
      schema: {
        tags,
        summary: "Which of these papers each query finds, and what loses the others",
        body: recallRequestSchema,
        response: { 200: recallCheckSchema },
      },
    },
    async (request, reply) => {
      await recalls.take(getSignedIn(request).user.id);
      return takeTurn(request, reply, (signal, source) => checkRecall(request.body, source(), work, signal));
    },
  );

  app.get(
    "/queries/headings",
    {
      onRequest,
      schema: {
        tags,
        summary: "MeSH headings that a text begins or names",
        querystring: headingQuerySchema,
        response: { 200: headingCompletionsSchema },
      },
    },
    async (request, reply) => {
      await completions.take(getSignedIn(request).user.id);
      return takeTurn(request, reply, async () => completeHeadings(request.query.text, await headings.read()));
    },
  );

  await app.register(strategyRoutes, { database, postings, guard, work, now, takeTurn });
  await app.register(movingInRoutes, { database, guard, work, now, takeTurn });
};
