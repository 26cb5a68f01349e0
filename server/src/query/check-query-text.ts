import type { QueryCheck } from "@medsieve/contract/queries";
import type { QueryWarning } from "@medsieve/contract/searches";
import { listBlocks } from "@medsieve/query/list-blocks";
import { parseQuery } from "@medsieve/query/parse-query";
import { collectLeaves, type Query, QueryError, warnAt } from "@medsieve/query/query";
import { repairQuery } from "@medsieve/query/repair/repair-query";
import { splitHeading } from "@medsieve/query/subheadings";
import { validateQuery } from "@medsieve/query/validate-query";
import { NO_FACTS, readFacts } from "./known-headings.ts";

/** What is wrong with a query as it is written, and what would be run in its place; no source is asked. */
export function checkQueryText(text: string): QueryCheck {
  const { query, changes, dropped } = repairQuery(text, readFacts(NO_FACTS));
  const { warnings, refusal } = readWarnings(text);
  if (query === null) {
    const refused = refusal ?? { code: "not_run", message: dropped, start: null, end: null };
    return { refused, warnings, mended: null, blocks: [] };
  }
  return {
    refused: null,
    // What is mended is still wrong where it is written.
    warnings: refusal === null ? warnings : [refusal],
    mended: changes.length === 0 ? null : { query, changes },
    blocks: listBlocks(query),
  };
}

/** What PubMed would read otherwise than it is written; or why the query cannot be read as it stands. */
function readWarnings(text: string): { warnings: QueryWarning[]; refusal: QueryWarning | null } {
  try {
    const query = parseQuery(text);
    return { warnings: [...validateQuery(query), ...doubtHeadings(query)], refusal: null };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return { warnings: [], refusal: warnAt(error, error.code, error.message) };
  }
}

/** Headings that neither MeSH has nor one of its names leads to. */
function doubtHeadings({ root }: Query): QueryWarning[] {
  const known = readFacts(NO_FACTS);
  return collectLeaves(root).flatMap((leaf) => {
    if (leaf.kind !== "term" || !/^(?:mh|majr)/u.test(leaf.field ?? "") || leaf.text.endsWith("*")) return [];
    const { heading } = splitHeading(leaf.text);
    if (known.find(heading) !== null || known.findByEntryTerm(heading) !== null) return [];
    return [warnAt(leaf, "unknown_heading", `MeSH is not known to have the heading "${heading.slice(0, 60)}".`)];
  });
}
