import { surveyCheckSchema, surveyRequestSchema, surveyResponseSchema } from "@medsieve/contract/surveys";
import type { Database } from "@medsieve/database/client";
import { surveys } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";

/** The survey about a larger plan, which everybody answers once. */
export const surveysModule: FastifyPluginAsyncZod<{ database: Database; guard: AuthGuard }> = async (
  app,
  { database: { db }, guard },
) => {
  const onRequest = guard.requireUser;
  const tags = ["usage"];

  app.get(
    "/usage/check-survey",
    {
      onRequest,
      schema: { tags, summary: "Whether the survey was answered", response: { 200: surveyCheckSchema } },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      const answered = await db.select({ id: surveys.id }).from(surveys).where(eq(surveys.userId, user.id));
      return { success: true as const, has_responded: answered.length > 0 };
    },
  );

  app.post(
    "/usage/survey",
    {
      onRequest,
      schema: {
        tags,
        summary: "Answer the survey",
        body: surveyRequestSchema,
        response: { 200: surveyResponseSchema },
      },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      const { interested, use_case, needed_searches, additional_feedback } = request.body;
      const saved = await db
        .insert(surveys)
        .values({
          userId: user.id,
          userEmail: user.email,
          userRole: user.role,
          companyId: user.companyId,
          companyName: user.companyName,
          interested,
          useCase: interested ? use_case : null,
          neededSearches: interested ? needed_searches : null,
          additionalFeedback: additional_feedback === "" ? null : additional_feedback,
        })
        .onConflictDoNothing({ target: surveys.userId })
        .returning({ id: surveys.id });
      if (saved.length === 0) throw new AppError(409, "survey_answered", "You have answered this survey already");
      return { success: true as const, message: "Thank you for your answers" };
    },
  );
};
