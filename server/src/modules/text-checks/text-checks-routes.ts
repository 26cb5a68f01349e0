import { textCheckRequestSchema, textCheckSchema, textCheckUsageSchema } from "@medsieve/contract/text-checks";
import type { Database } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import type { Sources } from "@medsieve/sources/sources";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { countTextCheck, giveBackTextCheck, readTextCheckLimit, readTextChecks } from "../../db/text-checks.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { createTurns } from "../../turns/take-turns.ts";
import type { Work } from "../../work/work.ts";
import { checkText } from "./check-text.ts";

export interface TextChecksOptions {
  database: Database;
  guard: AuthGuard;
  sources: Sources;
  work: Work;
  now: () => Date;
}

/** Bytes of a body: a text and its references in characters of three bytes each, and what JSON adds. */
const BODY_LIMIT = 1_000_000;

/** A text held against the papers that it cites. Nothing of it is kept or logged. */
export const textChecksModule: FastifyPluginAsyncZod<TextChecksOptions> = async (
  app,
  { database, guard, sources, work, now },
) => {
  const { db } = database;
  const takeTurn = createTurns(sources);
  const onRequest = guard.requireScope.verify;
  const tags = ["verify"];

  app.post(
    "/verify",
    {
      onRequest,
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: "Each claim of a text beside the papers that it cites, with the sentences that say so or otherwise",
        body: textCheckRequestSchema,
        response: { 200: textCheckSchema },
      },
    },
    async (request, reply) => {
      const { user } = getSignedIn(request);
      const counted = await countTextCheck(db, user.id, now());
      const { used, limit, endsAt } = counted;
      if (!counted.counted) {
        const detail = `All ${limit} texts of this month have been checked. The count begins again on ${endsAt.toISOString().slice(0, 10)}`;
        const extra = { current_usage: used, limit, resets_at: endsAt.toISOString() };
        throw new AppError(429, "check_limit_exceeded", detail, { extra });
      }
      try {
        const claims = await takeTurn(request, reply, (signal, openSource) =>
          checkText(request.body, openSource, work, signal),
        );
        return { claims, checks_left: Math.max(0, limit - used), checks_limit: limit };
      } catch (error) {
        await giveBackTextCheck(db, user.id, now());
        throw error;
      }
    },
  );

  app.get(
    "/verify/usage",
    {
      onRequest: guard.requireScope.read,
      schema: { tags, summary: "Texts checked in the current month", response: { 200: textCheckUsageSchema } },
    },
    async (request) => {
      const at = now();
      return {
        used: await readTextChecks(db, getSignedIn(request).user.id, at),
        limit: await readTextCheckLimit(db),
        resets_at: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString(),
      };
    },
  );
};
