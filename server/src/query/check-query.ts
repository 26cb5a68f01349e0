import type { QueryBlock, QueryChange, QueryWarning, SearchLimits } from "@medsieve/contract/searches";
import { listBlocks } from "@medsieve/query/list-blocks";
import { parseQuery } from "@medsieve/query/parse-query";
import { printQuery } from "@medsieve/query/print-query";
import type { Query } from "@medsieve/query/query";
import type { KnownHeadings } from "@medsieve/query/repair/known-headings";
import { repairQuery } from "@medsieve/query/repair/repair-query";
import { validateQuery } from "@medsieve/query/validate-query";
import type { WrittenQuery } from "@medsieve/reader/reader";
import { listUnknownHeadings, NO_FACTS, readFacts } from "./known-headings.ts";
import { limitQuery } from "./limit-query.ts";

/** A query that can be run, within the limits of the search. */
export interface CheckedQuery extends WrittenQuery {
  /** The query without the limits of the search. */
  unlimited: string;
  /** As the reader wrote it; null when nothing had to be put right. */
  writtenAs: string | null;
  changes: QueryChange[];
  warnings: QueryWarning[];
  blocks: QueryBlock[];
}

/** A query of which nothing can be searched, and why. */
export interface RefusedQuery extends WrittenQuery {
  refused: string;
  /** Its code in the answer; not_run where absent. */
  code?: "not_run" | "same_query";
  changes: QueryChange[];
  /** Where it stands among the queries that the user gave; absent where a reader wrote it. */
  position?: number;
}

/** Puts right what is wrong with a query as it was written, and sets the limits of the search to it. */
export function checkQuery(
  written: WrittenQuery,
  limits: SearchLimits,
  headings: KnownHeadings,
): CheckedQuery | RefusedQuery {
  return checkParsed(written, limits, headings).checked;
}

/** The same where no source was asked, with the headings that MeSH does not have: a source may know better. */
export function checkUnasked(
  written: WrittenQuery,
  limits: SearchLimits,
): { checked: CheckedQuery | RefusedQuery; unknown: string[] } {
  const { checked, parsed } = checkParsed(written, limits, readFacts(NO_FACTS));
  return { checked, unknown: parsed === null ? [] : listUnknownHeadings(parsed) };
}

function checkParsed(
  written: WrittenQuery,
  limits: SearchLimits,
  headings: KnownHeadings,
): { checked: CheckedQuery | RefusedQuery; parsed: Query | null } {
  const { query, changes, dropped } = repairQuery(written.query, headings);
  if (query === null) return { checked: { ...written, refused: dropped, changes }, parsed: null };
  const parsed = parseQuery(query);
  const printed = printQuery(limitQuery(parsed, limits));
  const warnings = validateQuery(parsed);
  const checked = {
    ...written,
    query: printed,
    unlimited: printQuery(parsed),
    writtenAs: changes.length > 0 ? written.query : null,
    changes,
    blocks: listBlocks(printed),
    // A place in the text that was written is no place in the one that is run.
    warnings: printed === query ? warnings : warnings.map((it) => ({ ...it, start: null, end: null })),
  };
  return { checked, parsed };
}
