import type { TextEncoding } from "./decode-text.ts";
import type { Encoding } from "./encodings.ts";
import type { FileFault, NumberedRow, RowFault } from "./read-import.ts";

/** What the page asks of the worker, once. */
export interface WorkerRequest {
  file: Blob;
  /** The one that was chosen; null to detect it. */
  encoding: Encoding | null;
}

/** Rows and faults come in parts, so that taking them over never holds the page up for long. */
export type WorkerAnswer =
  | { type: "rows"; rows: NumberedRow[] }
  | { type: "faults"; faults: RowFault[] }
  | { type: "read"; encoding: TextEncoding; faulty: number; unknownColumns: readonly string[] }
  | { type: "fault"; fault: FileFault }
  /** `message` is for the console. */
  | { type: "failed"; message: string };
