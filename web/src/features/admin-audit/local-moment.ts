const LOCAL_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;
const MINUTE_MS = 60_000;

const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/** What a field for date and time shows of an instant, in the reader's zone: "2026-03-01T09:30". */
export function writeLocalMoment(instant: string | undefined): string {
  if (instant === undefined) return "";
  const date = new Date(instant);
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The instant (ISO, UTC) at which the minute of such a field begins; undefined where it is empty or no date. */
export function readStart(text: string): string | undefined {
  const date = LOCAL_MOMENT.test(text) ? new Date(text) : null;
  return date === null || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The instant (ISO, UTC) at which the minute of such a field ends, so that all of it is included. */
export function readEnd(text: string): string | undefined {
  const start = readStart(text);
  if (start === undefined) return undefined;
  const time = Date.parse(start);
  return new Date(time - (time % MINUTE_MS) + MINUTE_MS - 1).toISOString();
}
