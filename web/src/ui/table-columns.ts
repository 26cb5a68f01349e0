import type { ReactNode } from "react";

export type SortOrder = "asc" | "desc";

export interface Sorting {
  /** The `sort` of the column that the rows are sorted by; undefined for none that is shown. */
  by: string | undefined;
  order: SortOrder;
  onChange: (by: string, order: SortOrder) => void;
}

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** What sorting by this column is called; without it, it cannot be sorted by. */
  sort?: string;
  /** Where it stands on a card: before it, as its title, below it. Otherwise among its facts, each with its title. */
  onCard?: "lead" | "title" | "actions" | "hidden";
  /** The title is only read out. */
  hidesTitle?: boolean;
  /** Right-aligned, in figures of one width. */
  isNumber?: boolean;
  /** Over all rows that match, not only those of the page; stands below the rows. */
  total?: ReactNode;
  /** More classes for the cells of the table. */
  look?: string;
}

export interface DataTableProps<Row> {
  /** What the rows are; read out. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting;
  /** Other rows are on their way. */
  isBusy?: boolean;
  isMarked?: (row: Row) => boolean;
  /** What is unfolded below a row; null for one that is folded. */
  detailOf?: (row: Row) => ReactNode;
  /** Wherever the key changes from one row to the next, a row with the title stands between them. */
  sectionOf?: (row: Row) => { key: string; title: ReactNode };
  /** By this name it is kept which columns are hidden; without one, all are shown. */
  hiding?: string;
  /** Pixels that the columns need beside each other; with less, and on a phone, each row becomes a card. */
  width?: number;
}
