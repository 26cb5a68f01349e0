import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchRequest } from "@medsieve/contract/searches";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../../app-error.ts";
import { BatchWriter } from "../../db/batch-writer.ts";
import type { Database } from "../../db/client.ts";
import type { Notifications } from "../../db/notifications.ts";
import { readUsage, type UsageLimits } from "../../db/usage.ts";
import type { UserRow } from "../../db/users.ts";
import { joinPaper } from "../../pipeline/paper.ts";
import { ReaderCosts } from "../../pipeline/reader-costs.ts";
import { runSearch } from "../../pipeline/run-search.ts";
import { describeQuery, type PipelineEvent, type SearchDeps, type SearchOutcome } from "../../pipeline/search-run.ts";
import type { ActivePrompts, PromptSource } from "../../prompts/prompt-source.ts";
import { useSettings } from "../../prompts/prompt-store.ts";
import type { Reader } from "../../readers/reader.ts";
import type { Sources } from "../../sources/sources.ts";
import { type Failure, failSearch, finishSearch } from "./end-search.ts";
import { SearchLog } from "./search-log.ts";
import type { SearchTurns } from "./search-turns.ts";
import * as store from "./searches-store.ts";

export interface SearchesDeps {
  database: Database;
  notifications: Notifications;
  sources: Sources;
  reader: Reader;
  prompts: PromptSource;
  limits: UsageLimits;
  /** True when no other server uses this database: what is running when it starts is then dead for certain. */
  alone: boolean;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** The server is going down: what runs is failed and given back. */
export class ServerStopped extends Error {
  override name = "ServerStopped";
}

/** Another server took the search for dead, or its account was deleted; nothing more may be written for it but a log. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

export const INTERRUPTED = {
  message: "The server was stopped while the search ran. The search was not counted. Please try again.",
  code: "search_interrupted",
  giveBack: true,
} as const satisfies Failure;

/** What the log says of a search that lost its account; one that another server took for dead has its log from there. */
const ACCOUNT_GONE = {
  message: "The account was deleted while the search ran.",
  code: "search_interrupted",
  giveBack: false,
} as const satisfies Failure;

/** One search that runs in this process: its events, what it wrote, and how it ends. */
export class SearchRunner {
  readonly searchId: string;
  readonly userId: string;
  readonly log = new SearchLog();
  readonly #deps: SearchesDeps;
  readonly #user: UserRow;
  readonly #request: SearchRequest;
  readonly #search: store.AcceptedSearch;
  readonly #costs = new ReaderCosts();
  readonly #abort = new AbortController();
  readonly #events: BatchWriter<SearchEvent>;
  readonly #readings: BatchWriter<Parameters<typeof store.writeReadings>[2][number]>;

  readonly #turns: SearchTurns;
  #giveTurnBack: () => void = () => {};

