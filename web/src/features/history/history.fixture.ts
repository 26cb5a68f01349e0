import type { HistoryItem } from "@medsieve/contract/history";

/** The search of a number; the higher, the older. */
export function makeHistoryItem(number: number, changes: Partial<HistoryItem> = {}): HistoryItem {
  return {
    id: `8b1f6a52-6a0e-4a63-9b1e-${String(number).padStart(12, "0")}`,
    query: `question ${number}`,
    created_at: new Date(Date.UTC(2026, 2, 10, 12) - number * 3_600_000).toISOString(),
    result_count: 3,
    preference: "comprehensive",
    status: "completed",
    highlight_count: 0,
    ...changes,
  };
}
