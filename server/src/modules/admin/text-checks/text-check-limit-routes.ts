import { textCheckLimitSchema } from "@medsieve/contract/text-checks";
import type { Db } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readTextCheckLimit, saveTextCheckLimit } from "../../../db/text-checks.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getActor } from "../../../http/request-actor.ts";

export interface TextCheckLimitOptions {
  db: Db;
  guard: AuthGuard;
}

/** How many texts each account may check in a month. */
export const textCheckLimitModule: FastifyPluginAsyncZod<TextCheckLimitOptions> = async (app, { db, guard }) => {
  const onRequest = guard.requireAdmin;
  const tags = ["administration"];
  const response = { 200: textCheckLimitSchema };

  app.get(
    "/admin/text-checks",
    { onRequest, schema: { tags, summary: "How many texts each account may check in a month", response } },
    async () => ({ monthly_limit: await readTextCheckLimit(db) }),
  );

  app.put(
    "/admin/text-checks",
    {
      onRequest,
      schema: {
        tags,
        summary: "Set how many texts each account may check in a month",
        body: textCheckLimitSchema,
        response,
      },
    },
    async (request) => {
      await saveTextCheckLimit(db, getActor(request), request.body.monthly_limit);
      return { monthly_limit: await readTextCheckLimit(db) };
    },
  );
};
