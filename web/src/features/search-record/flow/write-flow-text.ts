import type { TFunction } from "i18next";
import type { FlowCount, FlowStep } from "./describe-flow.ts";

/** The flow in one line of text, step by step. */
export function writeFlowText(steps: readonly FlowStep[], t: TFunction): string {
  const write = ({ text, count }: FlowCount) => `${text}${t("record:colon")}${count}`;
  return steps
    .map((step, index) => {
      const parts = [write(step), ...step.among.map(write)];
      if (step.out.length > 0)
        parts.push(`${t("record:flow.out")}${t("record:colon")}${step.out.map(write).join("; ")}`);
      const link = step.isAddition ? " + " : " → ";
      return `${index === 0 ? "" : link}${parts.join("; ")}`;
    })
    .join("");
}
