import type { QueryWarning, SearchLimits } from "@medsieve/contract/searches";
import type { Question, Reader } from "@medsieve/reader/reader";
import type { PaperSource, SourceHits } from "@medsieve/sources/paper-source";
import type { CheckedQuery } from "../../query/check-query.ts";
import { foldName, type HeadingFacts, listHeadings } from "../../query/known-headings.ts";
import type { Work } from "../../work/work.ts";
import { doubtHeadings } from "./check-queries.ts";

/** What every query of a search is run with. */
export interface QueryRunDeps {
  question: Question;
  limits: SearchLimits;
  headings: HeadingFacts;
  reader: Reader;
  source: PaperSource;
  work: Work;
  signal: AbortSignal;
}

/** What a source says of a query that it did not search as it stands. */
const COMPLAINTS = new Set(["phrase_not_found", "quoted_phrase_not_found", "field_not_found", "pubmed_message"]);

/**
 * The one repair that a query gets after it was run: by the reader, which gets the source's message, else by what the
 * source's complaint teaches of its headings. Null when nothing is wrong, or nothing better is known.
 */
export async function rewriteQuery(
  query: CheckedQuery,
  hits: SourceHits,
  deps: QueryRunDeps,
): Promise<CheckedQuery | null> {
  const complaints = hits.warnings.filter(({ code }) => COMPLAINTS.has(code));
  if (hits.total > 0 && complaints.length === 0) return null;
  const unknown = listUnknownHeadings(complaints, query.query);
  const headings = doubtHeadings(deps.headings, unknown);
  const asked = await askReader(query, hits, headings, deps);
  // By what is known already it was put right before it ran.
  if (asked !== null || unknown.length === 0) return asked;
  return correctHeadings(query, headings, deps);
}

async function askReader(
  query: CheckedQuery,
  hits: SourceHits,
  headings: HeadingFacts,
  { question, reader, limits, work, signal }: QueryRunDeps,
): Promise<CheckedQuery | null> {
  const repair = reader.queryRepair();
  if (repair === null) return null;
  const { name, reason, unlimited } = query;
  const said = hits.warnings.map(({ message }) => message);
  const complaint = [...(hits.total === 0 ? ["The query finds no paper."] : []), ...said].join(" ");
  const { query: text } = await repair.repairQuery(question, { name, query: unlimited, reason }, complaint, signal);
  if (text === null) return null;
  const queries = [{ name, query: text, reason }];
  const [checked] = await work.run("checkQueries", { queries, limits, headings }, signal);
  if (checked === undefined || "refused" in checked || checked.query === query.query) return null;
  const rewritten = { code: "rewritten", message: complaint, written: null, became: null };
  return {
    ...checked,
    writtenAs: query.writtenAs ?? unlimited,
    changes: [...query.changes, rewritten, ...checked.changes],
  };
}

async function correctHeadings(
  query: CheckedQuery,
  headings: HeadingFacts,
  { limits, work, signal }: QueryRunDeps,
): Promise<CheckedQuery | null> {
  const { name, reason, unlimited } = query;
  const queries = [{ name, query: unlimited, reason }];
  const [checked] = await work.run("checkQueries", { queries, limits, headings }, signal);
  if (checked === undefined || "refused" in checked || checked.changes.length === 0 || checked.query === query.query)
    return null;
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
