import type { QueryWarning, SearchLimits } from "@medsieve/contract/searches";
import type { KnownHeadings } from "@medsieve/query/repair/known-headings";
import type { Question, Reader } from "@medsieve/reader/reader";
import { type CheckedQuery, checkQuery } from "../../query/check-query.ts";
import type { PaperSource, SourceHits } from "../../sources/paper-source.ts";
import { doubtHeadings, foldName, listHeadings } from "./learn-headings.ts";

/** What every query of a search is run with. */
export interface QueryRunDeps {
  question: Question;
  limits: SearchLimits;
  headings: KnownHeadings;
  reader: Reader;
  source: PaperSource;
  signal: AbortSignal;
}

/** What a source says of a query that it did not search as it stands. */
const COMPLAINTS = new Set(["phrase_not_found", "quoted_phrase_not_found", "field_not_found", "pubmed_message"]);

/**
 * The one repair that a query gets after it was run: by the reader, who is told what the source said, else by what the
 * source's complaint teaches of its headings. Null when nothing is wrong, or nothing better is known.
 */
export async function rewriteQuery(
  query: CheckedQuery,
  hits: SourceHits,
  deps: QueryRunDeps,
): Promise<CheckedQuery | null> {
  const complaints = hits.warnings.filter(({ code }) => COMPLAINTS.has(code));
  if (hits.total > 0 && complaints.length === 0) return null;
  const headings = doubtHeadings(deps.headings, listUnknownHeadings(complaints, query.query));
  const asked = await askReader(query, hits, headings, deps);
  return asked ?? correctHeadings(query, headings, deps);
}

async function askReader(
  query: CheckedQuery,
  hits: SourceHits,
  headings: KnownHeadings,
  { question, reader, limits, signal }: QueryRunDeps,
): Promise<CheckedQuery | null> {
  const repair = reader.queryRepair();
  if (repair === null) return null;
  const { name, reason, unlimited } = query;
  const said = hits.warnings.map(({ message }) => message);
  const complaint = [...(hits.total === 0 ? ["The query finds no paper."] : []), ...said].join(" ");
  const { query: text } = await repair.repairQuery(question, { name, query: unlimited, reason }, complaint, signal);
  if (text === null) return null;
  const checked = checkQuery({ name, query: text, reason }, limits, headings);
  if ("refused" in checked || checked.query === query.query) return null;
  const rewritten = { code: "rewritten", message: complaint, written: null, became: null };
  return {
    ...checked,
    writtenAs: query.writtenAs ?? unlimited,
    changes: [...query.changes, rewritten, ...checked.changes],
  };
}

function correctHeadings(query: CheckedQuery, headings: KnownHeadings, { limits }: QueryRunDeps): CheckedQuery | null {
  const { name, reason, unlimited } = query;
  const checked = checkQuery({ name, query: unlimited, reason }, limits, headings);
  if ("refused" in checked || checked.changes.length === 0 || checked.query === query.query) return null;
  return { ...checked, writtenAs: query.writtenAs ?? unlimited, changes: [...query.changes, ...checked.changes] };
}

/** The query's headings of which the source complains that it does not know them. */
function listUnknownHeadings(complaints: readonly QueryWarning[], query: string): string[] {
  const unknown = new Set(
    complaints.flatMap(({ code, message, start, end }) => {
      if (code === "field_not_found") return [];
      const phrase =
        start === null || end === null ? message.slice(message.indexOf(": ") + 1) : query.slice(start, end);
      const tag = /\[([^[\]]*)\]\s*$/u.exec(phrase)?.[1];
      const isHeading = tag === undefined || /^m(?:esh|h|ajr)/iu.test(tag.trim());
      return isHeading ? [foldName(phrase.replace(/\[[^[\]]*\]\s*$/u, ""))] : [];
    }),
  );
  return listHeadings(query).filter((name) => unknown.has(foldName(name)));
}
