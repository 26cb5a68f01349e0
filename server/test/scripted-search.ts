import type { PaperRecord } from "@medsieve/contract/papers";
import { describeReading, NO_RESULTS } from "@medsieve/contract/readings";
import type { QueryWarning } from "@medsieve/contract/searches";
import { numberStatements } from "@medsieve/contract/statements";
import type {
  Answer,
  QueryRepair,
  Question,
  Reader,
  Reading,
  ReadingAhead,
  ReadPaper,
  RelatedQueries,
  WrittenQueries,
} from "@medsieve/reader/reader";
import type {
  HeadingIndex,
  PaperRenewal,
  PaperSource,
  PapersFound,
  PapersSince,
  SourceHits,
  WordStatistics,
} from "@medsieve/sources/paper-source";
import { findBySearching } from "../../sources/src/find-among.ts";

/** A source that answers from a table of queries, each an ordered list of PMIDs, over the papers it is given. */
export class ScriptedSource implements PaperSource {
  readonly searched: string[] = [];
  /** The PMIDs of each call that fetched. */
  readonly fetched: (readonly string[])[] = [];
  readonly #papers: Map<string, PaperRecord>;
  readonly #answers: Map<string, string[]>;
  /** What it says of queries, by their text. */
  readonly complaints = new Map<string, QueryWarning[]>();
  readonly understood = new Map<string, string>();
  /** Queries that it refuses, with their complaint. */
  readonly refused = new Set<string>();
  fallback: "pubmed_unreachable" | null = null;
  onSearch: (query: string) => void = () => undefined;
  failure: Error | null = null;
  /** Papers that are later than whatever moment it is asked of. */
  readonly later = { published: new Set<string>(), indexed: new Set<string>() };

  constructor(papers: PaperRecord[], answers: Record<string, string[]>) {
    this.#papers = new Map(papers.map((paper) => [paper.pmid, paper]));
    this.#answers = new Map(Object.entries(answers));
  }

  /** Changes what a query finds. */
  answer(query: string, pmids: string[]): void {
    this.#answers.set(query, pmids);
  }

  /** Has these papers, too. */
  add(papers: readonly PaperRecord[]): void {
    for (const paper of papers) this.#papers.set(paper.pmid, paper);
  }

  async findByDoi(dois: readonly string[]): Promise<Map<string, string>> {
    const records = [...this.#papers.values()];
    return new Map(
      dois.flatMap((doi) => records.filter((paper) => paper.doi?.toLowerCase() === doi).map(({ pmid }) => [doi, pmid])),
    );
  }

  async search(query: string, limit: number, signal: AbortSignal): Promise<SourceHits> {
    signal.throwIfAborted();
    this.onSearch(query);
    this.searched.push(query);
    if (this.failure !== null) throw this.failure;
    const pmids = this.#answers.get(query) ?? [];
    return {
      pmids: pmids.slice(0, limit),
      total: pmids.length,
      understood: this.refused.has(query) ? null : (this.understood.get(query) ?? query),
      warnings: this.complaints.get(query) ?? [],
    };
  }

  async fetch(pmids: readonly string[], signal: AbortSignal): Promise<PaperRecord[]> {
    signal.throwIfAborted();
    this.fetched.push(pmids);
    return pmids.flatMap((pmid) => this.#papers.get(pmid) ?? []);
  }

  findAmong(queries: readonly string[], pmids: readonly string[], signal: AbortSignal): Promise<PapersFound[]> {
    return findBySearching((query, limit, its) => this.search(query, limit, its), queries, pmids, signal);
  }

  async findSince(pmids: readonly string[], _since: Date, signal: AbortSignal): Promise<PapersSince> {
    signal.throwIfAborted();
    const pick = (later: ReadonlySet<string>) => new Set(pmids.filter((pmid) => later.has(pmid)));
    return { published: pick(this.later.published), indexed: pick(this.later.indexed) };
  }

  async searchSince(query: string, _since: Date, limit: number, signal: AbortSignal): Promise<string[]> {
    signal.throwIfAborted();
    const later = [...this.later.published, ...this.later.indexed];
    return (this.#answers.get(query) ?? []).filter((pmid) => later.includes(pmid)).slice(0, limit);
  }

  headingIndex(): HeadingIndex | null {
    return null;
  }

  wordStatistics(): WordStatistics | null {
    return null;
  }

  renewal(): PaperRenewal | null {
    return null;
  }

  async describe() {
    return { id: "library" as const, papers: this.#papers.size, demonstration_papers: 0, fallback: this.fallback };
  }
}

/** A reader that writes the queries it is given and scores papers by a table; it can be held before any paper. */
export class ScriptedReader implements Reader {
  queries: string[];
  readonly scores: Map<string, number>;
  /** Awaited before the paper with this PMID is read. */
  readonly holds = new Map<string, Promise<void>>();

  constructor(queries: string[], scores: Record<string, number> = {}) {
    this.queries = queries;
    this.scores = new Map(Object.entries(scores));
  }

  describe() {
    return { id: "builtin" as const, vendor: null, model: null };
  }

  async writeQueries(_question: Question, maxQueries: number, signal: AbortSignal): Promise<WrittenQueries> {
    signal.throwIfAborted();
    const queries = this.queries
      .slice(0, maxQueries)
      .map((query, n) => ({ name: `Query ${n + 1}`, query, reason: null }));
    return { queries, terms: [], notUnderstood: [] };
  }

  knownMatches(): null {
    return null;
  }

  queryRepair(): QueryRepair | null {
    return null;
  }

  relatedQueries(): RelatedQueries | null {
    return null;
  }

  readingAhead(): ReadingAhead {
    return { kind: "nothing" };
  }

  async *readPapers(_question: Question, papers: readonly PaperRecord[], signal: AbortSignal): AsyncGenerator<Reading> {
    for (const paper of papers) {
      await Promise.race([this.holds.get(paper.pmid), aborted(signal)]);
      signal.throwIfAborted();
      const sentence = paper.abstract[0]?.text ?? paper.title;
      yield {
        pmid: paper.pmid,
        relevance_score: this.scores.get(paper.pmid) ?? 0.5,
        ...numberStatements(
          paper.pmid,
          {
            ...{ population: [], intervention: [], comparator: [], outcome: [], study_design: [], rationale: [] },
            summary: [{ text: sentence, quotes: [{ section: paper.abstract[0]?.label ?? null, quote: sentence }] }],
          },
          [],
        ),
        ...NO_RESULTS,
        read_by: { reader: "builtin", model: null, fallback: null },
      };
    }
  }

  async answer(_question: Question, papers: readonly ReadPaper[]): Promise<Answer> {
    const best = papers[0];
    if (best === undefined) return { sentences: [] };
    const { pmid, abstract, title } = best.paper;
    const text = `${describeReading(best.reading).summary} [PMID ${pmid}]`;
    const quotes = [{ pmid, section: abstract[0]?.label ?? null, quote: abstract[0]?.text ?? title }];
    return { sentences: [{ text, cites: [pmid], quotes }] };
  }
}

function aborted(signal: AbortSignal): Promise<void> | undefined {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
