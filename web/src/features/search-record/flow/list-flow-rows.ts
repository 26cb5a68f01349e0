import type { TFunction } from "i18next";
import type { FlowCount, FlowStep } from "./describe-flow.ts";
import { listPhases } from "./list-phases.ts";

interface FlowRow extends FlowCount {
  /** What left the way, or has to be known of the row above. */
  isIndented: boolean;
}

/** The flow as rows from top to bottom, each step with its phase. */
export function listFlowRows(steps: readonly FlowStep[], t: TFunction): FlowRow[] {
  const phases = listPhases(t);
  return steps.flatMap((step) => [
    { text: `${phases[step.phase]}${t("record:colon")}${step.text}`, count: step.count, isIndented: false },
    ...step.among.map((among) => ({ ...among, isIndented: true })),
    ...step.out.map(({ text, count }) => ({ text: t("record:flow.left", { what: text }), count, isIndented: true })),
  ]);
}
