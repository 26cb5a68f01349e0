import { QUERY_BLOCKS_MAX, RECALL_CHECKS_MAX } from "@medsieve/contract/constants";
import type { RecallCheck, RecallRequest } from "@medsieve/contract/queries";
import { NO_LIMITS, type QueryBlock, type SearchLimits } from "@medsieve/contract/searches";
import { printQuery } from "@medsieve/query/print-query";
import { AppError } from "@medsieve/runtime/app-error";
import type { PaperSource, PapersFound } from "@medsieve/sources/paper-source";
import { checkQueries } from "../pipeline/queries/check-queries.ts";
import type { CheckedQuery } from "../query/check-query.ts";
import { writeLimits } from "../query/limit-query.ts";
import type { Work } from "../work/work.ts";

type CheckedRecall = RecallCheck["queries"][number];

interface SearchedQuery {
  /** Among the papers that are looked for; null where nothing of the query can be searched. */
  found: PapersFound;
  /** As they stand in the query, or in what it was mended to. */
  blocks: QueryBlock[];
}

/** What the parts of the queries find among the papers that some query loses. */
interface SearchedParts {
  limits: PapersFound;
  blocks: ReadonlyMap<string, PapersFound>;
}

/** Which of these papers each query finds within the limits, and which of its blocks lose the others. */
export async function checkRecall(
  { queries, limits = NO_LIMITS, pmids }: RecallRequest,
  source: PaperSource,
  work: Work,
  signal: AbortSignal,
): Promise<RecallCheck> {
  const asked = [...new Set(pmids)];
  const papers = await source.fetch(asked, signal);
  const titles = new Map(papers.map(({ pmid, title }) => [pmid, title]));
  const known = asked.filter((pmid) => titles.has(pmid));
  const written = queries.map((query) => ({ name: "", query, reason: null }));
  const { queries: checked } = await checkQueries(written, limits, source.headingIndex(), work, signal);
  const runnable = checked.flatMap((query, position) => ("refused" in query ? [] : [{ ...query, position }]));
  const shown = runnable.map((query) => chooseShown(query, queries[query.position] ?? ""));
  const listed = await work.run("listBlocks", shown, signal);
  const blocks = new Map(runnable.map(({ position }, at) => [position, listed[at] ?? []]));
  refuseTooMany(blocks, asked.length);
  const found = await search(
    source,
    runnable.map(({ query }) => query),
    known,
    signal,
  );
  const searched = new Map(
    runnable.map(({ query, position }): [number, SearchedQuery] => [
      position,
      { found: found.get(query) ?? null, blocks: blocks.get(position) ?? [] },
    ]),
  );
  const parts = await searchParts([...searched.values()], limits, known, source, signal);
  const described = checked.map((query, position): CheckedRecall => {
    const one = searched.get(position);
    if (one !== undefined) return describeRecall(one, parts, known);
    const message = "refused" in query ? query.refused : "";
    return { found: [], lost: [], blocks: [], refused: { code: "not_run", message, start: null, end: null } };
  });
  const foundByAny = new Set(described.flatMap((query) => query.found));
  return {
    unknown: asked.filter((pmid) => !titles.has(pmid)),
    titles: Object.fromEntries(titles),
    queries: described,
    found: known.filter((pmid) => foundByAny.has(pmid)),
  };
}

/** Throws AppError 422 where the answer would not be bounded; names what is allowed. */
function refuseTooMany(blocks: ReadonlyMap<number, readonly QueryBlock[]>, pmids: number): void {
  let checks = 0;
  for (const [position, { length }] of blocks) {
    checks += (length + 1) * pmids;
    if (length <= QUERY_BLOCKS_MAX) continue;
    const detail = `Query ${position + 1} has ${length} blocks; recall is checked of at most ${QUERY_BLOCKS_MAX} blocks a query`;
    throw new AppError(422, "validation_failed", detail);
  }
  if (checks <= RECALL_CHECKS_MAX) return;
  const detail = `Queries and their blocks times PMIDs are ${checks}, and may be at most ${RECALL_CHECKS_MAX}: name fewer PMIDs or queries`;
  throw new AppError(422, "validation_failed", detail);
}

/** The text of which the blocks are shown: as it was written, unless it had to be put right. */
function chooseShown(query: CheckedQuery, written: string): string {
  return query.writtenAs === null ? written : query.unlimited;
}

/** Only papers that are lost need a reason: each block finds those that its query finds, unless it excludes. */
async function searchParts(
  queries: readonly SearchedQuery[],
  limits: SearchLimits,
  known: readonly string[],
  source: PaperSource,
  signal: AbortSignal,
): Promise<SearchedParts> {
  const losing = queries.filter(({ found }) => known.some((pmid) => !found?.has(pmid)));
  const lost = known.filter((pmid) => losing.some(({ found }) => !found?.has(pmid)));
  const texts = losing.flatMap(({ blocks }) => blocks.map(({ query }) => query));
  const written = writeLimits(limits);
  const limited = written === null ? null : printQuery(written);
  const found = await search(source, limited === null ? texts : [limited, ...texts], lost, signal);
  return { limits: limited === null ? null : (found.get(limited) ?? null), blocks: found };
}

/** What each query finds among the papers; one that stands several times is asked once. */
async function search(
  source: PaperSource,
  queries: readonly string[],
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, PapersFound>> {
  const texts = [...new Set(queries)];
  if (pmids.length === 0 || texts.length === 0) return new Map(texts.map((text) => [text, new Set()]));
  const found = await source.findAmong(texts, pmids, signal);
  return new Map(texts.map((text, at) => [text, found[at] ?? null]));
}

function describeRecall(
  { found, blocks }: SearchedQuery,
  parts: SearchedParts,
  known: readonly string[],
): CheckedRecall {
  const finds = ({ query, excluded }: QueryBlock, pmid: string): boolean => {
    if (found?.has(pmid)) return !excluded;
    // What cannot be searched is left out of the query, unless there is nothing else in it.
    return parts.blocks.get(query)?.has(pmid) ?? (found !== null && !excluded);
  };
  const lost = known
    .filter((pmid) => !found?.has(pmid))
    .map((pmid) => ({
      pmid,
      blocks: blocks.flatMap((block, at) => (finds(block, pmid) === block.excluded ? [at] : [])),
      limits: parts.limits !== null && !parts.limits.has(pmid),
    }));
  return {
    found: known.filter((pmid) => found?.has(pmid)),
    lost,
    blocks: blocks.map((block) => ({ ...block, found: known.filter((pmid) => finds(block, pmid)) })),
    refused: null,
  };
}
