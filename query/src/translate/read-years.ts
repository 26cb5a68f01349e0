import type { StrategyNote } from "@medsieve/contract/strategies";
import { printLeaf } from "../print-query.ts";
import type { DateNode, RecentNode } from "../query.ts";
import type { Dialect, Years } from "./dialect.ts";
import { makeNote } from "./notes.ts";

/** PubMed writes an open side as a year that no paper has. */
const BEFORE_ALL = 1000;
const AFTER_ALL = 3000;

const PER_YEAR = { days: 365, months: 12, years: 1 } as const;

/** The whole years that a date search covers; what that makes of it is in `notes`. */
export function readYears(
  node: DateNode | RecentNode,
  { database }: Dialect,
  thisYear: number,
): { years: Years; notes: StrategyNote[] } {
  if (node.kind === "recent") {
    const from = thisYear - Math.ceil(node.amount / PER_YEAR[node.unit]);
    const values = { term: printLeaf(node), year: String(thisYear) };
    return { years: { from, to: null }, notes: [makeNote("date_relative", values)] };
  }
  const from = node.from.year <= BEFORE_ALL ? null : node.from.year;
  const to = node.to.year >= AFTER_ALL ? null : node.to.year;
  const isWhole = (year: number | null, month: number | null): boolean => year === null || month === null;
  const whole = isWhole(from, node.from.month) && isWhole(to, node.to.month);
  const values = { database, from: String(from ?? "…"), to: String(to ?? "…") };
  return { years: { from, to }, notes: whole ? [] : [makeNote("date_by_year", values)] };
}
