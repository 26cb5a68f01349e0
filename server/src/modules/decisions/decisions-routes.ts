import { okResponseSchema } from "@medsieve/contract/accounts";
import { decisionRequestSchema, searchDecisionsSchema } from "@medsieve/contract/decisions";
import { paperPathSchema, searchPathSchema } from "@medsieve/contract/paths";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readDecisions } from "../../db/decisions.ts";
import { requireReadable } from "../../db/shares.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { decide, readOwnReasons } from "./decisions-store.ts";

/** Which papers of a search its owner includes, and excludes, and why. The record of the search is not touched by it. */
export const decisionsModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database: { db }, guard },
) => {
  const onRequest = guard.requireUser;
  const tags = ["decisions"];

  app.get(
    "/searches/:id/decisions",
    {
      onRequest: guard.requireScope.read,
      schema: {
        tags,
        summary: "What was decided on the papers of a search, and one's own reasons",
        params: searchPathSchema,
        response: { 200: searchDecisionsSchema },
      },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      const isShared = await requireReadable(db, user.id, request.params.id);
      const [decisions, own_reasons] = await Promise.all([
        readDecisions(db, request.params.id),
        readOwnReasons(db, user.id),
      ]);
      return { decisions, own_reasons, ...(isShared ? { read_only: true } : {}) };
    },
  );

  app.put(
    "/searches/:id/papers/:pmid/decision",
    {
      onRequest,
      schema: {
        tags,
        summary: "Include or exclude a paper, or leave it undecided",
        params: paperPathSchema,
        body: decisionRequestSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const { id: searchId, pmid } = request.params;
      await decide(db, getSignedIn(request).user.id, { searchId, pmid }, request.body);
      return { status: "success" as const };
    },
  );
};
