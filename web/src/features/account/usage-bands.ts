import { USAGE_BANDS } from "@medsieve/contract/constants";
import type { MeterTone } from "../../ui/meter.tsx";

/** `percent` of the monthly limit, 0 to 100 and above. */
export function chooseUsageTone(percent: number): MeterTone {
  if (percent >= USAGE_BANDS.red) return "red";
  if (percent >= USAGE_BANDS.orange) return "orange";
  if (percent >= USAGE_BANDS.yellow) return "yellow";
  return "green";
}
