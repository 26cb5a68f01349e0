import { ROLES, type Role } from "@medsieve/contract/constants";
import { type Address, readId } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { type ListPageSize, readListPageSize, readPageNumber } from "../../lib/read-list-address.ts";

/** Which answers are shown, as the address keeps it; what is as usual is not there. */
export interface SurveysView {
  page?: number | undefined;
  size?: ListPageSize | undefined;
  company?: string | undefined;
  role?: Role | undefined;
  /** Calendar days, UTC, both included. */
  start?: string | undefined;
  end?: string | undefined;
}

/** The view an address names; what it has that cannot be used counts as not there. */
export function readSurveysView({ page, size, company, role, start, end }: Address): SurveysView {
  return {
    page: readPageNumber(page),
    size: readListPageSize(size),
    company: readId(company),
    role: readChoice(ROLES, role) ?? undefined,
    start: readDay(start),
    end: readDay(end),
  };
}

/** undefined for what is no day of the calendar. */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value;
}
