import { MONTHLY_LIMIT_MAX } from "@medsieve/contract/constants";

/** The monthly limit that was typed, null where the field was left empty; undefined for what is no limit of a new user. */
export function readSearchLimit(typed: string): number | null | undefined {
  const text = typed.normalize("NFKC").trim();
  if (text === "") return null;
  const limit = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  return limit >= 1 && limit <= MONTHLY_LIMIT_MAX ? limit : undefined;
}
