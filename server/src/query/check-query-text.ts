import type { QueryCheck } from "@medsieve/contract/queries";
import type { QueryWarning } from "@medsieve/contract/searches";
import { listBlocks } from "@medsieve/query/list-blocks";
import { parseQuery } from "@medsieve/query/parse-query";
import { QueryError, warnAt } from "@medsieve/query/query";
import { repairQuery } from "@medsieve/query/repair/repair-query";
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
    return { warnings: validateQuery(parseQuery(text)), refusal: null };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return { warnings: [], refusal: warnAt(error, error.code, error.message) };
  }
}
