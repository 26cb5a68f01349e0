import { splitWords } from "@medsieve/text/words";
import { term } from "./build-query.ts";
import { isWordField } from "./fields.ts";
import { printLeaf, printNode } from "./print-query.ts";
import type { LeafNode, OperatorNode, Query, QueryNode, TermNode } from "./query.ts";
import { collectLeaves, isOperatorNode } from "./query.ts";
import { isStopWord } from "./stop-words.ts";
import { listTermPieces } from "./term-words.ts";

export interface BroadenedQuery {
  query: Query;
  /** What was dropped or loosened, in PubMed's syntax, parts separated by "; ". */
  dropped: string;
}

/**
 * One step broader, for a query that found nothing: without its filters (study design, dates, language, hasabstract);
 * else with its phrases as separate words, but for those that have alternatives; else without exclusions or its last
 * AND part. Null when nothing can be loosened.
 */
export function broadenQuery(query: Query): BroadenedQuery | null {
  for (const step of [dropFilters, loosenPhrases, dropLastPart]) {
    const dropped: string[] = [];
    const root = step(query.root, dropped);
    if (dropped.length > 0) return { query: { root, notes: [] }, dropped: dropped.join("; ") };
  }
  return null;
}

function isFilter(leaf: LeafNode): boolean {
  if (leaf.kind !== "term") return true;
  return leaf.field === "pt" || leaf.field === "la" || leaf.field === "sb";
}

const isFilterOnly = (node: QueryNode): boolean => collectLeaves(node).every(isFilter);

/** Alternatives that name a publication type are a study design, in words too: "review[pt] OR review[ti]". */
const isDesign = (node: QueryNode): boolean =>
  node.kind === "or" && collectLeaves(node).some((leaf) => leaf.kind === "term" && leaf.field === "pt");

/** An operator over other parts; a single one stands alone, and parts of the same operator join it. */
function regroup(node: OperatorNode, parts: readonly QueryNode[]): QueryNode {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const merges = (part: QueryNode, index: number): part is OperatorNode =>
    part.kind === node.kind && (node.kind !== "not" || index === 0);
  return { ...node, parts: parts.flatMap((part, index) => (merges(part, index) ? part.parts : [part])) };
}

function dropFilters(node: QueryNode, dropped: string[]): QueryNode {
  if (!isOperatorNode(node) || isFilterOnly(node)) return node;
  const hasSubject = node.parts.some((part) => !isFilterOnly(part) && !isDesign(part));
  const isDroppable = (part: QueryNode): boolean => isFilterOnly(part) || (hasSubject && isDesign(part));
  const keeps = (part: QueryNode, index: number): boolean => {
    if (node.kind === "or" || (node.kind === "not" && index === 0) || !isDroppable(part)) return true;
    dropped.push(printNode(part));
    return false;
  };
  const parts = node.parts.filter(keeps);
  return regroup(
    node,
    parts.map((part, index) => (node.kind === "not" && index > 0 ? part : dropFilters(part, dropped))),
  );
}

/** The words of a phrase in running text, each as a term of its own; null when it is no such phrase. */
function splitPhrase(node: TermNode): QueryNode[] | null {
  if (!isWordField(node.field) || node.field === "ad") return null;
  if (node.field === null && !node.quoted) return null;
  const words = listTermPieces(node)
    .flat()
    .filter((word) => !isStopWord(word.text));
  if (words.length < 2) return null;
  return words.map((word) => term(`${word.text}${word.prefix ? "*" : ""}`, node.field).root);
}

function loosenPhrases(node: QueryNode, dropped: string[]): QueryNode {
  if (node.kind === "term") {
    const parts = splitPhrase(node);
    if (parts === null) return node;
    dropped.push(printLeaf(node));
    return { kind: "and", parts, start: node.start, end: node.end };
  }
  if (!isOperatorNode(node)) return node;
  const keeps = (part: QueryNode, index: number): boolean =>
    (node.kind === "not" && index > 0) || (node.kind === "and" && part.kind === "or");
  const parts = node.parts.map((part, index) => (keeps(part, index) ? part : loosenPhrases(part, dropped)));
  return regroup(node, parts);
}

function dropLastPart(node: QueryNode, dropped: string[]): QueryNode {
  if (node.kind === "and" || node.kind === "not") {
    const removed = node.kind === "and" ? node.parts.slice(-1) : node.parts.slice(1);
    for (const part of removed) dropped.push(printNode(part));
    return regroup(node, node.parts.slice(0, node.parts.length - removed.length));
  }
  if (node.kind === "or")
    return regroup(
      node,
      node.parts.map((part) => dropLastPart(part, dropped)),
    );
  if (node.kind !== "term" || node.field !== null || node.quoted) return node;
  const words = node.text.split(" ").filter((word) => !isStopWord(word) && splitWords(word).length > 0);
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return node;
  dropped.push(last);
  return { ...node, text: words.slice(0, -1).join(" ") };
}
