import type { BatchImportResult, ImportPerson, ImportRefusal } from "@medsieve/contract/admin/users";

export type RowResult = BatchImportResult["results"][number];
/** A row that is imported, or what its result says in place of it. */
export type Checked<Row extends ImportPerson> = { refused: RowResult } | { row: Row };

export function refuse(email: string, reason: ImportRefusal, message: string): RowResult {
  return { email, success: false, message, reason, outcome: "refused", changes: [], company_created: false };
}
