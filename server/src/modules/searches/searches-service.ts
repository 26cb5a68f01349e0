import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchDetails, SearchRequest, SearchResult, SearchSetup } from "@medsieve/contract/searches";
import pLimit from "p-limit";
import { AppError } from "../../app-error.ts";
import { startOfMonth } from "../../db/usage.ts";
import type { UserRow } from "../../db/users.ts";
import { StoppedByUser } from "../../pipeline/search-run.ts";
import { INTERRUPTED, LeaseLost, type SearchesDeps, SearchRunner, ServerStopped } from "./search-runner.ts";
import { readSearchDetails } from "./searches-history.ts";
import * as store from "./searches-store.ts";

/** Searches this process runs at once; more wait their turn. */
const SEARCHES_AT_ONCE = 8;
const LEASE_RENEWAL_MS = (store.LEASE_SECONDS * 1000) / 3;
/** A follower of a search that another server runs looks again after this long, should a notification be lost. */
const LOOK_AGAIN_MS = 2_000;

/** Starts, follows and stops searches, in whichever replica they run. */
export class SearchesService {
  readonly #deps: SearchesDeps;
  readonly #running = new Map<string, SearchRunner>();
  readonly #ended = new Set<Promise<void>>();
  readonly #followers = new Set<Promise<void>>();
  readonly #turn = pLimit(SEARCHES_AT_ONCE);
  readonly #unsubscribe: () => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: SearchesDeps) {
    this.#deps = deps;
    this.#unsubscribe = deps.notifications.subscribe("search_cancel", (searchId) => {
      this.#running.get(searchId)?.abort(new StoppedByUser());
    });
  }

  /** Fails what a server that died left running, and begins to watch over leases. */
  async open(): Promise<void> {
    await this.#failDead(this.#deps.alone);
    this.#timer = setInterval(() => void this.#watchLeases(), LEASE_RENEWAL_MS);
    this.#timer.unref();
  }

  /** Ends every search that runs here as interrupted, and waits until that is saved and told. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#unsubscribe();
    for (const runner of this.#running.values()) runner.abort(new ServerStopped());
    await Promise.all(this.#ended);
    await Promise.all(this.#followers);
  }

  async describeSetup(): Promise<SearchSetup> {
    return { source: await this.#deps.source.describe(), reader: this.#deps.reader.describe() };
  }

  /** Counts and starts a search; the same request_id gives the same search. Throws 429 at the monthly limit. */
  async start(user: UserRow, request: SearchRequest): Promise<string> {
    const now = this.#deps.now();
    const accepted = await store.acceptSearch(this.#deps.database, user, request, this.#deps.limits, now);
    if (accepted.kind === "refused") {
      const extra = {
        current_usage: accepted.used,
        limit: accepted.limit,
        reset_date: startOfMonth(now).toISOString(),
      };
      throw new AppError(429, "usage_limit_exceeded", "Monthly limit reached", { extra });
    }
    if (accepted.kind === "accepted") this.#run(new SearchRunner(this.#deps, accepted.searchId, user, request));
    return accepted.searchId;
  }

  #run(runner: SearchRunner): void {
    this.#running.set(runner.searchId, runner);
    void this.#deps.notifications.publish("usage", runner.userId);
    const ended = this.#turn(() => runner.run()).finally(() => {
      this.#running.delete(runner.searchId);
      this.#ended.delete(ended);
    });
    this.#ended.add(ended);
  }

  /** Stops a search of this user; what was read by then is kept. Throws 404 when it is not theirs or has ended. */
  async cancel(user: UserRow, searchId: string): Promise<void> {
    if (!(await store.requestCancel(this.#deps.database, searchId, user.id))) throw notFound();
    await this.#deps.notifications.publish("search_cancel", searchId);
  }

  /** Throws 404 when there is no such search of this user. */
  async readDetails(user: UserRow, searchId: string): Promise<SearchDetails> {
    const details = await readSearchDetails(this.#deps.database, user.id, searchId);
    if (details === null) throw notFound();
    return details;
  }

  /**
   * Every event of a search after `afterSeq`, and those that follow until it ends. Of a search so old that its events
   * are gone, its result alone. Throws 404 when there is no such search of this user.
   */
  async *follow(user: UserRow, searchId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<SearchEvent> {
    const runner = this.#running.get(searchId);
    if (runner !== undefined && runner.userId === user.id) {
      yield* this.#followHere(runner, afterSeq, signal);
      return;
    }
    let seq = afterSeq;
    for (;;) {
      const { status } = await this.readDetails(user, searchId);
      const events = await store.readEvents(this.#deps.database, searchId, seq);
      for (const event of events) {
        seq = event.seq;
        yield event;
      }
      if (status !== "running") {
        if (seq === 0) yield* this.#tellEnding(user, searchId);
        return;
      }
      await this.#waitForEvents(searchId, signal);
      if (signal.aborted) return;
    }
  }

  async *#followHere(runner: SearchRunner, afterSeq: number, signal: AbortSignal): AsyncGenerator<SearchEvent> {
    let leave = () => {};
    const following = new Promise<void>((resolve) => {
      leave = resolve;
    });
    this.#followers.add(following);
    try {
      yield* runner.log.follow(afterSeq, signal);
    } finally {
      this.#followers.delete(following);
      leave();
    }
  }

  async *#tellEnding(user: UserRow, searchId: string): AsyncGenerator<SearchEvent> {
    const details = await this.readDetails(user, searchId);
    if (details.status === "failed") {
      const message = details.error ?? "Search failed";
      yield { type: "search_error", seq: 1, search_id: searchId, message, code: "search_failed" };
    } else {
      yield { type: "result", seq: 1, ...toResult(details) };
    }
  }

  /** Waits for the result of a search. Throws what it failed with, as AppError 502 or 503. */
  async waitForResult(user: UserRow, searchId: string, signal: AbortSignal): Promise<SearchResult> {
    for await (const event of this.follow(user, searchId, 0, signal)) {
      if (event.type === "search_error") throw new AppError(503, event.code, event.message);
    }
    return toResult(await this.readDetails(user, searchId));
  }

  #waitForEvents(searchId: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        unsubscribe();
        signal.removeEventListener("abort", wake);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_AGAIN_MS);
      const unsubscribe = this.#deps.notifications.subscribe("search_events", (id) => {
        if (id === searchId) wake();
      });
      signal.addEventListener("abort", wake, { once: true });
    });
  }

  async #watchLeases(): Promise<void> {
    try {
      const mine = [...this.#running.keys()];
      const renewed = new Map(
        (await store.renewLeases(this.#deps.database, mine)).map(({ id, cancel }) => [id, cancel]),
      );
      for (const id of mine) {
        const cancel = renewed.get(id);
        if (cancel === undefined) this.#running.get(id)?.abort(new LeaseLost());
        else if (cancel) this.#running.get(id)?.abort(new StoppedByUser());
      }
      await this.#failDead(false);
      await store.sweepEvents(this.#deps.database);
    } catch (err) {
      this.#deps.log.error({ err }, "leases could not be renewed");
    }
  }

  async #failDead(all: boolean): Promise<void> {
    const dead = await store.failDeadSearches(this.#deps.database, INTERRUPTED, all);
    for (const { id, userId } of dead) {
      this.#deps.log.warn({ searchId: id }, "a search whose server died was marked as failed and given back");
      await this.#deps.notifications.publish("search_events", id);
      await this.#deps.notifications.publish("usage", userId);
    }
  }
}

function notFound(): AppError {
  return new AppError(404, "not_found", "There is no such search");
}

function toResult(details: SearchDetails): SearchResult {
  return {
    search_id: details.id,
    papers: details.papers,
    summary: details.summary,
    preference: details.preference,
    search_queries_used: details.search_queries_used,
    query_details: details.query_details,
    not_understood: details.not_understood,
    total_pmids_found: details.total_pmids_found,
    status: details.status,
    provenance: details.provenance,
  };
}
