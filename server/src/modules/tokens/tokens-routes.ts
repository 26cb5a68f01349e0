import { okResponseSchema } from "@medsieve/contract/accounts";
import { newPersonalTokenSchema, personalTokenRequestSchema, personalTokensSchema } from "@medsieve/contract/tokens";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { getActor } from "../../http/request-actor.ts";
import { createToken, listTokens, revokeToken } from "./tokens-store.ts";

export interface TokensModuleOptions {
  database: Database;
  guard: AuthGuard;
  now: () => Date;
}

/** The personal tokens of the signed-in user; no token opens these calls. */
export const tokensModule: FastifyPluginAsyncZod<TokensModuleOptions> = async (
  app,
  { database: { db }, guard, now },
) => {
  const onRequest = guard.requireUser;
  const tags = ["account"];

  app.get(
    "/account/tokens",
    { onRequest, schema: { tags, summary: "The own personal tokens", response: { 200: personalTokensSchema } } },
    async (request) => ({ items: await listTokens(db, getSignedIn(request).user.id) }),
  );

  app.post(
    "/account/tokens",
    {
      onRequest,
      schema: {
        tags,
        summary: "Make a personal token; the answer is the only one that ever holds it",
        body: personalTokenRequestSchema,
        response: { 200: newPersonalTokenSchema },
      },
    },
    (request) => createToken(db, getSignedIn(request).user.id, request.body, { actor: getActor(request), now: now() }),
  );

  app.delete(
    "/account/tokens/:id",
    {
      onRequest,
      schema: {
        tags,
        summary: "Revoke a personal token at once",
        params: z.object({ id: z.uuid({ error: "id must be a UUID" }) }),
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      await revokeToken(db, getSignedIn(request).user.id, request.params.id, getActor(request));
      return { status: "success" as const };
    },
  );
};
