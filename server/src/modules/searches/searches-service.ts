import { setTimeout as sleep } from "node:timers/promises";
import type { SearchDetails } from "@medsieve/contract/history";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchResult } from "@medsieve/contract/search-results";
import type { SearchRequest, SearchSetup } from "@medsieve/contract/searches";
import { readMeshYear } from "@medsieve/terminology/load-mesh";
import { AppError } from "../../app-error.ts";
import { SYSTEM_CLOCK } from "../../clock.ts";
import { readDecisions } from "../../db/decisions.ts";
import { outlastOutage } from "../../db/outlast-outage.ts";
import type { SearchClient } from "../../db/requester.ts";
import { readUsage, startOfMonth } from "../../db/usage.ts";
import type { UserRow } from "../../db/users.ts";
import { StoppedByUser } from "../../pipeline/search-run.ts";
import { describeDetails, describeSearch } from "./describe-search.ts";
import { failDeadSearches } from "./end-search.ts";
import { readOwnSearch } from "./read-saved-search.ts";
import type { LoadedSearch } from "./saved-documents.ts";
import { describeEnding } from "./search-ending.ts";
import { INTERRUPTED, LeaseLost, ServerStopped } from "./search-failure.ts";
import { type SearchesDeps, SearchRunner } from "./search-runner.ts";
import { SearchSemaphore } from "./search-semaphore.ts";
import * as store from "./searches-store.ts";

/** Searches that work at once in this process, and of one user; more wait their turn. */
const SEARCHES_AT_ONCE = 8;
const SEARCHES_AT_ONCE_PER_USER = 4;
/** A client that does not take what it is sent holds up the end of the server no longer than this. */
const FOLLOWERS_LEAVE_WITHIN_MS = 2_000;
const LEASE_RENEWAL_MS = (store.LEASE_SECONDS * 1000) / 3;
/** A follower of a search that another server runs looks again after this long, should a notification be lost. */
const LOOK_AGAIN_MS = 2_000;

/** Failures of a question without usable words, and of queries of which none can be run. */
const USERS_TO_MEND: ReadonlySet<string> = new Set(["question_not_understood", "queries_refused"]);

/** Starts, follows and stops searches, in whichever replica they run. */
export class SearchesService {
  readonly #deps: SearchesDeps;
  readonly #running = new Map<string, SearchRunner>();
  readonly #ended = new Set<Promise<void>>();
  readonly #followers = new Set<Promise<void>>();
  readonly #semaphore = new SearchSemaphore(SEARCHES_AT_ONCE, SEARCHES_AT_ONCE_PER_USER);
  readonly #unsubscribe: () => void;
  #timer: NodeJS.Timeout | null = null;
  #failingDead: Promise<void> | null = null;
  #watching = Promise.resolve();
  #closing = false;

