import type { Counts, Estimate } from "./statistics.ts";

export function printP(p: number): string {
  if (p < 0.001) return "P < 0.001";
  return `P = ${p.toFixed(p < 0.01 ? 3 : 2)}`;
}

/** "0.74; 95% CI, 0.60 to 0.91; P = 0.004". */
export function printEstimate(estimate: Estimate, decimals = 2): string {
  const print = (value: number) => printNumber(value, decimals);
  return `${print(estimate.value)}; 95% CI, ${print(estimate.low)} to ${print(estimate.high)}; ${printP(estimate.p)}`;
}

/** "0.74 (95% CI 0.60 to 0.91)". */
export function printInterval(estimate: Estimate, decimals = 2): string {
  const print = (value: number) => printNumber(value, decimals);
  return `${print(estimate.value)} (95% CI ${print(estimate.low)} to ${print(estimate.high)})`;
}

/** With a true minus sign, and without one before zero. */
export function printNumber(value: number, decimals: number): string {
  const printed = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(printed) !== 0 ? `−${printed}` : printed;
}

/** 12450 → "12,450"; below 10,000 without a comma, as most journals print it. */
export function printCount(count: number): string {
  return count < 10_000 ? String(count) : count.toLocaleString("en-US");
}

/** "16.3%", "0.45%" where rarer than one in a hundred. */
export function printPercent(share: number): string {
  const percent = share * 100;
  return `${percent.toFixed(percent < 1 ? 2 : 1)}%`;
}

/** "42 of 310 (13.5%)". */
export function printCounts(counts: Counts): string {
  return `${printCount(counts.events)} of ${printCount(counts.total)} (${printPercent(counts.events / counts.total)})`;
}

/** "3.2 points", "4%". */
export function printQuantity(value: number, unit: string, decimals: number): string {
  return `${printNumber(value, decimals)}${unit === "%" ? "" : " "}${unit}`;
}
