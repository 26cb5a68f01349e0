import type { Language } from "@medsieve/contract/constants";
import { STRATEGY_MAX_LENGTH } from "@medsieve/contract/strategies";
import type { TFunction } from "i18next";
import { formatNumber } from "../../lib/format.ts";

/** What is wrong with the length of a pasted strategy; undefined where nothing is. */
export function describeLength({ length }: string, t: TFunction, language: Language): string | undefined {
  if (length <= STRATEGY_MAX_LENGTH) return undefined;
  const limit = formatNumber(STRATEGY_MAX_LENGTH, language);
  return t("strategies:import.tooMuch", { limit, length: formatNumber(length, language) });
}
