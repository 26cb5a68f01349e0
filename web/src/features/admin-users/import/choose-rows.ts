import type { NumberedRow, ReadImport, RowFault } from "./read-import.ts";

/** Of a file, what can be imported and what is wrong with the other rows. */
export type ChosenRows = Pick<ReadImport, "rows" | "faults" | "faulty">;

/**
 * The rows that can be imported: those with a password, and all where accounts that exist are updated, since they keep theirs.
 * Of several rows with one address, the first that can be imported is.
 */
export function chooseRows(read: ChosenRows, updatesExisting: boolean): ChosenRows {
  const rows: NumberedRow[] = [];
  const found: RowFault[] = [];
  const firstWith = new Map<string, number>();
  for (const numbered of read.rows) {
    const { number, row } = numbered;
    const first = firstWith.get(row.email);
    if (row.password === null && !updatesExisting) found.push({ number, kind: "passwordRequired" });
    else if (first !== undefined) found.push({ number, kind: "repeated", first });
    else {
      firstWith.set(row.email, number);
      rows.push(numbered);
    }
  }
  const faults = read.faults.filter(({ kind }) => kind !== "passwordRequired" || !updatesExisting);
  const inOrder = [...faults, ...found].sort((one, other) => one.number - other.number);
  return { rows, faults: inOrder, faulty: read.faulty + found.length };
}
