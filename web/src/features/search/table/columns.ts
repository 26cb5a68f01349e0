import { isRecord, readChoice } from "../../../lib/read-answer.ts";
import { TABLE_COLUMNS, type TableColumn } from "../list-view.ts";

export interface ColumnChoice {
  column: TableColumn;
  isShown: boolean;
}

/** The columns as someone keeps them; what is unknown is left out, and a column that is missing stands last. */
export function readColumns(kept: unknown): ColumnChoice[] {
  const entries = Array.isArray(kept) ? kept.filter(isRecord) : [];
  const choices = new Map<TableColumn, boolean>([["paper", true]]);
  for (const { column, isShown } of entries) {
    const known = readChoice(TABLE_COLUMNS, column);
    if (known !== null && !choices.has(known)) choices.set(known, isShown !== false);
  }
  for (const column of TABLE_COLUMNS) if (!choices.has(column)) choices.set(column, true);
  return Array.from(choices, ([column, isShown]) => ({ column, isShown }));
}

/** Puts a column one place before (-1) or after (1) where it stands; the first place is the paper's. */
export function moveColumn(choices: readonly ColumnChoice[], column: TableColumn, step: 1 | -1): ColumnChoice[] {
  const from = choices.findIndex((choice) => choice.column === column);
  const to = from + step;
  const moved = choices[from];
  if (moved === undefined || from === 0 || to < 1 || to >= choices.length) return [...choices];
  const others = choices.filter((choice) => choice !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
