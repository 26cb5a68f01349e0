import { collectLeaves, isOperatorNode, type LeafNode, type QueryNode } from "../query.ts";
import type { KnownHeadings } from "../repair/known-headings.ts";
import { readElement, type SearchElement } from "../translate/read-element.ts";

/** A leaf with what it looks for. */
export interface ReadLeaf {
  leaf: LeafNode;
  element: SearchElement;
}

/** A part that all papers must have, or, where `isExcluded`, none may have. */
export interface Concept {
  /** Its first word or heading, by which it is named. */
  name: string;
  node: QueryNode;
  isExcluded: boolean;
  leaves: ReadLeaf[];
}

/** Concepts of a query, and what limits it: dates, languages, publication types, Humans and other filters. */
export function splitConcepts(root: QueryNode, headings: KnownHeadings): { concepts: Concept[]; filters: Concept[] } {
  const concepts: Concept[] = [];
  const filters: Concept[] = [];
  for (const { node, isExcluded } of listParts(root, false)) {
    const leaves = collectLeaves(node).map((leaf) => ({ leaf, element: readElement(leaf, headings) }));
    const [first] = leaves;
    const name = first?.leaf.kind === "term" ? first.leaf.text : "";
    const part = { name, node, isExcluded, leaves };
    // A filter for designs has words beside its publication types.
    const isDesign = leaves.some(({ element }) => element.kind === "type");
    if (isDesign || leaves.every(({ element }) => isFilter(element))) filters.push(part);
    else concepts.push(part);
  }
  return { concepts, filters };
}

function listParts(node: QueryNode, isExcluded: boolean): { node: QueryNode; isExcluded: boolean }[] {
  if (isOperatorNode(node) && node.kind === "and" && !isExcluded) {
    return node.parts.flatMap((part) => listParts(part, false));
  }
  if (!isOperatorNode(node) || node.kind !== "not" || isExcluded) return [{ node, isExcluded }];
  const [kept, ...others] = node.parts;
  return [
    ...(kept === undefined ? [] : listParts(kept, false)),
    ...others.map((part) => ({ node: part, isExcluded: true })),
  ];
}

function isFilter(element: SearchElement): boolean {
  if (element.kind === "heading") return element.heading === "Humans" || element.heading === "Animals";
  return ["type", "language", "dates", "abstract", "pubmed_only"].includes(element.kind);
}
