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

interface NamedLimit {
  key: string;
  /** "from 2015", "English", "humans". */
  text: string;
  /** The limits without this one. */
  lifted: SearchLimits;
}

/** Each limit in words; none where nothing is limited. */
export function listLimits(limits: SearchLimits, t: TFunction): NamedLimit[] {
  const years = describeYears(limits, t);
  return [
    ...(years === null ? [] : [{ key: "years", text: years, lifted: { ...limits, from_year: null, to_year: null } }]),
    ...limits.languages.map((code) => ({
      key: code,
      text: t(`search:limits.language.${code}`),
      lifted: { ...limits, languages: limits.languages.filter((one) => one !== code) },
    })),
    ...(limits.humans
      ? [{ key: "humans", text: t("search:limits.humansShort"), lifted: { ...limits, humans: false } }]
      : []),
  ];
}

/** In words, "from 2015, English, humans"; empty without limits. */
export function describeLimits(limits: SearchLimits, t: TFunction): string {
  return listLimits(limits, t)
    .map(({ text }) => text)
    .join(t("search:listSeparator"));
}
