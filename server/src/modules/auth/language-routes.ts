import { languageChoiceSchema, okResponseSchema } from "@medsieve/contract/accounts";
import type { Database } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";

/** The language of the pages of an account, in which it is mailed. */
export const languageModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database: { db }, guard },
) => {
  app.put(
    "/account/language",
    {
      onRequest: guard.requireUser,
      schema: {
        tags: ["account"],
        summary: "Set the language in which one is mailed about watched searches and retracted papers",
        body: languageChoiceSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      await db
        .update(users)
        .set({ language: request.body.language })
        .where(eq(users.id, getSignedIn(request).user.id));
      return { status: "success" as const };
    },
  );
};
