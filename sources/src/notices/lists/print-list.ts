import { basename } from "node:path";
import type { ListOutcome } from "./list-events.ts";

/** What became of a list, and each row of it that could not be used, as far as they are named. */
export function printListOutcome(outcome: ListOutcome): string {
  const ended = { completed: "done", failed: "FAILED", interrupted: "stopped" }[outcome.status];
  const n = (count: number) => count.toLocaleString("en-US");
  const lines = [
    `${basename(outcome.file)}: ${ended}, ${n(outcome.rows)} rows in ${outcome.seconds.toFixed(1)} s`,
    `  ${n(outcome.added)} new, ${n(outcome.completed)} completed, ${n(outcome.known)} already known`,
  ];
  if (outcome.reinstated > 0) lines.push(`  ${n(outcome.reinstated)} reinstated: no list flags them any more`);
  if (outcome.without_pmid > 0) lines.push(`  ${n(outcome.without_pmid)} about papers without a PMID`);
  if (outcome.alerted > 0) lines.push(`  ${n(outcome.alerted)} papers of saved searches: their users are notified`);
  if (outcome.refused > 0) lines.push(`  ${n(outcome.refused)} refused:`);
  for (const { line, reason } of outcome.refusals) lines.push(`    line ${line}: ${reason}`);
  if (outcome.refused > outcome.refusals.length) lines.push("    …");
  return lines.join("\n");
}
