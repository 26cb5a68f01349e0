import { okResponseSchema } from "@medsieve/contract/accounts";
import { searchPathSchema } from "@medsieve/contract/paths";
import { searchShareSchema } from "@medsieve/contract/shares";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AuthGuard } from "../../http/auth-guard.ts";
import { getActor } from "../../http/request-actor.ts";
import { endSharing, shareSearch } from "./share-search.ts";

/** A search that everyone of its owner's company may read. */
export const sharesModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database, guard },
) => {
  const onRequest = guard.requireUser;
  const tags = ["history"];

  app.post(
    "/searches/:id/share",
    {
      onRequest,
      schema: {
        tags,
        summary: "Let everyone of one's company read a search of one's own that has ended",
        params: searchPathSchema,
        response: { 200: searchShareSchema },
      },
    },
    (request) => shareSearch(database, getActor(request), request.params.id),
  );

  app.delete(
    "/searches/:id/share",
    {
      onRequest,
      schema: {
        tags,
        summary: "End the sharing of a search",
        params: searchPathSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      await endSharing(database, getActor(request), request.params.id);
      return { status: "success" as const };
    },
  );
};
