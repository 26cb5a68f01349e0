import { type KeyboardEvent, useCallback, useRef, useState } from "react";

/** Rows that PageUp and PageDown pass over. */
const PAGE = 8;

export interface GridPlace {
  /** 0: the headings. */
  row: number;
  column: number;
}

interface GridOptions {
  /** With the headings. */
  rows: number;
  columns: number;
}

/** Where a key leads from `place`; null for a key that leads nowhere. */
function moveInGrid({ row, column }: GridPlace, key: string, isFar: boolean, { rows, columns }: GridOptions) {
  const last = { row: rows - 1, column: columns - 1 };
  const places: Record<string, GridPlace> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
  };
  const to = places[key];
  if (to === undefined) return null;
  return {
    row: Math.min(Math.max(to.row, 0), last.row),
    column: Math.min(Math.max(to.column, 0), last.column),
  };
}

/** Keys of a grid as WAI-ARIA has them: one cell is a tab stop, arrows lead from it, Enter presses it. */
export function useGrid({ rows, columns }: GridOptions, onPress: (place: GridPlace) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<GridPlace>({ row: 1, column: 0 });
  const active = { row: Math.min(at.row, rows - 1), column: Math.min(at.column, columns - 1) };

  const focus = useCallback((place: GridPlace) => {
    setAt(place);
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${place.row} ${place.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, []);

  function handleKey(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.cell === undefined) return;
    if (event.altKey || event.metaKey) return;
    if ((event.key === "Enter" || event.key === " ") && !event.ctrlKey) {
      event.preventDefault();
      onPress(active);
      return;
    }
    const to = moveInGrid(active, event.key, event.ctrlKey, { rows, columns });
    if (to === null) return;
    event.preventDefault();
    focus(to);
  }

  return { grid, active, setActive: setAt, focus, handleKey };
}
