import type { SearchType } from "@medsieve/contract/constants";
import { searchPathSchema } from "@medsieve/contract/paths";
import { type SearchEvent, searchEventSchema } from "@medsieve/contract/search-events";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { searchCancelSchema, searchRequestSchema, searchSetupSchema } from "@medsieve/contract/searches";
import type { SearchClient } from "@medsieve/database/requester";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpApp } from "../../http/app-types.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { toClient } from "../../http/search-client.ts";
import type { SearchesService } from "./searches-service.ts";

/** Never serialized by Fastify: the route writes each line itself. */
const eventStreamSchema = {
  description: "One event of the search a line, as the socket sends them",
  content: { "application/x-ndjson": { schema: searchEventSchema } },
};

/** What answers, searching, and stopping a search. */
export function registerSearchesRoutes(
  app: HttpApp,
  { service, guard }: { service: SearchesService; guard: AuthGuard },
): void {
  const searching = { onRequest: guard.requireScope.search };

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
