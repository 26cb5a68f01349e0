import { REPORT_STATES, type ReportState } from "@medsieve/contract/constants";
import type { Address } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { type ListPageSize, readListPageSize, readPageNumber, readWords } from "../../lib/read-list-address.ts";

export const READERS = ["builtin", "model"] as const;

/** Which reports are shown, as the address keeps it; what is as usual is not there. */
export interface ReportsView {
  page?: number | undefined;
  size?: ListPageSize | undefined;
  state?: ReportState | undefined;
  reader?: (typeof READERS)[number] | undefined;
  filter?: string | undefined;
}

/** The view an address names; what it has that cannot be used counts as not there. */
export function readReportsView({ page, size, state, reader, filter }: Address): ReportsView {
  return {
    page: readPageNumber(page),
    size: readListPageSize(size),
    state: readChoice(REPORT_STATES, state) ?? undefined,
    reader: readChoice(READERS, reader) ?? undefined,
    filter: readWords(filter),
  };
}
