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
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/client.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { createLimit } from "../../http/throttling.ts";
import type { PaperSource } from "../../sources/paper-source.ts";
import type { Sources } from "../../sources/sources.ts";
import { ignoreWaiting } from "../../sources/wait-notice.ts";
import type { Work } from "../../work/work.ts";
import { checkRecall } from "./check-recall.ts";
import { completeHeadings } from "./complete-headings.ts";
import { countQueries } from "./count-queries.ts";
import { createPaperHeadings } from "./library-headings.ts";
import { UserQueue } from "./user-queue.ts";

interface QueriesModuleOptions {
  database: Database;
  guard: AuthGuard;
  sources: Sources;
  work: Work;
}

/** Below the 30 seconds after which a page gives up a call. */
const ASKING_TIMEOUT_MS = 25_000;

/** What helps a user to write queries: checking, counting, recall of known papers, completion. None counts as a search. */
export const queriesModule: FastifyPluginAsyncZod<QueriesModuleOptions> = async (
  app,
  { database, guard, sources, work },
) => {
  const onRequest = guard.requireUser;
  const tags = ["queries"];
  const counts = createLimit(database, { name: "query-count", attempts: 60, windowSeconds: 60 });
  const recalls = createLimit(database, { name: "query-recall", attempts: 30, windowSeconds: 60 });
  const checks = createLimit(database, { name: "query-check", attempts: 300, windowSeconds: 60 });
  const completions = createLimit(database, { name: "query-headings", attempts: 300, windowSeconds: 60 });
  const queue = new UserQueue();
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

  /** One call of a user at a time. Ends with the client's leaving, and before a page would give up. */
  async function takeTurn<Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (signal: AbortSignal, openSource: () => PaperSource) => Promise<Result>,
  ): Promise<Result> {
    const left = new AbortController();
    reply.raw.once("close", () => left.abort());
    const timeout = AbortSignal.timeout(ASKING_TIMEOUT_MS);
    try {
      const signal = AbortSignal.any([left.signal, timeout]);
      const open = () => sources.open(ignoreWaiting);
      return await queue.run(getSignedIn(request).user.id, signal, () => work(signal, open));
    } catch (error) {
      if (!timeout.aborted) throw error;
      const seconds = ASKING_TIMEOUT_MS / 1000;
      const detail = `The source did not answer within ${seconds} seconds. Ask for fewer queries or papers at once`;
      throw new AppError(503, "source_unavailable", detail, { cause: error });
    }
  }
};
