import { okResponseSchema } from "@medsieve/contract/accounts";
import { historyPageSchema, historyQuerySchema, searchDetailsSchema } from "@medsieve/contract/history";
import { paperPartsSchema } from "@medsieve/contract/papers";
import { paperPathSchema, searchPathSchema } from "@medsieve/contract/paths";
import type { Database } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import type { HttpApp } from "../../http/app-types.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { getActor } from "../../http/request-actor.ts";
import { deleteSearch } from "./delete-search.ts";
import { readHistory, readPaperParts } from "./searches-history.ts";
import type { SearchesService } from "./searches-service.ts";

/** What is kept of the own searches: the history, one search, a paper's statements; and deleting a search. */
export function registerHistoryRoutes(
  app: HttpApp,
  { service, database, guard }: { service: SearchesService; database: Database; guard: AuthGuard },
): void {
  const signedIn = { onRequest: guard.requireUser };
  const reading = { onRequest: guard.requireScope.read };

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
