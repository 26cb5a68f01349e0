import { MONTHLY_LIMIT_MAX } from "@medsieve/contract/constants";

/** The monthly limit that was typed, null where the field was left empty; undefined for what is no limit of a new user. */
export function readSearchLimit(typed: string): number | null | undefined {
  return readLimit(typed, 1);
}

/** As readSearchLimit, of a user who may have searching blocked by 0. */
export function readMonthlyLimit(typed: string): number | null | undefined {
  return readLimit(typed, 0);
}

function readLimit(typed: string, least: number): number | null | undefined {
  const text = typed.normalize("NFKC").trim();
  if (text === "") return null;
  const limit = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  return limit >= least && limit <= MONTHLY_LIMIT_MAX ? limit : undefined;
}