  constructor(
    deps: SearchesDeps,
    turns: SearchTurns,
    search: store.AcceptedSearch,
    user: UserRow,
    request: SearchRequest,
  ) {
    this.searchId = search.id;
    this.#search = search;
    this.#turns = turns;
    this.userId = user.id;
    this.#deps = deps;
    this.#user = user;
    this.#request = request;
    this.#events = new BatchWriter(async (events) => {
      await store.writeEvents(deps.database, events);
      await deps.notifications.publish("search_events", search.id);
    });
    this.#readings = new BatchWriter((readings) => store.writeReadings(deps.database, search.id, readings));
  }

  /** The reason decides the ending: StoppedByUser keeps what was read, anything else fails the search. */
  abort(reason: Error): void {
    this.#abort.abort(reason);
  }

  /** Runs the search to its end, whatever that is, when its turn has come; never throws. */
  async run(): Promise<void> {
    try {
      const { language, preference } = this.#request;
      const prompts = await this.#deps.prompts.read(language, preference);
      const outcome = await runSearch(this.#input(prompts), this.#pipelineDeps(prompts));
      await this.#readings.drain();
      const isOurs = await finishSearch(this.#deps.database, this.#search, outcome, this.#costs);
      if (isOurs) await this.#tellResult(outcome);
    } catch (error) {
      await this.#fail(error).catch((failure) =>
        this.#deps.log.error({ err: failure }, "a failed search was not saved"),
      );
    }
    this.#giveTurnBack();
    await this.#events.drain().catch((err) => this.#deps.log.error({ err }, "events of a search were not saved"));
    this.log.close();
  }

  #input(prompts: ActivePrompts) {
    const { query: text, language, preference, limits, max_results: maxResults, queries } = this.#request;
    return {
      searchId: this.searchId,
      question: { text, language, preference },
      limits,
      givenQueries: queries,
      maxResults,
      maxQueries: prompts.max_queries,
      resultsPerQuery: prompts.num_results_per_query,
      promptVersion: this.#deps.reader.withPrompts === undefined ? null : prompts.version,
    };
  }

  /** The prompts stay those with which the search began, whatever is saved meanwhile. */
  #pipelineDeps(prompts: ActivePrompts): SearchDeps {
    const { database, sources, reader } = this.#deps;
    return {
      source: sources.open(),
      costs: this.#costs,
      reader: reader.withPrompts?.(useSettings(prompts)) ?? reader,
      signal: this.#abort.signal,
      emit: (event) => this.#emit(event),
      waitForTurn: async () => {
        this.#giveTurnBack = await this.#turns.take(this.userId, this.#abort.signal);
      },
      checkpoint: {
        queriesRun: (searched) => store.writeQueries(database, this.searchId, searched),
        papersFetched: (papers) => store.writePapers(database, this.searchId, papers),
        paperRead: (pmid, reading) => this.#readings.add({ pmid, reading }),
      },
    };
  }

  #emit(event: PipelineEvent): void {
    const numbered: SearchEvent = { ...event, seq: this.log.lastSeq + 1, search_id: this.searchId };
    this.log.append(numbered);
    this.#events.add(numbered);
  }

  async #tellResult(outcome: SearchOutcome): Promise<void> {
    const stopped = outcome.status === "cancelled";
    this.#emit({
      type: "result",
      papers: outcome.papers.map(({ paper, reading }) => joinPaper(paper, reading, this.searchId)),
      summary: outcome.summary,
      answer_evidence: outcome.answerEvidence,
      preference: this.#request.preference,
      search_queries_used: outcome.queries.map((query) => query.query),
      query_details: outcome.queries.map(describeQuery),
      question_terms: outcome.questionTerms,
      not_understood: outcome.notUnderstood,
      limits: this.#request.limits,
      total_pmids_found: outcome.totalPmidsFound,
      status: outcome.status,
      provenance: outcome.provenance,
      based_on: this.#request.based_on,
    });
    this.#tellStatus("completed", stopped ? "Search stopped" : "Analysis complete");
    await this.#tellUsage();
  }

  #tellStatus(status: "completed" | "failed", message: string): void {
    const started_at = this.#deps.now().toISOString();
    this.#emit({ type: "search_status", status, preference: this.#request.preference, message, started_at });
  }

  async #tellUsage(): Promise<void> {
    const { database, limits, now, notifications } = this.#deps;
    const { current_usage, limit } = await readUsage(database.db, this.#user, limits, now());
    this.#emit({ type: "usage_updated", current_usage, limit });
    await notifications.publish("usage", this.userId);
  }

  async #fail(error: unknown): Promise<void> {
    const reason = this.#abort.signal.aborted ? this.#abort.signal.reason : error;
    const failure = describeFailure(reason);
    const { log } = this.#deps;
    if (failure.code === "search_failed") log.error({ err: reason, searchId: this.searchId }, "a search failed");
    // What was read by then belongs to its record; what could not be written was the failure, or comes after one.
    await this.#readings.drain().catch(() => undefined);
    if (!(await failSearch(this.#deps.database, this.#search, failure, this.#costs))) return;
    this.#tellStatus("failed", failure.message);
    await this.#tellUsage();
    this.#emit({ type: "search_error", message: failure.message, code: failure.code });
  }
}

function describeFailure(error: unknown) {
  if (error instanceof ServerStopped) return INTERRUPTED;
  if (error instanceof LeaseLost) return ACCOUNT_GONE;
  if (error instanceof AppError) return { message: error.message, code: error.code, giveBack: true };
  return { message: "Search failed. Please try again.", code: "search_failed", giveBack: true } as const;
}
