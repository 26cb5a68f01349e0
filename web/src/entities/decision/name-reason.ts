import { isOfferedReason } from "@medsieve/contract/decisions";
import type { TFunction } from "i18next";

/** A reason for an exclusion in the user's language; one of the user's own as it was typed. */
export function nameReason(reason: string | null, t: TFunction): string {
  if (reason === null) return t("decision:reason.none");
  return isOfferedReason(reason) ? t(`decision:reason.${reason}`) : reason;
}
