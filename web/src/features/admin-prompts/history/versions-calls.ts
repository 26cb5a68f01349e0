import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import {
  promptComparisonSchema,
  promptVersionDetailSchema,
  promptVersionsPageSchema,
} from "@medsieve/contract/prompt-versions";
import { promptSetSchema } from "@medsieve/contract/prompts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client.ts";
import type { VersionsView } from "./versions-view.ts";

const KEY = ["admin", "prompt-versions"];

/** One page of the versions, the newest first. */
export function versionsQuery({ page = 1, size = ADMIN_PAGE_SIZE_DEFAULT }: VersionsView) {
  return queryOptions({
    queryKey: [...KEY, "page", page, size],
    queryFn: ({ signal }) =>
      callApi({ path: `/prompts/versions?page=${page}&per_page=${size}`, schema: promptVersionsPageSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** What a version changed; it never changes itself. */
export function versionQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, "one", id],
    queryFn: ({ signal }) => callApi({ path: `/prompts/versions/${id}`, schema: promptVersionDetailSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function comparisonQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...KEY, "comparison", from, to],
    queryFn: ({ signal }) =>
      callApi({ path: `/prompts/versions/${from}/compare?with=${to}`, schema: promptComparisonSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Throws ApiError `prompts_changed` where another set than that of `holding` is saved by now. */
export function restoreVersion(id: string, holding: string | null) {
  const path = `/prompts/versions/${id}/restore`;
  return callApi({ method: "POST", path, ifMatch: holding, schema: promptSetSchema });
}
