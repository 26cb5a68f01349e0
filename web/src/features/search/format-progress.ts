import type { Language } from "@medsieve/contract/constants";
import { spaceNumbers } from "../../lib/format-figures.ts";

const MINUTE_MS = 60_000;

function formatUnit(value: number, unit: "second" | "minute", digits: number, language: Language): string {
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits } as const;
  return spaceNumbers(new Intl.NumberFormat(language, format).format(value));
}

const SHORTEST_SHOWN_MS = 100;

/** "<0.1 sec", "0.8 sec", "42 sec", "2 min 5 sec": minutes only from 60 seconds. `ms` is milliseconds; `steady` leaves out tenths. */
export function formatDuration(ms: number, language: Language, steady = false): string {
  const passed = Math.max(0, ms);
  if (passed < SHORTEST_SHOWN_MS && !steady) return `<${formatUnit(0.1, "second", 1, language)}`;
  if (passed < 10_000 && !steady) return formatUnit(passed / 1000, "second", 1, language);
  const seconds = Math.floor(passed / 1000);
  if (passed < MINUTE_MS) return formatUnit(seconds, "second", 0, language);
  return `${formatUnit(Math.floor(seconds / 60), "minute", 0, language)} ${formatUnit(seconds % 60, "second", 0, language)}`;
}
