import type { TFunction } from "i18next";
import { guardFormula } from "../../../lib/csv.ts";
import type { TableColumn } from "../list-view.ts";
import { type TableLine, writeCell } from "./table-cells.ts";

/** What a table shows, line by line, its headings first; a cell without content is empty. */
export function writeCells(lines: readonly TableLine[], columns: readonly TableColumn[], t: TFunction): string[][] {
  return [
    columns.map((column) => t(`search:table.column.${column}`)),
    ...lines.map((line) => columns.map((column) => writeCell(line, column, t) ?? "")),
  ];
}

/** For the clipboard: cells between tabs, each on one line, none a formula. */
export function writeTsv(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map((cell) => guardFormula(cell.replace(/\s+/g, " ").trim())).join("\t")).join("\n");
}
