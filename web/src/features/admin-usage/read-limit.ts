import { MONTHLY_LIMIT_MAX } from "@medsieve/contract/constants";

/** The limit that was typed: null for an empty field, which means the default of the role; undefined for what is no limit. */
export function readLimit(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  if (!/^\d+$/.test(typed)) return undefined;
  const limit = Number(typed);
  return limit <= MONTHLY_LIMIT_MAX ? limit : undefined;
}
