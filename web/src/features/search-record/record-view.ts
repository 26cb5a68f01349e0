import type { Address } from "../../lib/read-address.ts";
import { readPageNumber } from "../../lib/read-list-address.ts";

/** Which part of a record is shown; what is as usual is left out. */
export interface RecordView {
  /** The report in place of the record itself. */
  view?: "report" | undefined;
  /** Of the PMIDs that were found and not read. */
  page?: number | undefined;
}

export function readRecordView({ view, page }: Address): RecordView {
  return { view: view === "report" ? view : undefined, page: readPageNumber(page) };
}
