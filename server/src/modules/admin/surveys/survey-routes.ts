import {
  surveyResponsesQuerySchema,
  surveyResponsesSchema,
  surveyStatisticsResponseSchema,
} from "@medsieve/contract/admin/survey-responses";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { readSurveyResponses, readSurveyStatistics } from "./read-surveys.ts";

/** What people answered to the survey about a larger plan. */
export const surveyResponsesModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database, guard },
) => {
  const onRequest = guard.requireAdmin;
  const tags = ["administration"];

  app.get(
    "/admin/survey-responses",
    {
      onRequest,
      schema: {
        tags,
        summary: "Answers to the survey, newest first",
        querystring: surveyResponsesQuerySchema,
        response: { 200: surveyResponsesSchema },
      },
    },
    async (request) => ({ success: true as const, ...(await readSurveyResponses(database, request.query)) }),
  );

  app.get(
    "/admin/survey-statistics",
    {
      onRequest,
      schema: { tags, summary: "What all answers come to", response: { 200: surveyStatisticsResponseSchema } },
    },
    async () => ({ success: true as const, data: await readSurveyStatistics(database) }),
  );
};
