import {
  promptCompareQuerySchema,
  promptComparisonSchema,
  promptVersionDetailSchema,
  promptVersionsPageSchema,
  promptVersionsQuerySchema,
} from "@medsieve/contract/prompt-versions";
import { promptSetSchema } from "@medsieve/contract/prompts";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AuthGuard } from "../../http/auth-guard.ts";
import { applyRows } from "../../prompts/prompt-store.ts";
import { compareVersions, findVersion, listVersions, readVersion } from "./read-versions.ts";
import { answerSave, ifMatchSchema } from "./versioned-answers.ts";

const paramsSchema = z.object({ id: z.uuid({ error: "id must be a UUID" }) });

/** What the prompts were, who changed them, and the way back. */
export const promptVersionsModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database, guard },
) => {
  const onRequest = guard.requireAdmin;
  const tags = ["prompts"];

  app.get(
    "/prompts/versions",
    {
      onRequest,
      schema: {
        tags,
        summary: "Versions of the prompt settings, newest first",
        querystring: promptVersionsQuerySchema,
        response: { 200: promptVersionsPageSchema },
      },
    },
    (request) => listVersions(database.db, request.query),
  );

  app.get(
    "/prompts/versions/:id",
    {
      onRequest,
      schema: {
        tags,
        summary: "One version, with what it changed",
        params: paramsSchema,
        response: { 200: promptVersionDetailSchema },
      },
    },
    (request) => readVersion(database.db, request.params.id),
  );

  app.get(
    "/prompts/versions/:id/compare",
    {
      onRequest,
      schema: {
        tags,
        summary: "What differs from one version to another",
        params: paramsSchema,
        querystring: promptCompareQuerySchema,
        response: { 200: promptComparisonSchema },
      },
    },
    (request) => compareVersions(database.db, request.params.id, request.query.with),
  );

  app.post(
    "/prompts/versions/:id/restore",
    {
      onRequest,
      schema: {
        tags,
        summary: "Go back to a version, which makes a new one",
        params: paramsSchema,
        headers: ifMatchSchema,
        response: { 200: promptSetSchema },
      },
    },
    async (request, reply) => {
      const { number, settings } = await findVersion(database.db, request.params.id);
      const change = () => applyRows(settings);
      return answerSave(database, request, reply, { kind: "restored", restoredFrom: number, change });
    },
  );
};
