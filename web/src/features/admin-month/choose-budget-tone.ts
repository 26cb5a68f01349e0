import { BUDGET_ALERT_PERCENTS } from "@medsieve/contract/constants";
import type { MeterTone } from "../../ui/meter.tsx";

const [NEAR, SPENT] = BUDGET_ALERT_PERCENTS;

/** `percent` of the budget that is spent, 0 to 100 and above. */
export function chooseBudgetTone(percent: number): MeterTone {
  if (percent >= SPENT) return "red";
  return percent >= NEAR ? "orange" : "green";
}
