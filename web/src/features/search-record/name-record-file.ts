import type { SearchRecord } from "@medsieve/contract/records";
import { nameSearchFile } from "../../entities/search/export/file-names.ts";

/** "Does zinc shorten colds_2026-03-01_found.ris": the question, the day of the search, and which file of it this is. */
export function nameRecordFile({ question, started_at }: SearchRecord, ending: string): string {
  return nameSearchFile({ query: question, created_at: started_at }, ending);
}
