import type { Language } from "@medsieve/contract/constants";

/** Time of day in the reader's zone, to the second. */
export function formatClock(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(new Date(instant));
}
