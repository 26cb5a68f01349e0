import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { Watch } from "@medsieve/contract/watches";
import type { TFunction } from "i18next";
import { formatNumber } from "../../lib/format.ts";

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** `day` is 1 (Monday) to 7. */
export function nameWeekday(day: number, language: Language): string {
  const date = new Date(MONDAY + (day - 1) * DAY_MS);
  return new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, { weekday: "long", timeZone: "UTC" }).format(date);
}

export function printSchedule(
  { schedule, day }: Pick<Watch, "schedule" | "day">,
  language: Language,
  t: TFunction,
): string {
  if (schedule === "weekly") return t("watches:schedule.everyWeek", { day: nameWeekday(day, language) });
  return t("watches:schedule.everyMonth", { day: formatNumber(day, language) });
}
