import type { TFunction } from "i18next";
import type { FlowPhase } from "./describe-flow.ts";

/** The three phases of a PRISMA 2020 flow diagram, by their names. */
export function listPhases(t: TFunction): Record<FlowPhase, string> {
  return {
    identification: t("record:flow.phase.identification"),
    screening: t("record:flow.phase.screening"),
    included: t("record:flow.phase.included"),
  };
}
