import type { QueryWarning } from "@medsieve/contract/searches";
import type { DateField } from "./fields.ts";
import type { DateNode, PartialDate, RecentNode, Span } from "./query.ts";
import { QueryError, warnAt } from "./query.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const NUMERIC = /^(\d{4})(?:([/.-])(\d{1,2})(?:\2(\d{1,2}))?)?$/u;
const NAMED = /^(\d{4}) ([a-z]{3})[a-z]*\.?(?: (\d{1,2}))?$/u;
const RECENT = /^last (\d{1,4}) (day|month|year)s?$/u;

/** A text is this number of days in this month of that year; 0 when there is no such month. */
function countDays(year: number, month: number): number {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate() : 0;
}

/** A date as PubMed writes it: 2020, 2020/05, 2020/05/17 (also 2020-05-17, 2020 May 17). Throws QueryError when it is none. */
function readDate(text: string, span: Span, notes: QueryWarning[]): PartialDate {
  const plain = text.trim().toLowerCase();
  const numeric = NUMERIC.exec(plain);
  const named = NAMED.exec(plain);
  const monthText = numeric?.[3] ?? (named ? String(MONTHS.indexOf(named[2] ?? "") + 1) : undefined);
  const dayText = numeric?.[4] ?? named?.[3];
  const year = Number(numeric?.[1] ?? named?.[1]);
  const month = monthText === undefined ? null : Number(monthText);
  const day = dayText === undefined ? null : Number(dayText);
  const monthIsPossible = month === null || (month >= 1 && month <= 12);
  if (!(year >= 1) || !monthIsPossible || (day !== null && (day < 1 || day > 31))) {
    const shown = text.trim().slice(0, 40);
    throw new QueryError(
      "impossible_date",
      `"${shown}" is not a date. Write 2020, 2020/05 or 2020/05/17, and a range as 2015:2020[dp].`,
      span.start,
      span.end,
    );
  }
  if (month !== null && day !== null && day > countDays(year, month)) {
    const last = countDays(year, month);
    notes.push(
      warnAt(
        span,
        "impossible_date",
        `${plain} does not exist; ${printDate({ year, month, day: last })} is taken instead.`,
      ),
    );
    return { year, month, day: last };
  }
  return { year, month, day };
}

const pad = (value: number, length: number): string => String(value).padStart(length, "0");

/** A date in PubMed's form, e.g. 2020/05. */
export function printDate(date: PartialDate): string {
  const month = date.month === null ? "" : `/${pad(date.month, 2)}`;
  return `${pad(date.year, 4)}${month}${date.day === null ? "" : `/${pad(date.day, 2)}`}`;
}

/** The first and the last day that a date stands for, as YYYY-MM-DD. */
export function spanDays(date: PartialDate): { first: string; last: string } {
  const lastMonth = date.month ?? 12;
  const lastDay = date.day ?? countDays(date.year, lastMonth);
  const write = (month: number, day: number): string => `${pad(date.year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return { first: write(date.month ?? 1, date.day ?? 1), last: write(lastMonth, lastDay) };
}

/**
 * A date search: one date, a range "a:b", or "last 5 years". `until` is the right side of a range written in two
 * terms. A range that runs backwards is turned round, with a note. Throws QueryError when a side is no date.
 */
export function readDates(
  text: string,
  until: string | null,
  field: DateField,
  span: Span,
  notes: QueryWarning[],
): DateNode | RecentNode {
  const plain = text.trim().toLowerCase().replace(/\s+/gu, " ");
  const recent = until === null ? RECENT.exec(plain) : null;
  if (recent !== null) {
    const unit = `${recent[2] as "day" | "month" | "year"}s` as const;
    return { kind: "recent", field, amount: Number(recent[1]), unit, start: span.start, end: span.end };
  }
  const sides = until === null ? plain.split(":", 3) : [plain, until];
  if (sides.length === 3) readDate(text, span, notes);
  const from = readDate(sides[0] ?? "", span, notes);
  const to = sides[1] === undefined ? from : readDate(sides[1], span, notes);
  const place = { start: span.start, end: span.end };
  if (spanDays(from).first <= spanDays(to).last) return { kind: "date", field, from, to, ...place };
  const turned: DateNode = { kind: "date", field, from: to, to: from, ...place };
  const range = `${printDate(to)}:${printDate(from)}`;
  notes.push(warnAt(span, "reversed_dates", `This range ends before it begins; it is read as ${range}.`));
  return turned;
}
