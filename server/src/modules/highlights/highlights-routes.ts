import { okResponseSchema } from "@medsieve/contract/accounts";
import {
  allHighlightsSchema,
  highlightPathSchema,
  highlightRequestSchema,
  searchHighlightsSchema,
} from "@medsieve/contract/highlights";
import type { Database } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireReadable } from "../../db/shares.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import * as store from "./highlights-store.ts";

/** Papers that a user marks in their own searches. What is not theirs does not exist for them (404). */
export const highlightsModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database, guard },
) => {
  const onRequest = guard.requireUser;
  const reading = guard.requireScope.read;
  const tags = ["highlights"];

  app.post(
    "/highlights",
    {
      onRequest,
      schema: { tags, summary: "Mark a paper", body: highlightRequestSchema, response: { 200: okResponseSchema } },
    },
    async (request) => {
      const added = await store.addHighlight(database, getSignedIn(request).user.id, request.body);
      if (!added) throw new AppError(404, "not_found", "There is no such paper in a search of yours");
      return { status: "success" as const };
    },
  );

  app.delete(
    "/highlights/:search_id/:pmid",
    {
      onRequest,
      schema: { tags, summary: "Unmark a paper", params: highlightPathSchema, response: { 200: okResponseSchema } },
    },
    async (request) => {
      const { search_id, pmid } = request.params;
      await requireSearch(getSignedIn(request).user.id, search_id);
      await store.removeHighlight(database, search_id, pmid);
      return { status: "success" as const };
    },
  );

  app.get(
    "/highlights/:search_id",
    {
      onRequest: reading,
      schema: {
        tags,
        summary: "The marked papers of a search",
        params: highlightPathSchema.pick({ search_id: true }),
        response: { 200: searchHighlightsSchema },
      },
    },
    async (request) => {
      await requireReadable(database.db, getSignedIn(request).user.id, request.params.search_id);
      return store.readSearchHighlights(database, request.params.search_id);
    },
  );

  app.get(
    "/highlights",
    { onRequest: reading, schema: { tags, summary: "All marked papers", response: { 200: allHighlightsSchema } } },
    (request) => store.readAllHighlights(database, getSignedIn(request).user.id),
  );

  async function requireSearch(userId: string, searchId: string): Promise<void> {
    if (await store.hasSearch(database, userId, searchId)) return;
    throw new AppError(404, "not_found", "There is no such search");
  }
};
