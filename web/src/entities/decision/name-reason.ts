import { isOfferedReason, type PaperDecision } from "@medsieve/contract/decisions";
import type { TFunction } from "i18next";

/** A reason for an exclusion in the user's language; one of the user's own as it was typed. */
export function nameReason(reason: string | null, t: TFunction): string {
  if (reason === null) return t("decision:reason.none");
  return isOfferedReason(reason) ? t(`decision:reason.${reason}`) : reason;
}

/** What was decided on a paper, and why it is excluded; null: nothing yet. */
export function nameDecision(decided: Pick<PaperDecision, "decision" | "reason"> | null, t: TFunction): string {
  if (decided === null) return t("decision:undecided");
  if (decided.decision === "included") return t("decision:included");
  return t("decision:excludedFor", { reason: nameReason(decided.reason, t) });
}
