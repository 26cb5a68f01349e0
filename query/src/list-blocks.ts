import type { QueryBlock } from "@medsieve/contract/searches";
import { readTag } from "./fields.ts";
import { lexQuery, type Token } from "./lex-query.ts";
import { parseQuery } from "./parse-query.ts";
import { printLeaf } from "./print-query.ts";
import { collectLeaves, QueryError, type QueryNode, type Span } from "./query.ts";

interface Operand {
  node: QueryNode;
  excluded: boolean;
}

/**
 * The concepts of a query: what all must be there, and what NOT leaves out, each as it stands in the text. A query
 * without AND and NOT is one block; one that cannot be searched has none.
 */
export function listBlocks(text: string): QueryBlock[] {
  const root = readRoot(text);
  if (root === null) return [];
  const parentheses = lexQuery(text, (tag) => readTag(tag) !== null, []).filter(
    ({ type }) => type === "open" || type === "close",
  );
  return listOperands(root).map(({ node, excluded }) => {
    const { start, end } = closeParentheses(node, parentheses);
    return { name: nameBlock(node), query: text.slice(start, end), start, end, excluded };
  });
}

function readRoot(text: string): QueryNode | null {
  try {
    return parseQuery(text).root;
  } catch (error) {
    if (error instanceof QueryError) return null;
    throw error;
  }
}

/** What a NOT within an AND keeps is required, and what it leaves out is left out of the whole. */
function listOperands(node: QueryNode): Operand[] {
  if (node.kind === "and") return node.parts.flatMap(listOperands);
  if (node.kind !== "not") return [{ node, excluded: false }];
  const [kept, ...others] = node.parts;
  return [
    ...(kept === undefined ? [] : listOperands(kept)),
    ...others.map((other) => ({ node: other, excluded: true })),
  ];
}

/** The part with the parentheses that it needs: what was joined across them, as in (a OR b) OR c, begins within. */
function closeParentheses({ start, end }: Span, parentheses: readonly Token[]): Span {
  const within = parentheses.filter((token) => token.start >= start && token.end <= end);
  let open = 0;
  let missing = 0;
  for (const { type } of within) {
    if (type === "open") open += 1;
    else if (open > 0) open -= 1;
    else missing += 1;
  }
  const before = parentheses.filter((token) => token.type === "open" && token.end <= start);
  const after = parentheses.filter((token) => token.type === "close" && token.start >= end);
  return {
    start: missing === 0 ? start : (before.at(-missing)?.start ?? start),
    end: open === 0 ? end : (after[open - 1]?.end ?? end),
  };
}

/** Dates, languages and flags are filters, which say what they are only with their tag. */
function nameBlock(node: QueryNode): string {
  const [first] = collectLeaves(node);
  if (first === undefined) return "";
  return first.kind === "term" && first.field !== "la" ? first.text : printLeaf(first);
}
