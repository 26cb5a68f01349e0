import { PREVIEW_ITEMS } from "@medsieve/contract/constants";
import { countFound } from "@medsieve/contract/found";
import pLimit from "p-limit";
import type { CheckedQuery, RefusedQuery } from "../../query/check-query.ts";
import { countContributions } from "../count-contributions.ts";
import { fuseRankings } from "../fuse.ts";
import { orderByNearness } from "../order-by-nearness.ts";
import type { QueryRunDeps } from "../queries/rewrite-query.ts";
import { runAsGiven, runQuery, runRelated } from "../queries/run-query.ts";
import { searchTyped, type TypedSearch } from "../queries/search-typed.ts";
import type { WrittenSearch } from "../queries/write-queries.ts";
import type { SearchContext } from "../search-context.ts";
import { describeQuery, type FoundPapers, type RunQuery } from "../search-run.ts";

/** Queries under way at once. The source keeps its own budget beside this. */
const QUERIES_AT_ONCE = 8;
/** How much the query for papers like the best counts beside each of those that found them, and where papers are ordered by words, too. */
const RELATED_WEIGHT = { alone: 3, besideWords: 8 };
/** Queries that run beside the first while its papers are waited for: NCBI allows three requests a second. */
const BESIDE_THE_FIRST = 1;
/** Milliseconds that the other queries wait for the first, so that its papers are fetched before they take their turns. */
const HEAD_START_MS = 1_000;

/**
 * Stage 2: every query is run, side by side; of those that the user gave none is rewritten or broadened. One for papers
 * like the best of the others may follow. The rankings are fused, and each query contributes at most `resultsPerQuery`
 * papers to those that are kept, in the order of how near they come to the question. What was found is kept and shown.
 */
export async function searchPapers(context: SearchContext, written: WrittenSearch): Promise<FoundPapers> {
  const { earlier } = context;
  if (earlier.found !== null) {
    if (!earlier.shown.stages.has("searching_papers")) showFound(context, earlier.found);
    return earlier.found;
  }
  const { resultsPerQuery, maxResults } = context.input;
  const [{ run, taken }, typed] = await Promise.all([runAll(context, written), rankTyped(context, written)]);
  const related = await runOneMore(context, written, run, typed);
  const orders = [
    ...run.map(({ pmids }) => ({ pmids, weight: 1 })),
    ...(typed?.orders ?? []),
    ...(related === null ? [] : [{ pmids: related.pmids, weight: weighRelated(typed) }]),
  ];
  const ahead = new Set(taken);
  const fused = fuseRankings(
    orders.map(({ pmids }) => pmids),
    resultsPerQuery,
    orders.map(({ weight }) => weight),
  );
  const rest = fused.filter((pmid) => !ahead.has(pmid)).slice(0, Math.max(0, maxResults - ahead.size));
  const ordered = orderByNearness(rest, listRankings(run), typed?.orders ?? []);
  const kept = [...ahead, ...ordered.pmids];
  const all = [...run, ...(typed === null ? [] : [typed.query]), ...(related === null ? [] : [related])];
  const contributed = countContributions(listRankings(all));
  const queries = all.map((query, at) => ({ ...query, contributed: contributed[at] ?? null }));
  const searched = {
    queries: addRefused(queries, written.refused),
    questionTerms: written.terms,
    notUnderstood: written.notUnderstood,
    questionWords: written.questionWords,
    foundCounts: countFound(queries),
    takenCount: kept.length,
  };
  const found = { searched, kept, nearness: ordered.nearness };
  await context.checkpoint.queriesRun(found);
  showFound(context, found);
  return found;
}

function weighRelated(typed: TypedSearch | null): number {
  const isOrdered = typed?.orders.some(({ nearness }) => nearness !== null) ?? false;
  return isOrdered ? RELATED_WEIGHT.besideWords : RELATED_WEIGHT.alone;
}

