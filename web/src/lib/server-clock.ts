import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** Milliseconds by which the server's clock is ahead of this browser's, in whole minutes: an answer takes seconds. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Learns from the date of an answer by how much this browser's clock is wrong; one without a date says nothing. */
export function noteServerTime(headers: Headers): void {
  const answered = Date.parse(headers.get("date") ?? "");
  const now = Math.round((answered - Date.now()) / MINUTE_MS) * MINUTE_MS;
  if (Number.isNaN(now) || now === ahead) return;
  ahead = now;
  for (const listen of listeners) listen();
}

/** A moment of this browser's clock, in milliseconds since the epoch, by the server's: what the server dates is counted from it. */
export function toServerTime(moment: number): number {
  return moment + ahead;
}

/** The present moment by the server's clock, as far as an answer has said it. */
export function readServerDate(): Date {
  return new Date(toServerTime(Date.now()));
}

/** As toServerTime, drawn again once an answer says that the clock is wrong. */
export function useServerTime(moment: number): number {
  return moment + useSyncExternalStore(listenTo, () => ahead);
}

function listenTo(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
