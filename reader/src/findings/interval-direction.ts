import { RATIO_MEASURES, type ReadEffect } from "./read-numbers.ts";
import type { Role, RoleAt } from "./tag-roles.ts";

/** What the interval of an effect says by itself. */
type IntervalDirection = "increased" | "decreased" | "no_difference";

/** By whether the interval holds the value of no effect, 1 of a ratio and 0 of a difference; null without an interval. */
export function readInterval({ measure, ci_low, ci_high }: ReadEffect): IntervalDirection | null {
  if (ci_low === null || ci_high === null) return null;
  const none = RATIO_MEASURES.has(measure) ? 1 : 0;
  if (ci_low <= none && ci_high >= none) return "no_difference";
  return ci_low > none ? "increased" : "decreased";
}

/** What says by itself how an outcome came out. */
const SPEAKS: ReadonlySet<Role> = new Set([
  ...(["up", "down", "good", "bad", "same", "diff", "neg", "sig", "p-sig", "p-not", "base", "resp", "both"] as const),
]);

/**
 * What a clause says that gives its result by one interval and nothing else; null for every other. A difference counts as
 * the intervention's unless the clause names the comparator first.
 */
export function readIntervalAlone(clause: readonly RoleAt[], effects: readonly ReadEffect[]): IntervalDirection | null {
  if (clause.some(({ role }) => SPEAKS.has(role))) return null;
  if (!clause.some(({ role }) => role === "out")) return null;
  const within = effects.filter(({ start }) => clause.some(({ at }) => at === start));
  const [effect] = within;
  if (effect === undefined || within.length > 1) return null;
  const direction = readInterval(effect);
  const firstArm = clause.find(({ role }) => role === "int" || role === "cmp")?.role;
  return firstArm === "cmp" && direction !== "no_difference" ? null : direction;
}
