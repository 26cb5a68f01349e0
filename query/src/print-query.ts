import type { LeafNode, Query, QueryNode } from "./query.ts";
import { isOperatorNode } from "./query.ts";
import { printDate } from "./read-dates.ts";

/** The query in PubMed's canonical syntax; parsing it gives the same query again. */
export function printQuery(query: Query): string {
  return printNode(query.root, printLeaf);
}

/** A part of a query in PubMed's syntax. */
export function printNode(node: QueryNode, print: (leaf: LeafNode) => string = printLeaf): string {
  if (!isOperatorNode(node)) return print(node);
  const parts = node.parts.map((part) => (isOperatorNode(part) ? `(${printNode(part, print)})` : print(part)));
  return parts.join(` ${node.kind.toUpperCase()} `);
}

/** One term, date or flag in PubMed's syntax. */
export function printLeaf(leaf: LeafNode): string {
  switch (leaf.kind) {
    case "hasabstract":
      return "hasabstract";
    case "recent":
      return `"last ${leaf.amount} ${leaf.unit}"[${leaf.field}]`;
    case "date": {
      const [from, to] = [printDate(leaf.from), printDate(leaf.to)];
      return `${from === to ? from : `${from}:${to}`}[${leaf.field}]`;
    }
    case "term": {
      const text = leaf.quoted ? `"${leaf.text}"` : leaf.text;
      const near = leaf.within === null ? "" : `:~${leaf.within}`;
      return leaf.field === null ? text : `${text}[${leaf.field}${near}]`;
    }
  }
}
