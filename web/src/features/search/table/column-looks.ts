import type { TableColumn } from "../list-view.ts";

/** Beside the pane, from 1280 px, narrow enough that at 1440 px all columns up to the relevance are in view. */
export const COLUMN_LOOKS: Record<TableColumn, { width: string; isNumber: boolean }> = {
  paper: { width: "min-w-44 max-w-44 sm:min-w-64 sm:max-w-64 xl:min-w-38 xl:max-w-38", isNumber: false },
  population: { width: "min-w-40 max-w-40 xl:min-w-23 xl:max-w-23", isNumber: false },
  intervention: { width: "min-w-36 max-w-36 xl:min-w-23 xl:max-w-23", isNumber: false },
  comparator: { width: "min-w-32 max-w-32 xl:min-w-22 xl:max-w-22", isNumber: false },
  outcome: { width: "min-w-40 max-w-40 xl:min-w-22 xl:max-w-22", isNumber: false },
  finding: { width: "min-w-52 max-w-52 xl:min-w-34 xl:max-w-34", isNumber: false },
  n: { width: "min-w-14 max-w-14 xl:min-w-14 xl:max-w-14", isNumber: true },
  relevance: { width: "min-w-26 max-w-26 xl:min-w-20 xl:max-w-20", isNumber: true },
  decision: { width: "min-w-28 max-w-28", isNumber: false },
};
