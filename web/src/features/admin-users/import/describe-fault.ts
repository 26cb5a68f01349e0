import type { TFunction } from "i18next";
import type { FileFault, RowFault } from "./read-import.ts";
import type { FailedRow } from "./send-import.ts";

type Translate = TFunction<"admin-users">;

/** Why nothing of a file could be read, and what to do about it. */
export function describeFileFault(fault: FileFault | { kind: "tooLarge" | "unreadable" }, t: Translate): string {
  if (fault.kind === "missingColumns" || fault.kind === "repeatedColumns")
    return t(`import.fault.${fault.kind}`, { columns: fault.columns.join(", ") });
  if (fault.kind === "openQuote") return t("import.fault.openQuote", { number: fault.number });
  return t(`import.fault.${fault.kind}`);
}

/** "Row 7: Invalid email format" */
export function describeRowFault({ number, kind, first }: RowFault, t: Translate): string {
  return t("import.row", { number, fault: t(`import.rowFault.${kind}`, { first }) });
}

/** Why the server did nothing with a row. */
export function describeRefusal({ reason, message }: Pick<FailedRow, "reason" | "message">, t: Translate): string {
  if (reason === null || reason === "invalid") return message || t("import.refusal.failed");
  return t(`import.refusal.${reason}`);
}