  constructor(deps: SearchesDeps) {
    this.#deps = deps;
    this.#unsubscribe = deps.notifications.subscribe("search_cancel", (searchId) => {
      this.#running.get(searchId)?.abort(new StoppedByUser());
    });
  }

  /** Begins to watch over leases, and to fail what a server that died left running: thousands hold up no start. */
  async open(): Promise<void> {
    if (this.#deps.alone) await store.endLeases(this.#deps.database);
    this.#watching = this.#watchLeases();
    this.#timer = setInterval(() => {
      this.#watching = this.#watchLeases();
    }, LEASE_RENEWAL_MS);
    this.#timer.unref();
  }

  /** Ends every search that runs here as interrupted, and waits until that is saved and sent. */
  async close(): Promise<void> {
    this.#closing = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#unsubscribe();
    for (const runner of this.#running.values()) runner.abort(new ServerStopped());
    await Promise.all([...this.#ended, this.#watching]);
    await Promise.race([Promise.all(this.#followers), sleep(FOLLOWERS_LEAVE_WITHIN_MS, undefined, { ref: false })]);
  }

  async describeSetup(): Promise<SearchSetup> {
    return {
      source: await this.#deps.sources.describe(),
      reader: this.#deps.readers.describe(),
      mesh_year: readMeshYear(),
      full_text: this.#deps.fullText,
    };
  }

  /**
   * Counts and starts a search; the same request_id gives the same search. Throws 429 at the monthly limit, and 503
   * while the server ends.
   */
  async start(user: UserRow, request: SearchRequest, client: SearchClient): Promise<string> {
    if (this.#closing) throw new AppError(503, INTERRUPTED.code, INTERRUPTED.message);
    const now = this.#deps.now();
    const accepted = await store.acceptSearch(this.#deps.database, user, request, client, this.#deps.limits, now);
    if (accepted.kind === "refused") {
      const extra = {
        current_usage: accepted.used,
        limit: accepted.limit,
        reset_date: startOfMonth(now).toISOString(),
      };
      throw new AppError(429, "usage_limit_exceeded", "Monthly limit reached", { extra });
    }
    if (accepted.kind === "known") return accepted.searchId;
    this.#run(new SearchRunner(this.#deps, this.#semaphore, accepted.search, user, request));
    return accepted.search.id;
  }

  #run(runner: SearchRunner): void {
    this.#running.set(runner.searchId, runner);
    void this.#deps.notifications.publish("usage", runner.userId);
    if (this.#closing) runner.abort(new ServerStopped());
    const ended = runner.run().finally(() => {
      this.#running.delete(runner.searchId);
      this.#ended.delete(ended);
    });
    this.#ended.add(ended);
  }

  /**
   * Stops a search of this user, whichever server runs it; what was read by then is kept. `id` is the search's, or its
   * request's; returns the search's. Throws 404 when it is not theirs or has ended.
   */
  async cancel(user: UserRow, id: string): Promise<string> {
    const searchId = await store.requestCancel(this.#deps.database, id, user.id);
    if (searchId === null) throw new AppError(404, "not_found", "There is no such search that is running");
    await this.#deps.notifications.publish("search_cancel", searchId);
    return searchId;
  }

  /** Throws 404 when there is no such search of this user. */
  async readDetails(user: UserRow, searchId: string): Promise<SearchDetails> {
    const saved = await this.#load(user, searchId);
    const decisions = await readDecisions(this.#deps.database.db, searchId);
    return { ...describeDetails(saved), ...(decisions.length === 0 ? {} : { decisions }) };
  }

  async #load(user: UserRow, searchId: string): Promise<LoadedSearch> {
    const saved = await readOwnSearch(this.#deps.database, user.id, searchId);
    if (saved === null) throw notFound();
    return saved;
  }

  /**
   * Every event of a search after `afterSeq`, and those that follow until it ends. How it ended is sent in any case, even
   * where its events are gone. Throws 404 when there is no such search of this user.
   */
  async *follow(user: UserRow, searchId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<SearchEvent> {
    const runner = this.#running.get(searchId);
    let seq = afterSeq;
    let isCompleted = false;
    // What ran here may have been taken for dead by another server, which then says how it ended.
    const places = [
      ...(runner?.userId === user.id ? [() => this.#followHere(runner, seq, signal)] : []),
      () => this.#followElsewhere(user, searchId, seq, signal),
    ];
    for (const listEvents of places) {
      for await (const event of listEvents()) {
        seq = event.seq;
        yield event;
        if (event.type === "search_error" || (isCompleted && event.type === "usage_updated")) return;
        isCompleted ||= event.type === "search_status" && event.status === "completed";
      }
    }
    const { database, limits, now } = this.#deps;
    if (signal.aborted || (await this.#outlast(() => store.hasEndedBy(database, searchId, seq), signal))) return;
    const saved = await this.#outlast(() => this.#load(user, searchId), signal);
    // Taken for dead by another server, it has not been marked so yet.
    if (saved.search.status === "running") return;
    const usage = await this.#outlast(() => readUsage(database.db, user, limits, now()), signal);
    yield* describeEnding(saved, usage, seq, now());
  }

  /** What a follower reads: an outage of the database makes it wait, and costs it nothing. */
  #outlast<Result>(read: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    return outlastOutage(read, signal, SYSTEM_CLOCK);
  }

  /** The events of a search that another server runs, or that has ended, from the database. */
  async *#followElsewhere(
    user: UserRow,
    searchId: string,
    afterSeq: number,
    signal: AbortSignal,
  ): AsyncGenerator<SearchEvent> {
    let seq = afterSeq;
    while (!signal.aborted) {
      const looked = new AbortController();
      const news = this.#waitForEvents(searchId, AbortSignal.any([signal, looked.signal]));
      try {
        const { database } = this.#deps;
        const status = await this.#outlast(() => store.readStatus(database, searchId, user.id), signal);
        if (status === null) throw notFound();
        for (const event of await this.#outlast(() => store.readEvents(database, searchId, seq), signal)) {
          seq = event.seq;
          yield event;
        }
        if (status !== "running") return;
        await news;
      } finally {
        looked.abort();
      }
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

  /** Waits for the result of a search. Throws what it failed with: 422 where the user can put it right, else 503. */
  async waitForResult(user: UserRow, searchId: string, signal: AbortSignal): Promise<SearchResult> {
    for await (const event of this.follow(user, searchId, 0, signal)) {
      if (event.type !== "search_error") continue;
      throw new AppError(USERS_TO_MEND.has(event.code) ? 422 : 503, event.code, event.message);
    }
    return describeSearch(await this.#outlast(() => this.#load(user, searchId), signal));
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
      await this.#failDead();
      await store.sweepEvents(this.#deps.database);
    } catch (err) {
      this.#deps.log.error({ err }, "leases could not be renewed");
    }
  }

  /** One at a time, however many there are; what is left when the server ends is found at the next look. */
  #failDead(): Promise<void> {
    this.#failingDead ??= this.#failEachDead().finally(() => {
      this.#failingDead = null;
    });
    return this.#failingDead;
  }

  async #failEachDead(): Promise<void> {
    for await (const { id, userId } of failDeadSearches(this.#deps.database, INTERRUPTED)) {
      this.#deps.log.warn({ searchId: id }, "a search whose server died was marked as failed and given back");
      await this.#deps.notifications.publish("search_events", id);
      await this.#deps.notifications.publish("usage", userId);
      if (this.#closing) return;
    }
  }
}

function notFound(): AppError {
  return new AppError(404, "not_found", "There is no such search");
}
