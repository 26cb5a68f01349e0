import { limitAnswerSchema, type UsageRecord, usageLimitsResponseSchema } from "@medsieve/contract/admin/usage-limits";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { type TextCheckLimit, textCheckLimitSchema } from "@medsieve/contract/text-checks";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import { readOrder, type UsageView } from "./usage-view.ts";

export const USAGE_KEY = ["admin", "usage-limits"] as const;

/** One page of the accounts with what they used of their limit. */
export function usageQuery(view: UsageView) {
  const { sort, order } = readOrder(view);
  const wanted = new URLSearchParams({
    page: String(view.page ?? 1),
    per_page: String(view.size ?? ADMIN_PAGE_SIZE_DEFAULT),
    sort,
    order,
  });
  if (view.filter !== undefined) wanted.set("search", view.filter.trim());
  if (view.state !== undefined) wanted.set("state", view.state);
  return queryOptions({
    queryKey: [...USAGE_KEY, wanted.toString()],
    queryFn: ({ signal }) =>
      callApi({ path: `/admin/usage-limits?${wanted}`, schema: usageLimitsResponseSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** `limit` null is the default of the role, 0 blocks searching. Throws ApiError. */
export async function saveLimit(userId: string, limit: number | null): Promise<UsageRecord> {
  const path = `/admin/users/${encodeURIComponent(userId)}/limit?limit=${limit ?? ""}`;
  return (await callApi({ method: "PUT", path, schema: limitAnswerSchema })).data;
}

/** How many texts each account may check in a month. */
export function textCheckLimitQuery() {
  return queryOptions({
    queryKey: ["admin", "text-checks"],
    queryFn: ({ signal }) => callApi({ path: "/admin/text-checks", schema: textCheckLimitSchema, signal }),
    staleTime: 0,
  });
}

export function saveTextCheckLimit(limit: TextCheckLimit): Promise<TextCheckLimit> {
  return callApi({ method: "PUT", path: "/admin/text-checks", body: limit, schema: textCheckLimitSchema });
}
