import type { BatchImportResult, ImportRefusal, ImportRow } from "@medsieve/contract/admin/users";

export type RowResult = BatchImportResult["results"][number];
/** A row that is imported, or what its result says in place of it. */
export type Checked = { refused: RowResult } | { row: ImportRow };

export function refuse(email: string, reason: ImportRefusal, message: string): RowResult {
  return { email, success: false, message, reason, company_created: false };
}
