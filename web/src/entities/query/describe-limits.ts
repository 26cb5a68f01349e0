import type { SearchLimits } from "@medsieve/contract/searches";
import type { TFunction } from "i18next";

export function hasLimits({ from_year, to_year, languages, humans }: SearchLimits): boolean {
  return from_year !== null || to_year !== null || languages.length > 0 || humans;
}

function describeYears({ from_year: from, to_year: to }: SearchLimits, t: TFunction): string | null {
  if (from !== null && to !== null) {
    return from === to ? t("search:limits.yearOnly", { year: from }) : t("search:limits.yearsBoth", { from, to });
  }
  if (from !== null) return t("search:limits.yearsFrom", { from });
  return to === null ? null : t("search:limits.yearsTo", { to });
}

/** In words, "from 2015, English, humans"; empty without limits. */
export function describeLimits(limits: SearchLimits, t: TFunction): string {
  const parts = [
    describeYears(limits, t),
    ...limits.languages.map((code) => t(`search:limits.language.${code}`)),
    limits.humans ? t("search:limits.humansShort") : null,
  ];
  return parts.filter((part) => part !== null).join(t("search:listSeparator"));
}
