import { Fragment } from "react";
import { useHasRoom } from "../lib/use-has-room.ts";
import { useHiddenColumns } from "../lib/use-hidden-columns.ts";
import { joinClasses } from "./class-names.ts";
import { ColumnChooser } from "./column-chooser.tsx";
import { DataCards } from "./data-cards.tsx";
import { SortHeader } from "./sort-header.tsx";
import type { DataTableProps } from "./table-columns.ts";
import { TotalsRow } from "./totals-row.tsx";

/** Rows as a table with a header that stays in view, and as cards where there is no room for one. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns: all,
    hiding,
    rows,
    keyOf,
    sorting,
    isBusy = false,
    isMarked,
    detailOf,
    sectionOf,
    width = 720,
  } = props;
  const [room, hasRoom] = useHasRoom<HTMLDivElement>(width);
  const [hidden, hide] = useHiddenColumns(hiding);
  // What names a row, what acts on it and what has no title of its own stay.
  const hideable = all.filter(({ onCard, hidesTitle }) => !hidesTitle && onCard !== "title" && onCard !== "actions");
  const columns = all.filter((column) => !(hidden.includes(column.key) && hideable.includes(column)));
  let section: string | null = null;
  return (
    <div ref={room} aria-busy={isBusy} className={joinClasses("transition-opacity", isBusy && "opacity-60")}>
      {!hasRoom && <DataCards {...props} />}
      {hasRoom && hiding !== undefined && <ColumnChooser columns={hideable} hidden={hidden} onHide={hide} />}
      {hasRoom && (
        <table className="w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface text-[0.9375rem]">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHeader key={column.key} column={column} {...(sorting === undefined ? {} : { sorting })} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const key = keyOf(row);
              const next = sectionOf?.(row);
              const begins = next !== undefined && next.key !== section;
              section = next?.key ?? null;
              const detail = detailOf?.(row) ?? null;
              return (
                <Fragment key={key}>
                  {begins && (
                    <tr>
                      <th
                        scope="rowgroup"
                        colSpan={columns.length}
                        className="border-line border-b bg-sunken px-3 py-2 text-left font-semibold text-sm"
                      >
                        {next.title}
                      </th>
                    </tr>
                  )}
                  <tr className={joinClasses("group/row", isMarked?.(row) ? "bg-accent-soft" : "hover:bg-canvas")}>
                    {columns.map((column) => (
                      <td
                        key={column.key}
                        className={joinClasses(
                          "border-line border-b px-3 py-1.5 align-middle",
                          detail === null && "group-last/row:border-b-0",
                          column.isNumber && "text-right tabular-nums",
                          column.look,
                        )}
                      >
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                  {detail !== null && (
                    <tr>
                      <td colSpan={columns.length} className="border-line border-b bg-canvas p-4">
                        {detail}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
          {rows.length > 0 && columns.some(({ total }) => total !== undefined) && <TotalsRow columns={columns} />}
        </table>
      )}
    </div>
  );
}
