import { okResponseSchema } from "@medsieve/contract/accounts";
import type { SearchType } from "@medsieve/contract/constants";
import { historyPageSchema, historyQuerySchema, searchDetailsSchema } from "@medsieve/contract/history";
import { paperPartsSchema } from "@medsieve/contract/papers";
import { paperPathSchema, searchPathSchema } from "@medsieve/contract/paths";
import { type SearchEvent, searchEventSchema } from "@medsieve/contract/search-events";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { searchCancelSchema, searchRequestSchema, searchSetupSchema } from "@medsieve/contract/searches";
import type { Database } from "@medsieve/database/client";
import type { SearchClient } from "@medsieve/database/requester";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpApp } from "../../http/app-types.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { getActor } from "../../http/request-actor.ts";
import { toClient } from "../../http/search-client.ts";
import { deleteSearch } from "./delete-search.ts";
import { readHistory, readPaperParts } from "./searches-history.ts";
import type { SearchesService } from "./searches-service.ts";

/** Never serialized by Fastify: the route writes each line itself. */
const eventStreamSchema = {
  description: "One event of the search a line, as the socket sends them",
  content: { "application/x-ndjson": { schema: searchEventSchema } },
};

/** Searching, stopping and deleting, a paper's statements, what answers, and the history. */
export function registerSearchesRoutes(
  app: HttpApp,
  { service, database, guard }: { service: SearchesService; database: Database; guard: AuthGuard },
): void {
  const signedIn = { onRequest: guard.requireUser };
  const searching = { onRequest: guard.requireScope.search };
  const reading = { onRequest: guard.requireScope.read };

  app.get(
    "/search/setup",
    {
      ...searching,
      schema: { tags: ["search"], summary: "What answers, and who reads", response: { 200: searchSetupSchema } },
    },
    (request) => service.describeSetup(getSignedIn(request).user),
  );

  app.post(
    "/search",
    {
      ...searching,
      schema: {
        tags: ["search"],
        summary: "Search, and wait for the result",
        body: searchRequestSchema,
        response: { 200: searchResultSchema },
      },
    },
    async (request, reply) => {
      const { user } = getSignedIn(request);
      const searchId = await service.start(user, request.body, describeClient(request, "HTTP"));
      return service.waitForResult(user, searchId, closedSignal(reply));
    },
  );

  app.post(
    "/search/stream",
    {
      ...searching,
      schema: {
        tags: ["search"],
        summary: "Search, and receive its events",
        body: searchRequestSchema,
        response: { 200: eventStreamSchema },
      },
    },
    async (request, reply) => {
      const { user } = getSignedIn(request);
      const searchId = await service.start(user, request.body, describeClient(request, "HTTP_Stream"));
      const events = service.follow(user, searchId, 0, closedSignal(reply));
      await streamEvents(reply, events);
    },
  );

  app.post(
    "/searches/:id/cancel",
    {
      ...searching,
      schema: {
        tags: ["search"],
        summary: "Stop a search that runs; id is the search's, or the request_id it was begun with",
        params: searchPathSchema,
        response: { 200: searchCancelSchema },
      },
    },
    async (request) => ({ search_id: await service.cancel(getSignedIn(request).user, request.params.id) }),
  );

  app.delete(
    "/searches/:id",
    {
      ...signedIn,
      schema: {
        tags: ["history"],
        summary: "Delete a search of one's own that has ended, with all that is kept of it",
        params: searchPathSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      await deleteSearch(database, getActor(request), request.params.id);
      return { status: "success" as const };
    },
  );

  app.get(
    "/searches/:id/papers/:pmid/statements",
    {
      ...reading,
      schema: {
        tags: ["search"],
        summary:
          "What lists leave out of a paper of a search: every statement with all that it rests on, abstract and terms",
        params: paperPathSchema,
        response: { 200: paperPartsSchema },
      },
    },
    async (request) => {
      const { id, pmid } = request.params;
      const parts = await readPaperParts(database, getSignedIn(request).user.id, id, pmid);
      if (parts === null) throw new AppError(404, "not_found", "There is no such paper among those that were read");
      return parts;
    },
  );

  app.get(
    "/search-history",
    {
      ...reading,
      schema: {
        tags: ["history"],
        summary: "The own searches, newest first",
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema },
      },
    },
    (request) => readHistory(database, getSignedIn(request).user.id, request.query),
  );

  app.get(
    "/search-history/:id/details",
    {
      ...reading,
      schema: {
        tags: ["history"],
        summary: "Everything that is kept of a search",
        params: searchPathSchema,
        response: { 200: searchDetailsSchema },
      },
    },
    (request) => service.readDetails(getSignedIn(request).user, request.params.id),
  );
}

function describeClient(request: FastifyRequest, searchType: SearchType): SearchClient {
  return toClient(request, searchType, getSignedIn(request).sessionId);
}

/** Aborts when the client is gone: the search itself goes on, and its result is in the history. */
function closedSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => controller.abort());
  return controller.signal;
}

/** Writes an event a line, no faster than the client takes them. */
async function streamEvents(reply: FastifyReply, events: AsyncIterable<SearchEvent>): Promise<void> {
  const { raw } = reply.hijack();
  raw.writeHead(200, { "content-type": "application/x-ndjson; charset=utf-8", "cache-control": "no-store" });
  try {
    for await (const event of events) {
      const hasRoom = raw.write(`${JSON.stringify(searchEventSchema.parse(event))}\n`);
      if (!hasRoom && !raw.destroyed) await new Promise((resolve) => raw.once("drain", resolve).once("close", resolve));
    }
  } catch (err) {
    reply.log.error({ err }, "a stream of a search broke off; the search goes on");
  }
  raw.end();
}
