import { type BatchImportResult, batchImportResultSchema } from "@medsieve/contract/admin/users";
import { IMPORT_ROWS_MAX } from "@medsieve/contract/constants";
import { callApi } from "../../../lib/api-client.ts";
import type { NumberedRow } from "./read-import.ts";

export interface ForetoldRow {
  number: number;
  result: BatchImportResult["results"][number];
}

/** What an import would do with each row; passwords stay here. */
export async function foretellImport(rows: readonly NumberedRow[], updatesExisting: boolean): Promise<ForetoldRow[]> {
  const foretold: ForetoldRow[] = [];
  for (let from = 0; from < rows.length; from += IMPORT_ROWS_MAX) {
    const batch = rows.slice(from, from + IMPORT_ROWS_MAX);
    const users = batch.map(({ row: { password, ...person } }) => ({ ...person, has_password: password !== null }));
    const { results } = await callApi({
      method: "POST",
      path: "/admin/users/batch-import/preview",
      body: { users, update_existing: updatesExisting },
      schema: batchImportResultSchema,
    });
    foretold.push(
      ...results.flatMap((result, index) => {
        const number = batch[index]?.number;
        return number === undefined ? [] : { number, result };
      }),
    );
  }
  return foretold;
}
