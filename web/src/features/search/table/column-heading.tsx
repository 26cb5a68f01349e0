import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { joinClasses } from "../../../ui/class-names.ts";
import type { TableColumn } from "../list-view.ts";
import { COLUMN_LOOKS } from "./column-looks.ts";
import type { LineOrder } from "./table-cells.ts";

interface ColumnHeadingProps {
  column: TableColumn;
  /** From 0. */
  index: number;
  order: LineOrder | null;
  isActive: boolean;
  onFocus: () => void;
  onSort: () => void;
}

/** The name of a column; pressed, it sorts by it: one way, the other, and as before. */
export function ColumnHeading({ column, index, order, isActive, onFocus, onSort }: ColumnHeadingProps) {
  const { t } = useTranslation("search");
  const isSorted = order?.column === column;
  const Arrow = order?.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      tabIndex={isActive ? 0 : -1}
      data-cell={`0 ${index}`}
      aria-sort={isSorted ? (order.isDescending ? "descending" : "ascending") : "none"}
      onFocus={onFocus}
      onClick={onSort}
      className={joinClasses(
        "outline-2 outline-transparent -outline-offset-2 focus-visible:outline-accent sticky top-0 z-2 cursor-pointer select-none border-line-strong border-b bg-sunken px-2.5 py-2 xl:px-2 font-semibold text-[0.8125rem] text-muted hover:text-ink",
        COLUMN_LOOKS[column].width,
        COLUMN_LOOKS[column].isNumber && "text-right",
        index === 0 && "left-0 z-3 border-r border-r-line",
      )}
    >
      {t(`table.column.${column}`)}
      {isSorted && <Arrow aria-hidden className="ml-1 inline size-3.5 align-[-2px]" />}
    </th>
  );
}
