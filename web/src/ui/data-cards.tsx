import { Fragment } from "react";
import { joinClasses } from "./class-names.ts";
import { SortChoice } from "./sort-choice.tsx";
import type { DataTableProps } from "./table-columns.ts";
import { TotalsCard } from "./totals-row.tsx";

/** The rows of a table as cards: title, facts with their names, what is unfolded, actions. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, sorting, isMarked, detailOf, sectionOf } = props;
  const onCard = (place: "lead" | "title" | "actions" | undefined) =>
    columns.filter((column) => column.onCard === place);
  const leads = onCard("lead");
  const actions = onCard("actions");
  let section: string | null = null;
  return (
    <div className="flex flex-col gap-3">
      {sorting !== undefined && <SortChoice columns={columns} sorting={sorting} />}
      <ul aria-label={label} className="flex flex-col gap-3">
        {rows.map((row) => {
          const next = sectionOf?.(row);
          const begins = next !== undefined && next.key !== section;
          section = next?.key ?? null;
          const detail = detailOf?.(row) ?? null;
          return (
            <Fragment key={keyOf(row)}>
              {begins && <li className="pt-2 font-semibold text-sm">{next.title}</li>}
              <li
                className={joinClasses(
                  "flex items-start gap-2 rounded-lg border p-3",
                  isMarked?.(row) ? "border-accent bg-accent-soft" : "border-line bg-surface",
                )}
              >
                {leads.map((column) => (
                  <div key={column.key}>{column.cell(row)}</div>
                ))}
                <div className={joinClasses("flex min-w-0 flex-1 flex-col gap-2", leads.length > 0 && "pt-1.5")}>
                  {onCard("title").map((column) => (
                    <div key={column.key} className="wrap-anywhere">
                      {column.cell(row)}
                    </div>
                  ))}
                  <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 text-[0.9375rem]">
                    {onCard(undefined).map((column) => (
                      <Fragment key={column.key}>
                        <dt className="text-muted text-sm">{column.title}</dt>
                        <dd className={joinClasses("wrap-anywhere min-w-0", column.isNumber && "tabular-nums")}>
                          {column.cell(row)}
                        </dd>
                      </Fragment>
                    ))}
                  </dl>
                  {detail !== null && <div className="border-line border-t pt-3">{detail}</div>}
                  {actions.map((column) => (
                    <div key={column.key} className="flex flex-wrap gap-1">
                      {column.cell(row)}
                    </div>
                  ))}
                </div>
              </li>
            </Fragment>
          );
        })}
      </ul>
      {rows.length > 0 && columns.some(({ total }) => total !== undefined) && <TotalsCard columns={columns} />}
    </div>
  );
}
