import { surveyResponsesSchema, surveyStatisticsResponseSchema } from "@medsieve/contract/admin/survey-responses";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import type { SurveysView } from "./surveys-view.ts";

function listFilters({ company, role, start, end }: SurveysView): URLSearchParams {
  const filters = new URLSearchParams();
  if (company !== undefined) filters.set("company_id", company);
  if (role !== undefined) filters.set("user_role", role);
  if (start !== undefined) filters.set("start_date", start);
  if (end !== undefined) filters.set("end_date", end);
  return filters;
}

/** One page of the answers that match the filters, newest first. */
export function surveysQuery(view: SurveysView) {
  const wanted = listFilters(view);
  wanted.set("page", String(view.page ?? 1));
  wanted.set("per_page", String(view.size ?? ADMIN_PAGE_SIZE_DEFAULT));
  return queryOptions({
    queryKey: ["admin", "survey-responses", wanted.toString()],
    queryFn: ({ signal }) =>
      callApi({ path: `/admin/survey-responses?${wanted}`, schema: surveyResponsesSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Over all answers. */
export function surveyStatisticsQuery() {
  return queryOptions({
    queryKey: ["admin", "survey-statistics"],
    queryFn: async ({ signal }) =>
      (await callApi({ path: "/admin/survey-statistics", schema: surveyStatisticsResponseSchema, signal })).data,
    staleTime: 0,
  });
}

/** Every answer that matches the filters, for a file. */
export async function fetchAllResponses(view: SurveysView) {
  const filters = listFilters(view).toString();
  const path = `/admin/survey-responses${filters === "" ? "" : `?${filters}`}`;
  return (await callApi({ path, schema: surveyResponsesSchema })).data;
}
