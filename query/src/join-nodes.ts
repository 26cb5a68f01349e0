import type { OperatorNode, QueryNode } from "./query.ts";

/**
 * `left` and `right` under one operator. Chains of the same operator become one node, which then takes over `left`:
 * a AND (b AND c) is [a, b, c], a NOT b NOT c is [a, b, c].
 */
export function joinNodes(kind: OperatorNode["kind"], left: QueryNode, right: QueryNode): OperatorNode {
  const node: OperatorNode =
    left.kind === kind ? left : { kind, parts: [left], start: left.start, end: Math.max(left.end, right.end) };
  if (kind !== "not" && right.kind === kind) for (const part of right.parts) node.parts.push(part);
  else node.parts.push(right);
  node.end = Math.max(node.end, right.end);
  return node;
}
