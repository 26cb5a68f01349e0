import { LIMIT_YEARS } from "@medsieve/contract/constants";

export type YearFault = "notAYear" | "reversed";

export interface LimitYears {
  from: number | null;
  to: number | null;
  /** What is wrong with each field as it is written; null when nothing is. */
  fromFault: YearFault | null;
  toFault: YearFault | null;
}

/** A year as people type it, full-width digits too; null for an empty field, undefined for anything else. */
function readYear(text: string): number | null | undefined {
  const written = text.normalize("NFKC").trim();
  if (written === "") return null;
  const year = Number(written);
  return /^\d{4}$/.test(written) && year >= LIMIT_YEARS.min && year <= LIMIT_YEARS.max ? year : undefined;
}

/** Reads the two fields of the years that a search is limited to, both included. */
export function readLimitYears(fromText: string, toText: string): LimitYears {
  const from = readYear(fromText);
  const to = readYear(toText);
  const isReversed = typeof from === "number" && typeof to === "number" && from > to;
  return {
    from: from ?? null,
    to: to ?? null,
    fromFault: from === undefined ? "notAYear" : isReversed ? "reversed" : null,
    toFault: to === undefined ? "notAYear" : null,
  };
}
