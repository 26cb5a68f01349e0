import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";

interface ListAnswer {
  meta: { total_pages: number };
}

/** Goes to the last page of a list where the address names one beyond it, as after others were deleted. */
export function usePageInRange(
  page: number,
  { data, isPlaceholderData }: UseQueryResult<ListAnswer>,
  goTo: (page: number) => void,
): void {
  const last = isPlaceholderData ? undefined : data?.meta.total_pages;
  useEffect(() => {
    if (last !== undefined && page > last) goTo(last);
  }, [page, last, goTo]);
}
