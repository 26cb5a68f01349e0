import type { PaperRecord } from "@medsieve/contract/papers";
import type { SourceDescription } from "@medsieve/contract/searches";
import type { Database } from "@medsieve/database/client";
import type { SourceWord } from "@medsieve/reader/reader";
import { AppError } from "@medsieve/runtime/app-error";
import { FIELD_WEIGHT, valueLexeme } from "@medsieve/text/lexemes";
import { countWithEndings, listWithEndings } from "../library/count-words.ts";
import { FIELD_LETTERS, listLexemes } from "../library/index-paper.ts";
import { keepRarest } from "../library/keep-rarest.ts";
import { isDistinctive } from "../library/paper-words.ts";
import type { PaperSource, PapersFound, PapersSince, SourceHits, TermWeights } from "../paper-source.ts";
import type { QueryWork } from "../query/query-work.ts";
import { requireIndexVersion } from "./check-index.ts";
import { writeDsl } from "./compile-dsl.ts";
import { countMatches } from "./count-matches.ts";
import { fetchPapers, readCitations } from "./fetch-papers.ts";
import { doiValue } from "./index-document.ts";
import { type FoundPapers, type PaperIndex, TooManyClausesError } from "./paper-index.ts";
import { rankByWords } from "./rank-by-words.ts";
import { boundRanking, writeRanking } from "./rank-papers.ts";
import { requireWhole } from "./require-whole.ts";
import { readTermCounts } from "./term-counts.ts";
import { createShareReader } from "./word-shares.ts";

/** As max_result_window has it (index-template.ts). */
const MOST_HITS = 100_000;
const isPmid = (pmid: string): boolean => /^\d{1,10}$/.test(pmid) && Number(pmid) <= 2_147_483_647;

