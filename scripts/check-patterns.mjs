import { analyse } from "scslre";
import { findSlowText } from "./attack-pattern.mjs";
import { listPatterns } from "./list-patterns.mjs";
import { say } from "./run-step.mjs";

/** @typedef {import("./list-patterns.mjs").Pattern} Pattern */

/** Why a pattern takes more than linear time on some text; null when nothing says so. @param {Pattern} pattern */
export function explainSlowness({ source, flags }) {
  const { reports } = analyse({ source, flags }, { assumeRejectingSuffix: false });
  const [report] = reports;
  if (report !== undefined) {
    const parts = "quant" in report ? [report.quant] : [report.startQuant, report.endQuant];
    return `${parts.map(({ raw }) => raw).join(" and ")} can share a text in many ways`;
  }
  const slow = findSlowText(source, flags);
  if (slow === null) return null;
  return `steps grow faster than ${JSON.stringify(slow.prefix)} + ${JSON.stringify(slow.pump)}… + ${JSON.stringify(slow.suffix)}`;
}

if (process.argv[1]?.endsWith("check-patterns.mjs")) {
  const { patterns, literals, constructed } = await listPatterns();
  let slow = 0;
  for (const pattern of patterns) {
    const reason = explainSlowness(pattern);
    if (reason === null) continue;
    slow++;
    say(`${pattern.place}: ${reason}: /${pattern.source.slice(0, 160)}/${pattern.flags}`);
  }
  // A parser that sees nothing finds nothing wrong.
  const sawEnough = literals > 0 && constructed > 0;
  if (!sawEnough) say(`${literals} written and ${constructed} constructed patterns cannot be all of them`);
  say(`${patterns.length} patterns, ${slow} of them slower than linear`);
  process.exit(slow > 0 || !sawEnough ? 1 : 0);
}
