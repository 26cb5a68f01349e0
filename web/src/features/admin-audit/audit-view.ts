import { AUDIT_ACTIONS, type AuditAction } from "@medsieve/contract/constants";
import type { Address } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { readPageNumber, readWords } from "../../lib/read-list-address.ts";

/** Which part of the audit log is shown, as the address keeps it; what is as usual is not there. */
export interface AuditView {
  page?: number | undefined;
  action?: AuditAction | undefined;
  /** ISO, UTC; both ends are included. */
  start?: string | undefined;
  end?: string | undefined;
  /** The account or search that something was done to. */
  target?: string | undefined;
  /** Words that the whole log is searched for. */
  filter?: string | undefined;
}

export const NO_FILTERS = { action: undefined, start: undefined, end: undefined, target: undefined, filter: undefined };

/** The view an address names; what it has that cannot be used counts as not there. */
export function readAuditView({ page, action, start, end, target, filter }: Address): AuditView {
  return {
    page: readPageNumber(page),
    action: readChoice(AUDIT_ACTIONS, action) ?? undefined,
    start: readMoment(start),
    end: readMoment(end),
    target: readWords(target),
    filter: readWords(filter),
  };
}

function readMoment(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return undefined;
  return Number.isNaN(Date.parse(value)) ? undefined : value;
}
