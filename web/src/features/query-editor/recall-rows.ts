import type { RecallCheck } from "@medsieve/contract/queries";
import type { QueryBlock } from "@medsieve/contract/searches";

export interface LosingBlock extends QueryBlock {
  /** Position in its query. */
  index: number;
}

/** What one query does with one paper. */
export interface RecallCell {
  state: "found" | "lost" | "refused";
  /** Those that lose it. */
  blocks: LosingBlock[];
  /** The limits of the search lose it. */
  limits: boolean;
}

export interface RecallRow {
  pmid: string;
  /** null of one that the source does not have. */
  title: string | null;
  isFound: boolean;
  /** One for each query; none of a paper that the source does not have. */
  cells: RecallCell[];
}

/** The papers that were looked for: those that no query finds first, then those that the source does not have. */
export function listRecallRows(recall: RecallCheck, pmids: readonly string[]): RecallRow[] {
  const unknown = new Set(recall.unknown);
  const found = new Set(recall.found);
  const titles = new Map(Object.entries(recall.titles));
  const rows = pmids.map((pmid): RecallRow => {
    if (unknown.has(pmid)) return { pmid, title: null, isFound: false, cells: [] };
    const cells = recall.queries.map((query) => readCell(query, pmid));
    return { pmid, title: titles.get(pmid) ?? "", isFound: found.has(pmid), cells };
  });
  const rankOf = ({ isFound, cells }: RecallRow) => (isFound ? 2 : cells.length === 0 ? 1 : 0);
  return rows.sort((a, b) => rankOf(a) - rankOf(b));
}

function readCell({ found, lost, blocks, refused }: RecallCheck["queries"][number], pmid: string): RecallCell {
  if (refused !== null) return { state: "refused", blocks: [], limits: false };
  if (found.includes(pmid)) return { state: "found", blocks: [], limits: false };
  const why = lost.find((paper) => paper.pmid === pmid);
  const losing = (why?.blocks ?? []).flatMap((index) => {
    const block = blocks[index];
    return block === undefined ? [] : [{ ...block, index }];
  });
  return { state: "lost", blocks: losing, limits: why?.limits ?? false };
}

/** Where a block stands in the text of a query; null where that was changed since, or was put right before it was run. */
export function locateBlock(
  text: string,
  { query, start, end }: Pick<QueryBlock, "query" | "start" | "end">,
): { start: number; end: number } | null {
  if (text.slice(start, end) === query) return { start, end };
  const at = text.indexOf(query);
  return at === -1 ? null : { start: at, end: at + query.length };
}
