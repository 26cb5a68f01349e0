import type { ReactNode } from "react";

interface PrintTableProps {
  label: string;
  head: readonly string[];
  /** Percent of the page for each column. */
  widths: readonly number[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table on paper: its head again on each page, its rows whole. */
export function PrintTable({ label, head, widths, rows }: PrintTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-line-strong border-b text-left text-muted">
          {head.map((title, index) => (
            <th key={title} scope="col" style={{ width: `${widths[index] ?? 0}%` }} className="py-1 pr-3 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on paper
          <tr key={index} className="break-inside-avoid border-line border-b align-baseline">
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on paper
              <td key={column} className="wrap-anywhere py-1.5 pr-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
