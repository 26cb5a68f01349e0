import type { QueryWarning } from "@medsieve/contract/searches";
import type { StrategyNote, Translation, TranslationTarget } from "@medsieve/contract/strategies";
import { parseQuery } from "../parse-query.ts";
import { collectLeaves, isOperatorNode, type LeafNode, type QueryNode } from "../query.ts";
import { spellOutWildcards } from "../repair/repair-wildcards.ts";
import { DIALECTS } from "./dialects.ts";
import { makeNote } from "./notes.ts";
import type { TranslationContext } from "./write-element.ts";
import { writeStrategy } from "./write-strategy.ts";

/**
 * A PubMed query as a strategy of numbered lines for each database; what could not be carried over is said with its
 * line. Throws QueryError where the query cannot be read.
 */
export function translateQuery(
  text: string,
  targets: readonly TranslationTarget[],
  context: TranslationContext,
): Translation[] {
  const { root: written, notes } = parseQuery(text);
  const spelled = new Map<LeafNode, StrategyNote>();
  const root = spellOut(written, spelled);
  const leaves = collectLeaves(root);
  const placed = notes.map((warning) => ({ warning, leaf: leaves.find((leaf) => isWithin(warning, leaf)) ?? null }));
  const ofWhole = placed.filter(({ leaf }) => leaf === null).map(({ warning }) => toNote(warning));
  const noteLeaf = (leaf: LeafNode): StrategyNote[] => [
    ...placed.filter((one) => one.leaf === leaf).map(({ warning }) => toNote(warning)),
    ...[spelled.get(leaf) ?? []].flat(),
  ];
  return targets.map((target) => {
    const lines = writeStrategy(root, DIALECTS[target], context, noteLeaf);
    lines.at(-1)?.notes.push(...ofWhole);
    return { target, lines };
  });
}

/** Terms with wildcards within words, which PubMed does not know, spelled out as a search would; `notes` gets a note of each. */
function spellOut(node: QueryNode, notes: Map<LeafNode, StrategyNote>): QueryNode {
  if (isOperatorNode(node)) return { ...node, parts: node.parts.map((part) => spellOut(part, notes)) };
  const became = node.kind === "term" ? spellOutWildcards(node) : null;
  if (node.kind !== "term" || became === null) return node;
  const leaves = collectLeaves(became);
  const [first] = leaves;
  const words = leaves.flatMap((leaf) => (leaf.kind === "term" ? leaf.text : []));
  if (first !== undefined) notes.set(first, makeNote("wildcard_cut", { word: node.text, written: words.join(", ") }));
  return became;
}

const isWithin = ({ start, end }: QueryWarning, leaf: LeafNode): boolean =>
  start !== null && end !== null && start >= leaf.start && end <= leaf.end;

/** What the parser read otherwise than it is written holds in every database. */
const toNote = ({ code, message }: QueryWarning): StrategyNote => ({ code, message, values: {} });
