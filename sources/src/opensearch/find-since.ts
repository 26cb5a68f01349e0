import type { PapersSince } from "../paper-source.ts";
import type { QueryWork } from "../query/query-work.ts";
import { askIndex, askWhere, isPmid, MOST_HITS } from "./ask-index.ts";
import type { PaperIndex } from "./paper-index.ts";

/** A paper counts as indexed since when its record, or a newer version of it, came into the index since. */
export async function findSince(
  index: PaperIndex,
  pmids: readonly string[],
  since: Date,
  signal: AbortSignal,
): Promise<PapersSince> {
  const find = async (field: "published" | "stored_at", from: string): Promise<Set<string>> => {
    const filter = [{ terms: { pmid: pmids.filter(isPmid).map(Number) } }, { range: { [field]: { gte: from } } }];
    const found = await askIndex(index, { query: { bool: { filter } }, size: pmids.length, _source: false }, signal);
    return new Set(found.hits.hits.map(({ _id }) => _id));
  };
  const moment = since.toISOString();
  const [published, indexed] = await Promise.all([find("published", moment.slice(0, 10)), find("stored_at", moment)]);
  return { published, indexed };
}

export async function searchSince(
  { index, work }: { index: PaperIndex; work: QueryWork },
  query: string,
  since: Date,
  limit: number,
  signal: AbortSignal,
): Promise<string[]> {
  const [compiled] = await work.run("compileQueries", [query], signal);
  if (compiled === undefined) throw new Error("a query was compiled to nothing");
  const moment = since.toISOString();
  const should = [{ range: { published: { gte: moment.slice(0, 10) } } }, { range: { stored_at: { gte: moment } } }];
  const within = { bool: { should, minimum_should_match: 1 } };
  const options = { size: Math.min(MOST_HITS, limit), _source: false, sort: [{ stored_at: "desc" }, { pmid: "desc" }] };
  const found = await askWhere(compiled.where, (filter) =>
    askIndex(index, { query: { bool: { filter: [filter, within] } }, ...options }, signal),
  );
  return found.hits.hits.map(({ _id }) => _id);
}
