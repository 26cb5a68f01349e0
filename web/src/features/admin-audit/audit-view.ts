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
  /** Words that entries of the loaded page are searched for. */
  filter?: string | undefined;
}

/** The view an address names; what it has that cannot be used counts as not there. */
export function readAuditView({ page, action, start, end, filter }: Address): AuditView {
  return {
    page: readPageNumber(page),
    action: readChoice(AUDIT_ACTIONS, action) ?? undefined,
    start: readMoment(start),
    end: readMoment(end),
    filter: readWords(filter),
  };
}

function readMoment(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return undefined;
  return Number.isNaN(Date.parse(value)) ? undefined : value;
}
