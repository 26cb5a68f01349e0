import { isOperatorNode, type QueryNode } from "../query.ts";
import type { Dialect } from "./dialect.ts";
import { readElement } from "./read-element.ts";
import { isTrialFilter, TRIAL_FILTER_SOURCE } from "./trial-filter.ts";
import type { TranslationContext } from "./write-element.ts";

/**
 * The publication type or filter for which a part of a query finds all that a database holds, such as randomized trials in
 * CENTRAL; null where the part narrows what is found there.
 */
export function findEverything(node: QueryNode, dialect: Dialect, context: TranslationContext): string | null {
  if (!isOperatorNode(node)) {
    const element = readElement(node, context.headings);
    if (element.kind !== "type" || dialect.types === "as_in_pubmed") return null;
    return dialect.types[element.name]?.by === "everything" ? element.name : null;
  }
  if (dialect.trialFilter?.by === "everything" && isTrialFilter(node)) return TRIAL_FILTER_SOURCE;
  if (node.kind === "not") return null;
  const found = node.parts.map((part) => findEverything(part, dialect, context));
  if (node.kind === "and" && found.includes(null)) return null;
  return found.find((type) => type !== null) ?? null;
}
