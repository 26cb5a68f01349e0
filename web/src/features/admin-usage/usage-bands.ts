import { AT_LIMIT_PERCENT, NEAR_LIMIT_PERCENT, USAGE_BANDS } from "@medsieve/contract/constants";

export type UsageBand = "green" | "yellow" | "orange" | "red";

/** `percent` of the monthly limit, 0 to 100 and above. */
export function chooseBand(percent: number): UsageBand {
  if (percent >= USAGE_BANDS.red) return "red";
  if (percent >= USAGE_BANDS.orange) return "orange";
  return percent >= USAGE_BANDS.yellow ? "yellow" : "green";
}

/** What is said beside the colour. */
export function chooseStateWord(percent: number): "at" | "near" | "half" | "normal" {
  if (percent >= AT_LIMIT_PERCENT) return "at";
  if (percent >= NEAR_LIMIT_PERCENT) return "near";
  return percent >= USAGE_BANDS.yellow ? "half" : "normal";
}
