import {
  promptDryRunResultSchema,
  promptDryRunSchema,
  promptResetQuerySchema,
  promptSetSchema,
} from "@medsieve/contract/prompts";
import type { Database } from "@medsieve/database/client";
import type { Readers } from "@medsieve/language-models/readers";
import type { Sources } from "@medsieve/sources/sources";
import { ignoreWaiting } from "@medsieve/sources/wait-notice";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { toClient, toRequester } from "../../http/search-client.ts";
import { createLimit } from "../../http/throttling.ts";
import { DEFAULT_PROMPTS } from "../../prompts/defaults/default-prompts.ts";
import { runDry } from "../../prompts/dry-run.ts";
import { readPromptSet } from "../../prompts/prompt-store.ts";
import type { Work } from "../../work/work.ts";
import { addVersion, resetSettings } from "./prompts-service.ts";
import { answerSave, ifMatchSchema, sendVersioned } from "./versioned-answers.ts";

interface PromptsModuleOptions {
  database: Database;
  guard: AuthGuard;
  readers: Readers;
  sources: Sources;
  work: Work;
  now: () => Date;
}

/** Bytes: 36 prompts of full length, each character of three bytes, with room for what JSON escapes. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** The settings of the searches' prompts, for administrators. The version of the set travels as ETag and If-Match. */
export const promptsModule: FastifyPluginAsyncZod<PromptsModuleOptions> = async (
  app,
  { database, guard, readers, sources, work, now },
) => {
  const onRequest = guard.requireAdmin;
  const tags = ["prompts"];
  const dryRuns = createLimit(database, { name: "prompt-dry-run", attempts: 30, windowSeconds: 300 });

  app.get(
    "/prompts",
    { onRequest, schema: { tags, summary: "Read the prompt settings", response: { 200: promptSetSchema } } },
    async (_request, reply) => sendVersioned(reply, addVersion(await readPromptSet(database.db))),
  );

  app.get(
    "/prompts/defaults",
    { onRequest, schema: { tags, summary: "Read the built-in prompt settings", response: { 200: promptSetSchema } } },
    async () => DEFAULT_PROMPTS,
  );

  app.post(
    "/prompts",
    {
      onRequest,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        summary: "Save the whole set",
        headers: ifMatchSchema,
        body: promptSetSchema,
        response: { 200: promptSetSchema },
      },
    },
    (request, reply) => answerSave(database, request, reply, { kind: "saved", change: () => request.body }),
  );

  app.post(
    "/prompts/reset",
    {
      onRequest,
      schema: {
        tags,
        summary: "Reset a language, or one preference of it, to the built-in settings",
        headers: ifMatchSchema,
        querystring: promptResetQuerySchema,
        response: { 200: promptSetSchema },
      },
    },
    (request, reply) => {
      const { language, preference } = request.query;
      return answerSave(database, request, reply, {
        kind: "reset",
        change: (current) => resetSettings(current, DEFAULT_PROMPTS, language, preference),
      });
    },
  );

  app.post(
    "/prompts/dry-run",
    {
      onRequest,
      schema: {
        tags,
        summary: "Try settings that need not be saved with a question, beside those that hold",
        body: promptDryRunSchema,
        response: { 200: promptDryRunResultSchema },
      },
    },
    async (request, reply) => {
      const { user, sessionId } = getSignedIn(request);
      await dryRuns.take(user.id);
      const left = new AbortController();
      reply.raw.on("close", () => left.abort());
      const requester = toRequester(user, toClient(request, "Prompt_Trial", sessionId));
      const source = sources.open(ignoreWaiting);
      return runDry({ database, readers, source, work, now }, request.body, requester, left.signal);
    },
  );
};
