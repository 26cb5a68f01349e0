import { z } from "zod";
import { emptyAsAbsent } from "./paging.ts";

const momentMessage = (name: string) => `${name} must be a date and time such as 2026-01-31T09:30:00Z`;
const momentSchema = (name: string) =>
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: momentMessage(name) })
    // An offset must not lead out of the years that are written with four digits.
    .refine((moment) => !/^(?:0|9999)/.test(moment), momentMessage(name));

/** Milliseconds since 1970 at which a period ends: a date without a time means the whole day, UTC. */
function endOf(moment: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(moment);
  return Date.parse(moment) + (isDay ? 24 * 3_600_000 - 1 : 0);
}

/** A period as a list's parameters give it; both ends are included, and each may be left out. */
export const periodShape = {
  start_date: emptyAsAbsent(momentSchema("start_date")),
  end_date: emptyAsAbsent(momentSchema("end_date")),
};

interface Period {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

export const startsBeforeItEnds = ({ start_date, end_date }: Period) =>
  start_date === undefined || end_date === undefined || Date.parse(start_date) <= endOf(end_date);
export const PERIOD_TURNED_ROUND = { error: "start_date must not be after end_date", path: ["start_date"] };

/** When a period begins and when it is over, the latter not included; null where it has no such end. */
export function readPeriod({ start_date, end_date }: Period): { from: Date | null; until: Date | null } {
  return {
    from: start_date === undefined ? null : new Date(start_date),
    // Entries are finer than the milliseconds in which the end is given.
    until: end_date === undefined ? null : new Date(endOf(end_date) + 1),
  };
}
