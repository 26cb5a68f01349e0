import type { QueryWarning } from "@medsieve/contract/searches";
import type { StrategyNote, Translation, TranslationTarget } from "@medsieve/contract/strategies";
import { parseQuery } from "../parse-query.ts";
import { collectLeaves, type LeafNode } from "../query.ts";
import { DIALECTS } from "./dialects.ts";
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
  const { root, notes } = parseQuery(text);
  const leaves = collectLeaves(root);
  const placed = notes.map((warning) => ({ warning, leaf: leaves.find((leaf) => isWithin(warning, leaf)) ?? null }));
  const ofWhole = placed.filter(({ leaf }) => leaf === null).map(({ warning }) => toNote(warning));
  const noteLeaf = (leaf: LeafNode): StrategyNote[] =>
    placed.filter((one) => one.leaf === leaf).map(({ warning }) => toNote(warning));
  return targets.map((target) => {
    const lines = writeStrategy(root, DIALECTS[target], context, noteLeaf);
    lines.at(-1)?.notes.push(...ofWhole);
    return { target, lines };
  });
}

const isWithin = ({ start, end }: QueryWarning, leaf: LeafNode): boolean =>
  start !== null && end !== null && start >= leaf.start && end <= leaf.end;

/** What the parser read otherwise than it is written holds in every database. */
const toNote = ({ code, message }: QueryWarning): StrategyNote => ({ code, message, values: {} });
