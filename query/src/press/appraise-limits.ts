import type { PressRemark } from "@medsieve/contract/strategies";
import { printNode } from "../print-query.ts";
import { isTrialFilter, TRIAL_FILTER_SOURCE } from "../translate/trial-filter.ts";
import type { Concept } from "./query-concepts.ts";
import { makeRemark, type RemarkCode } from "./remarks.ts";

/** Limits and filters: what each of them loses. */
export function appraiseLimits(filters: readonly Concept[]): PressRemark[] {
  const remarks = filters.filter(({ isExcluded }) => !isExcluded).map(appraiseFilter);
  return [...(filters.length === 0 ? [makeRemark("no_limits")] : remarks), makeRemark("judge_limits")];
}

function appraiseFilter({ node, leaves }: Concept): PressRemark {
  const term = printNode(node);
  if (isTrialFilter(node)) return makeRemark("published_filter", { source: TRIAL_FILTER_SOURCE }, node);
  const kinds = new Set(leaves.map(({ element }) => element.kind));
  if (kinds.has("type")) return makeRemark(kinds.has("words") ? "design_filter" : "type_filter", { term }, node);
  const [first] = leaves;
  return makeRemark(chooseCode(first?.element.kind ?? ""), { term }, node);
}

function chooseCode(kind: string): RemarkCode {
  switch (kind) {
    case "dates":
      return "dates";
    case "language":
      return "languages";
    case "heading":
      return "humans";
    case "abstract":
      return "abstracts";
    default:
      return "pubmed_filter";
  }
}
