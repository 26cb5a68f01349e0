import { monthReportSchema, monthUsersSchema, monthWishesSchema } from "@medsieve/contract/admin/month";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import type { MonthView } from "./month-view.ts";

function writeQuery(wanted: Record<string, string | undefined>): string {
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

/** What a month came to; without a month the current one. */
export function monthQuery(month: string | undefined) {
  return queryOptions({
    queryKey: ["admin", "month", month ?? "now"],
    queryFn: ({ signal }) =>
      callApi({ path: `/admin/month${writeQuery({ month })}`, schema: monthReportSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One page of who searched in it. */
export function monthUsersQuery({ month, page = 1, size = ADMIN_PAGE_SIZE_DEFAULT }: MonthView) {
  const wanted = writeQuery({ month, page: String(page), per_page: String(size) });
  return queryOptions({
    queryKey: ["admin", "month-users", wanted],
    queryFn: ({ signal }) => callApi({ path: `/admin/month/users${wanted}`, schema: monthUsersSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Everyone who searched in it. */
export async function fetchAllUsers(month: string) {
  return (await callApi({ path: `/admin/month/users${writeQuery({ month })}`, schema: monthUsersSchema })).items;
}

/** One page of who asked for more searches in it. */
export function monthWishesQuery({ month, page = 1, size = ADMIN_PAGE_SIZE_DEFAULT }: MonthView) {
  const wanted = writeQuery({ month, page: String(page), per_page: String(size) });
  return queryOptions({
    queryKey: ["admin", "month-wishes", wanted],
    queryFn: ({ signal }) => callApi({ path: `/admin/month/wishes${wanted}`, schema: monthWishesSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Everyone who asked for more searches in it. */
export async function fetchAllWishes(month: string) {
  return (await callApi({ path: `/admin/month/wishes${writeQuery({ month })}`, schema: monthWishesSchema })).items;
}
