import { type SurveyRequest, surveyCheckSchema, surveyResponseSchema } from "@medsieve/contract/surveys";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";

/** Whether this user has answered; asked again each time the survey might open. */
export function surveyCheckQuery(userId: string) {
  return queryOptions({
    queryKey: ["survey-check", userId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await callApi({ path: "/usage/check-survey", schema: surveyCheckSchema, signal })).has_responded,
  });
}

/** Sends the answers. Those that were given before, in another tab, are as good. Throws ApiError. */
export async function sendSurvey(survey: SurveyRequest): Promise<void> {
  try {
    await callApi({ method: "POST", path: "/usage/survey", body: survey, schema: surveyResponseSchema });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "survey_answered")) throw error;
  }
}
