import { setupDismissalSchema, setupPathSchema, setupSchema, setupTestSchema } from "@medsieve/contract/admin/setup";
import { FALLBACK_LANGUAGE } from "@medsieve/contract/constants";
import { setupChecks } from "@medsieve/database/schema/index";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../../http/auth-guard.ts";
import { toClient, toRequester } from "../../../http/search-client.ts";
import { createLimit } from "../../../http/throttling.ts";
import { describeSetup } from "./describe-setup.ts";
import type { SetupDeps } from "./setup-deps.ts";
import { testStep } from "./test-step.ts";

/** What a new installation still needs, and trying each part of it. */
export const setupModule: FastifyPluginAsyncZod<SetupDeps & { guard: AuthGuard }> = async (app, options) => {
  const { guard, ...deps } = options;
  const { database } = deps;
  const onRequest = guard.requireAdmin;
  const tags = ["admin setup"];
  const tests = createLimit(database, { name: "setup-test", attempts: 30, windowSeconds: 300 });
  const describe = (request: FastifyRequest) =>
    describeSetup(deps, { hasFactor: getSignedIn(request).user.hasSecondFactor });

  app.get(
    "/admin/setup",
    { onRequest, schema: { tags, summary: "What this installation still needs", response: { 200: setupSchema } } },
    describe,
  );

  app.post(
    "/admin/setup/:step/test",
    {
      onRequest,
      schema: {
        tags,
        summary: "Try a step with what it will be used for; how that ended is in the answer",
        params: setupPathSchema,
        body: setupTestSchema,
        response: { 200: setupSchema },
      },
    },
    async (request, reply) => {
      const { user, sessionId } = getSignedIn(request);
      await tests.take(user.id);
      const left = new AbortController();
      reply.raw.on("close", () => left.abort());
      const requester = toRequester(user, toClient(request, "Prompt_Trial", sessionId));
      const tester = { requester, name: user.fullName, language: request.body?.language ?? FALLBACK_LANGUAGE };
      await testStep(deps, request.params.step, tester, left.signal);
      return describe(request);
    },
  );

  app.put(
    "/admin/setup/:step",
    {
      onRequest,
      schema: {
        tags,
        summary: "Say that a step is not needed here, or is after all",
        params: setupPathSchema,
        body: setupDismissalSchema,
        response: { 200: setupSchema },
      },
    },
    async (request) => {
      const { step } = request.params;
      const isDismissed = request.body.is_dismissed;
      await database.db
        .insert(setupChecks)
        .values({ step, isDismissed })
        .onConflictDoUpdate({ target: setupChecks.step, set: { isDismissed } });
      return describe(request);
    },
  );
};
