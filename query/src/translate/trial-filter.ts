import { printLeaf } from "../print-query.ts";
import { collectLeaves, isOperatorNode, type QueryNode } from "../query.ts";
import type { DesignSearch } from "./dialect.ts";

export const TRIAL_FILTER_SOURCE =
  "Cochrane Highly Sensitive Search Strategy for randomized trials in MEDLINE, sensitivity-maximizing, 2008 revision, PubMed format (Cochrane Handbook 6, section 4.4.7)";

/** The parts of that strategy in PubMed's form; those that exclude animals stand behind NOT. */
const PARTS: ReadonlySet<string> = new Set([
  ...["randomized controlled trial[pt]", "controlled clinical trial[pt]", "randomized[tiab]", "placebo[tiab]"],
  ...["drug therapy[sh]", "randomly[tiab]", "trial[tiab]", "groups[tiab]"],
]);
/** Added by many, and harmless to what the strategy finds. */
const SPELT_OTHERWISE = "randomised[tiab]";

/** Whether this is that strategy, in whatever order, without what excludes animals. */
export function isTrialFilter(node: QueryNode): boolean {
  if (!isOperatorNode(node) || node.kind !== "or") return false;
  const parts = new Set(collectLeaves(node).map((leaf) => printLeaf(leaf).replaceAll('"', "").toLowerCase()));
  parts.delete(SPELT_OTHERWISE);
  return parts.size === PARTS.size && [...parts].every((part) => PARTS.has(part));
}

/** The same strategy for Ovid MEDLINE, which is a revision of its own and no translation. */
export const OVID_MEDLINE_TRIALS: DesignSearch = {
  by: "filter",
  source:
    "Cochrane Highly Sensitive Search Strategy for randomized trials in MEDLINE, sensitivity-maximizing, 2023 revision, Ovid format (Cochrane Handbook 6, section 4.4.7)",
  text: [
    "exp randomized controlled trial/ or controlled clinical trial.pt. or randomized.ab. or placebo.ab.",
    "drug therapy.fs. or randomly.ab. or trial.ab. or groups.ab.",
  ].join(" or "),
};
