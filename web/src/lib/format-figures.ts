import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";

/** Between a number and what it counts, where the browser writes none: "5分钟前". */
const BEFORE_HAN = /(?<=\d)(?=\p{Script=Han})/gu;

/** With a blank between a number and the Chinese word after it: "5 分钟". */
export function spaceNumbers(text: string): string {
  return text.replace(BEFORE_HAN, " ");
}

/** US dollars, named as such in every language: "$12.50", "US$12.50" in Chinese. */
export function formatUsd(amount: number, digits: 2 | 4, language: Language): string {
  const format = new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount);
}

/** `percent` as 0 to 100, with at most one decimal: "12.5%". */
export function formatPercent(percent: number, language: Language): string {
  const format = new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, {
    style: "percent",
    maximumFractionDigits: 1,
  });
  return format.format(percent / 100);
}

/** As formatPercent, always with its sign: "+12.5%", "−3%"; zero has none. */
export function formatChange(percent: number, language: Language): string {
  const format = new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return format.format(percent / 100);
}

/** Seconds with one decimal: "12.3 s", "12.3 秒". */
export function formatSeconds(seconds: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const figure = new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, digits).format(seconds);
  return `${figure} ${LANGUAGE_TRAITS[language].seconds}`;
}

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Bytes in the unit that reads best, of 1000 each: "31.4 MB". */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = {
    style: "unit",
    unit: BYTE_UNITS[power] ?? "byte",
    maximumFractionDigits: power === 0 ? 0 : 1,
  } as const;
  return new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, format).format(bytes / 1000 ** power);
}

/** How long something takes, roughly: "40 seconds", "3 minutes", "2 hours". */
export function formatDuration(seconds: number, language: Language): string {
  const [unit, length] =
    seconds < 90 ? (["second", 1] as const) : seconds < 90 * 60 ? (["minute", 60] as const) : (["hour", 3600] as const);
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return spaceNumbers(
    new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, format).format(Math.round(seconds / length)),
  );
}

/** "1.2K", "34万": for the axis of a chart. */
export function formatCompact(value: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, {
    notation: "compact",
    maximumFractionDigits: 1,
  }).format(value);
}

/** A calendar day such as 2026-03-01, as it is, whatever the reader's zone: "Mar 1, 2026". */
export function formatUtcDate(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(day),
  );
}

/** A calendar day such as 2026-03-01 without its year: "Mar 1". */
export function formatUtcMonthDay(day: string, language: Language): string {
  const format = { month: LANGUAGE_TRAITS[language].month, day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, format).format(new Date(day));
}

/** The reader's time zone as a person would name it, "Europe/Berlin (GMT+1)"; the offset is that of `moment`. */
export function nameTimeZone(language: Language, moment: Date = new Date()): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, { timeZoneName: "shortOffset" });
  const offset = format.formatToParts(moment).find((part) => part.type === "timeZoneName")?.value;
  const { timeZone } = format.resolvedOptions();
  return offset === undefined || offset === timeZone ? timeZone : `${timeZone} (${offset})`;
}

/** Day and time to the second, in the reader's zone. */
export function formatTimestamp(instant: string, language: Language): string {
  const format = { dateStyle: "medium", timeStyle: "medium" } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, format).format(new Date(instant));
}
