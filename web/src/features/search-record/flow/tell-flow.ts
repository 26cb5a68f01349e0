import type { TFunction } from "i18next";
import type { FlowCount, FlowStep } from "./describe-flow.ts";

/** The flow in one line of text, step by step. */
export function tellFlow(steps: readonly FlowStep[], t: TFunction): string {
  const tell = ({ text, count }: FlowCount) => `${text}${t("record:colon")}${count}`;
  return steps
    .map((step, index) => {
      const parts = [tell(step), ...step.among.map(tell)];
      if (step.out.length > 0)
        parts.push(`${t("record:flow.out")}${t("record:colon")}${step.out.map(tell).join("; ")}`);
      const link = step.isAddition ? " + " : " → ";
      return `${index === 0 ? "" : link}${parts.join("; ")}`;
    })
    .join("");
}
