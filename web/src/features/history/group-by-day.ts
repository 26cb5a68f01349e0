import type { HistoryItem } from "@medsieve/contract/history";

export interface DayGroup {
  /** `earlier` is any day before yesterday. */
  kind: "today" | "yesterday" | "earlier";
  /** Midnight that the day begins with, in the user's zone. */
  day: Date;
  items: HistoryItem[];
}

function startOfDay(instant: Date): Date {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate());
}

/** Puts searches of one calendar day, in the user's zone, together: newest first. A search seen twice is kept once. */
export function groupByDay(items: readonly HistoryItem[], now: Date): DayGroup[] {
  const today = startOfDay(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const unique = [...new Map(items.map((item) => [item.id, item])).values()];
  const newestFirst = unique.sort((a, b) => b.created_at.localeCompare(a.created_at));

  const groups: DayGroup[] = [];
  for (const item of newestFirst) {
    const created = new Date(item.created_at);
    const day = created > now ? today : startOfDay(created);
    const last = groups.at(-1);
    if (last !== undefined && last.day.getTime() === day.getTime()) {
      last.items.push(item);
      continue;
    }
    const kind = day >= today ? "today" : day >= yesterday ? "yesterday" : "earlier";
    groups.push({ kind, day, items: [item] });
  }
  return groups;
}
