import type { Address } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { type ListPageSize, readListPageSize, readPageNumber } from "../../lib/read-list-address.ts";

export const MONTH_PARTS = ["company", "user", "model", "preference", "day", "failure", "wish"] as const;
export type MonthPart = (typeof MONTH_PARTS)[number];

/** Months that can be chosen. */
const MONTHS_OFFERED = 12;

/** Which month is shown, and by what, as the address keeps it; what is as usual is not there. */
export interface MonthView {
  /** Such as 2026-01; the current one is not there. */
  month?: string | undefined;
  by?: MonthPart | undefined;
  /** Of the users. */
  page?: number | undefined;
  size?: ListPageSize | undefined;
}

/** The view an address names; what it has that cannot be used counts as not there. */
export function readMonthView({ month, by, page, size }: Address): MonthView {
  return {
    month: typeof month === "string" && /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    by: readChoice(MONTH_PARTS, by) ?? undefined,
    page: readPageNumber(page),
    size: readListPageSize(size),
  };
}

/** The month of `now` and those before it, the latest first, in UTC. */
export function listMonths(now: Date): string[] {
  return Array.from({ length: MONTHS_OFFERED }, (_, before) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1)).toISOString().slice(0, 7),
  );
}
