import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import { spaceNumbers } from "./format-figures.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const RELATIVE_DAYS = 3;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** `digits` after the point; as many as it has, up to three, where none are named. Making a format takes longer than using it. */
export function formatNumber(value: number, language: Language, digits?: number): string {
  const key = `${language} ${digits}`;
  const options = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, options);
  numberFormats.set(key, format);
  return format.format(value);
}

/** Calendar day in the user's zone. */
export function formatDate(instant: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, { dateStyle: "medium" }).format(new Date(instant));
}

/** Day and time in the user's zone. */
export function formatDateTime(instant: string | Date, language: Language): string {
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, format).format(new Date(instant));
}

/** "5 minutes ago", "2 hours ago", "2 days ago" for under 3 days, else the date; a clock that runs behind reads "now". */
export function formatRelativeTime(instant: string | Date, now: Date, language: Language): string {
  const passed = now.getTime() - new Date(instant).getTime();
  if (passed < MINUTE_MS)
    return new Intl.RelativeTimeFormat(LANGUAGE_TRAITS[language].locale, { numeric: "auto" }).format(0, "second");
  if (passed < HOUR_MS) return formatPassed(passed / MINUTE_MS, "minute", language);
  if (passed < DAY_MS) return formatPassed(passed / HOUR_MS, "hour", language);
  if (passed < RELATIVE_DAYS * DAY_MS) return formatPassed(passed / DAY_MS, "day", language);
  return formatDate(instant, language);
}

function formatPassed(amount: number, unit: "minute" | "hour" | "day", language: Language): string {
  const format = new Intl.RelativeTimeFormat(LANGUAGE_TRAITS[language].locale, { numeric: "always" });
  return spaceNumbers(format.format(-Math.floor(amount), unit));
}

/** `resetDate` is the start of the current period; what is shown is one month later, in UTC. */
export function formatResetDate(resetDate: string, language: Language): string {
  const next = new Date(resetDate);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    next,
  );
}

/** What stands between two sentences, or after the colon of a label: a blank, and none in Japanese and Chinese. */
export function chooseGap(language: Language): string {
  return LANGUAGE_TRAITS[language].gap;
}