/** Runs the queries; the best papers of the first are read meanwhile where they can be, and are taken for certain. */
async function runAll(
  context: SearchContext,
  written: WrittenSearch,
): Promise<{ run: RunQuery[]; taken: readonly string[] }> {
  const { input, speculation, earlier, emit, signal } = context;
  const deps = gatherDeps(context, written);
  const limit = pLimit(QUERIES_AT_ONCE);
  let done = 0;
  const runOne = async (query: CheckedQuery): Promise<RunQuery> => {
    signal.throwIfAborted();
    const result = await (input.givenQueries ? runAsGiven : runQuery)(query, deps);
    emit({ type: "search_progress", step: "searching", ...countProgress(++done, written.queries.length) });
    return result;
  };
  const [firstQuery, ...others] = written.queries;
  if (firstQuery === undefined) return { run: [], taken: [] };
  const first = limit(() => runOne(firstQuery));
  // What was taken of it before is taken again, whatever it finds now.
  const taken = [...earlier.papers.keys()];
  const head = first.then(({ pmids }) => speculation.takeFirst(taken.length > 0 ? taken : pmids));
  // Thrown where all queries are waited for.
  head.catch(() => undefined);
  const leave = speculation.takesFirst ? waitAtMost(head, context) : Promise.resolve();
  const run = await Promise.all([
    first,
    ...others.map((query, at) =>
      limit(async () => {
        if (at >= BESIDE_THE_FIRST) await leave;
        return runOne(query);
      }),
    ),
  ]);
  return { run, taken: (await head).pmids };
}

/** Resolves when the papers that are taken first are fetched, or cannot be, or have had their head start. */
async function waitAtMost(head: Promise<{ fetched: Promise<void> }>, { clock, signal }: SearchContext): Promise<void> {
  const fetched = new AbortController();
  const pause = clock.pause(HEAD_START_MS, AbortSignal.any([signal, fetched.signal])).catch(() => undefined);
  const arrival = head.then((papers) => papers.fetched).catch(() => undefined);
  await Promise.race([arrival, pause]);
  fetched.abort();
}

/** Papers by the question's own words; null where it has none, or few queries were asked for. */
function rankTyped(context: SearchContext, written: WrittenSearch): Promise<TypedSearch | null> {
  return written.maySearchTyped ? searchTyped(gatherDeps(context, written)) : Promise.resolve(null);
}

/** The query for papers like the best of those that were run; null where there is none. */
async function runOneMore(
  context: SearchContext,
  written: WrittenSearch,
  run: readonly RunQuery[],
  typed: TypedSearch | null,
): Promise<RunQuery | null> {
  if (!written.mayRelate) return null;
  const { resultsPerQuery, maxResults } = context.input;
  const rankings = listRankings(run);
  const expected = [...rankings, ...(typed?.orders ?? []).map(({ pmids }) => pmids)];
  context.speculation.expect(fuseRankings(expected, resultsPerQuery).slice(0, maxResults));
  return runRelated(rankings, gatherDeps(context, written));
}

function gatherDeps({ input, reader, source, work, signal }: SearchContext, { headings }: WrittenSearch): QueryRunDeps {
  return { question: input.question, limits: input.limits, headings, reader, source, work, signal };
}

function listRankings(run: readonly RunQuery[]): string[][] {
  return run.map(({ pmids }) => pmids);
}

function showFound({ emit }: SearchContext, { searched, kept }: FoundPapers): void {
  emit({
    type: "intermediate_result",
    stage: "searching_papers",
    data: {
      pmids: kept.slice(0, PREVIEW_ITEMS.pmids),
      found: searched.foundCounts.found,
      related_found: searched.foundCounts.added,
      kept: kept.length,
      queries: searched.queries.map(describeQuery),
    },
  });
}

/** The queries with those that were not run: where the user put them, else at the end. */
function addRefused(run: readonly RunQuery[], refused: readonly RefusedQuery[]): RunQuery[] {
  const queries = [...run];
  for (const query of refused) queries.splice(query.position ?? queries.length, 0, describeRefused(query));
  return queries;
}

function describeRefused({ name, query, reason, changes, refused, code = "not_run" }: RefusedQuery): RunQuery {
  const warning = { code, message: refused, start: null, end: null };
  const nothing = { written_as: null, hits: null, understood: null, broadened_from: null, contributed: null };
  return { name, query, reason, changes, ...nothing, warnings: [warning], pmids: [], related: false, searchedAt: null };
}

function countProgress(done: number, total: number) {
  return { current: done, total, percentage: total === 0 ? 100 : Math.round((done / total) * 100) };
}
