import { joinClasses } from "../class-names.ts";
import { Disclosure } from "../disclosure.tsx";

interface FigureTableProps {
  /** Stands on the line that opens it. */
  title: string;
  caption: string;
  columns: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly string[])[];
}

/** The figures behind a chart, as a table. */
export function FigureTable({ title, caption, columns, rows }: FigureTableProps) {
  return (
    <Disclosure title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="focus-ring max-h-72 overflow-auto rounded-sm">
        <table className="w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 bg-surface">
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={joinClasses(CELL, "font-semibold", align(index))}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...figures]) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className={joinClasses(CELL, "font-normal wrap-anywhere", align(0))}>
                  {name}
                </th>
                {figures.map((figure, index) => (
                  <td key={columns[index + 1]} className={joinClasses(CELL, align(index + 1))}>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}

const CELL = "py-1 pr-3 tabular-nums";
const align = (index: number) => (index === 0 ? "text-left" : "text-right");