/** The library in OpenSearch as a source of papers. An empty one refuses to search (`library_empty`). */
export function createOpenSearchSource(index: PaperIndex, database: Database, work: QueryWork): PaperSource {
  const ask = <Source>(body: object, signal: AbortSignal) =>
    index.request<FoundPapers<Source>>("POST", `/${index.name}/_search`, body, signal);

  const readShares = createShareReader(index);
  let isOfThisVersion = false;

  async function search(
    query: string,
    limit: number,
    signal: AbortSignal,
    termWeights?: TermWeights,
  ): Promise<SourceHits> {
    if (!isOfThisVersion) await requireIndexVersion(index, signal);
    isOfThisVersion = true;
    const [compiled] = await work.run("compileQueries", [query], signal);
    if (compiled === undefined) throw new Error("a query was compiled to nothing");
    const wanted = Math.min(MOST_HITS, Math.max(0, Math.trunc(limit)));
    const should = wanted === 0 ? [] : await writeRanking(readShares, compiled.rank, termWeights, signal);
    const askOrdered = (clauses: readonly object[]) =>
      ask(
        {
          query: { bool: { filter: [writeDsl(compiled.where)], should: clauses, minimum_should_match: 0 } },
          size: wanted,
          track_total_hits: true,
          _source: false,
          sort: [{ _score: "desc" }, { published: { order: "desc", missing: "_last" } }, { pmid: "desc" }],
        },
        signal,
      );
    const found = await askOrdered(should).catch((error: unknown) => {
      if (error instanceof TooManyClausesError) return askOrdered(boundRanking(should));
      throw error;
    });
    requireWhole(found);
    if (found.hits.total.value === 0) await refuseEmpty(signal);
    return {
      pmids: found.hits.hits.map(({ _id }) => _id),
      total: found.hits.total.value,
      understood: compiled.understood,
      warnings: compiled.warnings,
    };
  }

  async function countPapers(signal: AbortSignal): Promise<number> {
    return (await index.request<{ count: number }>("GET", `/${index.name}/_count`, null, signal)).count;
  }

  async function refuseEmpty(signal: AbortSignal): Promise<void> {
    if ((await countPapers(signal)) > 0) return;
    throw new AppError(
      503,
      "library_empty",
      "The library in OpenSearch holds no papers yet. Import PubMed files with: npm run library:import -- FILE…",
    );
  }

  async function findAmong(
    queries: readonly string[],
    pmids: readonly string[],
    signal: AbortSignal,
  ): Promise<PapersFound[]> {
    if (queries.length === 0) return [];
    const compiled = await work.run("compileQueries", queries, signal);
    const among = { terms: { pmid: pmids.filter(isPmid).map(Number) } };
    const lines = compiled.flatMap(({ where }) => [
      {},
      { query: { bool: { filter: [among, writeDsl(where)] } }, size: pmids.length, _source: false },
    ]);
    const answer = await index.request<{ responses: FoundPapers[] }>("POST", `/${index.name}/_msearch`, lines, signal);
    return compiled.map(({ understood }, at) => {
      const found = answer.responses[at];
      if (found?.hits === undefined) throw new AppError(503, "source_unavailable", "OpenSearch answered in part only.");
      requireWhole(found);
      return understood === "" ? null : new Set(found.hits.hits.map(({ _id }) => _id));
    });
  }

  /** A paper counts as indexed since when its record, or a newer version of it, came into the index since. */
  async function findSince(pmids: readonly string[], since: Date, signal: AbortSignal): Promise<PapersSince> {
    const find = async (field: "published" | "stored_at", from: string): Promise<Set<string>> => {
      const filter = [{ terms: { pmid: pmids.filter(isPmid).map(Number) } }, { range: { [field]: { gte: from } } }];
      const found = await ask({ query: { bool: { filter } }, size: pmids.length, _source: false }, signal);
      requireWhole(found);
      return new Set(found.hits.hits.map(({ _id }) => _id));
    };
    const moment = since.toISOString();
    const [published, indexed] = await Promise.all([find("published", moment.slice(0, 10)), find("stored_at", moment)]);
    return { published, indexed };
  }

  async function searchSince(query: string, since: Date, limit: number, signal: AbortSignal): Promise<string[]> {
    const [compiled] = await work.run("compileQueries", [query], signal);
    if (compiled === undefined) throw new Error("a query was compiled to nothing");
    const moment = since.toISOString();
    const should = [{ range: { published: { gte: moment.slice(0, 10) } } }, { range: { stored_at: { gte: moment } } }];
    const within = { bool: { should, minimum_should_match: 1 } };
    const found = await ask(
      {
        query: { bool: { filter: [writeDsl(compiled.where), within] } },
        ...{ size: Math.min(MOST_HITS, limit), _source: false, sort: [{ stored_at: "desc" }, { pmid: "desc" }] },
      },
      signal,
    );
    requireWhole(found);
    return found.hits.hits.map(({ _id }) => _id);
  }

  async function countWords(pmids: readonly string[], signal: AbortSignal): Promise<SourceWord[]> {
    const citations = await readCitations(index, pmids.filter(isPmid), signal);
    const words = new Map<string, number[]>();
    for (const [column, pmid] of pmids.entries()) {
      const citation = citations.get(pmid)?.citation;
      if (citation === undefined) continue;
      for (const [word, places] of listLexemes(citation)) {
        const count = places.filter((place) => FIELD_LETTERS[place & 3] !== FIELD_WEIGHT.other).length;
        if (count === 0) continue;
        const counts = words.get(word) ?? pmids.map(() => 0);
        counts[column] = count;
        words.set(word, counts);
      }
    }
    const shares = await readShares([...words.keys()], signal);
    return Array.from(words, ([word, counts]) => ({ word, counts, share: shares.find(word, false) })).filter(
      ({ share }) => isDistinctive(share, shares.papers),
    );
  }

  async function countPapersWith(words: readonly string[], signal: AbortSignal): Promise<Map<string, number>> {
    const asked = listWithEndings(words);
    const { papersWith } = await readTermCounts(index, ["title", "abstract"], asked, signal);
    return countWithEndings(words, new Map(asked.map((word) => [word, papersWith(word)])));
  }

  async function findHeadings(names: readonly string[], signal: AbortSignal): Promise<Set<string>> {
    const having = await countMatches(
      index,
      names.map((name) => valueLexeme("mh", name)),
      signal,
    );
    return new Set(names.filter((name) => (having.get(valueLexeme("mh", name)) ?? 0) > 0));
  }

  async function findByDoi(dois: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
    if (dois.length === 0) return new Map();
    const body = {
      ...{ size: dois.length * 2, query: { terms: { values: dois.map(doiValue) } } },
      ...{ _source: ["pmid", "citation.doi"], sort: [{ pmid: "asc" }] },
    };
    const { hits } = await ask<{ pmid: number; citation: { doi: string } }>(body, signal);
    return new Map(hits.hits.map(({ _source: { pmid, citation } }) => [citation.doi.toLowerCase(), String(pmid)]));
  }

  async function describe(): Promise<SourceDescription> {
    const { signal } = new AbortController();
    const body = { size: 0, track_total_hits: true, aggs: { latest: { max: { field: "stored_at" } } } };
    const { hits, aggregations } = await ask(body, signal);
    const latest = aggregations?.latest?.value_as_string ?? null;
    return {
      id: "library",
      papers: hits.total.value,
      demonstration_papers: 0,
      fallback: null,
      version: latest === null ? null : latest.replace(/\.\d+Z$/, "Z"),
    };
  }

  return {
    search,
    fetch: (pmids, signal): Promise<PaperRecord[]> => fetchPapers(index, database, pmids.filter(isPmid), signal),
    findByDoi,
    findAmong,
    findSince,
    searchSince,
    describe,
    headingIndex: () => ({ findHeadings }),
    wordStatistics: () => ({
      countWords,
      countPapersWith,
      keepRarest: async (words) => keepRarest(words, await readShares(words, new AbortController().signal)),
      rankByWords: (typed, limit, signal) => rankByWords(index, typed, limit, signal),
    }),
    renewal: () => null,
  };
}
