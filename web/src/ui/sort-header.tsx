import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Button } from "react-aria-components";
import { joinClasses } from "./class-names.ts";
import type { Column, Sorting } from "./table-columns.ts";

interface SortHeaderProps<Row> {
  column: Column<Row>;
  sorting?: Sorting;
}

/** The heading of a column; pressing one that can be sorted by sorts by it, and then the other way round. */
export function SortHeader<Row>({ column, sorting }: SortHeaderProps<Row>) {
  const { title, sort, hidesTitle = false, isNumber = false } = column;
  const isSortable = sort !== undefined && sorting !== undefined;
  const isSorted = isSortable && sorting.by === sort;
  const isAscending = isSorted && sorting.order === "asc";
  const Icon = isSorted ? (isAscending ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <th
      scope="col"
      {...(isSorted ? { "aria-sort": isAscending ? ("ascending" as const) : ("descending" as const) } : {})}
      className={joinClasses(
        "sticky top-0 z-10 border-line border-b bg-sunken px-3 py-2 align-bottom font-semibold text-muted text-sm [word-break:keep-all]",
        "first:rounded-tl-lg last:rounded-tr-lg",
        isNumber ? "text-right" : "text-left",
      )}
    >
      {isSortable ? (
        <Button
          onPress={() => sorting.onChange(sort, isAscending ? "desc" : "asc")}
          className={joinClasses(
            "focus-ring inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm text-left font-semibold data-hovered:text-ink",
            isSorted && "text-ink",
          )}
        >
          {title}
          <Icon aria-hidden className={joinClasses("size-3.5 shrink-0", !isSorted && "opacity-60")} />
        </Button>
      ) : (
        <span className={hidesTitle ? "sr-only" : undefined}>{title}</span>
      )}
    </th>
  );
}
