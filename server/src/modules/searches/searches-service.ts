import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { SearchDetails } from "@medsieve/contract/history";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchResult } from "@medsieve/contract/search-results";
import type { SearchRequest, SearchSetup } from "@medsieve/contract/searches";
import { requireWritable } from "@medsieve/database/outage";
import { outlastOutage } from "@medsieve/database/outlast-outage";
import type { SearchClient } from "@medsieve/database/requester";
import { BUILTIN_READER } from "@medsieve/reader/builtin-reader";
import { AppError } from "@medsieve/runtime/app-error";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { readDecisions } from "../../db/decisions.ts";
import { areModelsAllowed } from "../../db/models-allowed.ts";
import { readShare } from "../../db/shares.ts";
import { readUsage, startOfMonth } from "../../db/usage.ts";
import type { UserRow } from "../../db/users.ts";
import { StoppedByUser } from "../../pipeline/search-run.ts";
import { describeDetails, describeSearch } from "./describe-search.ts";
import { findRequest } from "./find-request.ts";
import { LeaseWatch } from "./lease-watch.ts";
import { readVisibleSearch } from "./read-saved-search.ts";
import type { LoadedSearch } from "./saved-documents.ts";
import { describeEnding } from "./search-ending.ts";
import { refuseLeft, refuseQueueFull, refuseUnknown, refuseWhileEnding, ServerStopped } from "./search-failure.ts";
import { SearchRunner } from "./search-runner.ts";
import { SearchSemaphore, type SemaphoreBounds } from "./search-semaphore.ts";
import type { SearchesDeps } from "./searches-deps.ts";
import * as store from "./searches-store.ts";
import type { TakenSearch } from "./take-over.ts";
import { TurnPace } from "./turn-pace.ts";

/** Of this process: searches beyond these work later, or are refused. */
const BOUNDS: SemaphoreBounds = { atOnce: 8, perUser: 4, waiting: 500, waitingPerUser: 50 };
/** Searches of dead servers that are gone on with at once: the others wait for a place here or elsewhere. */
const TAKEN_OVER_AT_ONCE = 8;
/** A client that does not take what it is sent holds up the end of the server no longer than this. */
const FOLLOWERS_LEAVE_WITHIN_MS = 2_000;
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
  readonly #semaphore: SearchSemaphore;
  readonly #unsubscribe: (() => void)[];
  readonly #leases: LeaseWatch;
  readonly #ending = new AbortController();
  readonly #takenOver = new Set<SearchRunner>();

  constructor(deps: SearchesDeps) {
    this.#deps = deps;
    // As many listen as there are sockets.
    setMaxListeners(0, this.ending);
    this.#semaphore = new SearchSemaphore(BOUNDS, deps.activity, new TurnPace(SYSTEM_CLOCK));
    const hasRoom = () => !this.ending.aborted && this.#takenOver.size < TAKEN_OVER_AT_ONCE;
    const goOn = (taken: TakenSearch) => this.#goOn(taken);
    this.#leases = new LeaseWatch({ ...deps, clock: SYSTEM_CLOCK, goOn, hasRoom }, this.#running);
    this.#unsubscribe = [
      deps.notifications.subscribe("search_cancel", (id) => this.#running.get(id)?.abort(new StoppedByUser())),
      deps.notifications.subscribe("search_left", () => this.#leases.look()),
    ];
  }

  /** Begins to watch over leases, and to go on with what a server that died left running: thousands hold up no start. */
  open(): Promise<void> {
    return this.#leases.open();
  }

  /** Aborted when the server ends: from then on no search is taken. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  isRunningHere(searchId: string): boolean {
    return this.#running.has(searchId);
  }

  /**
   * Takes no more searches, waits for those that run here until `endNow` is aborted, and leaves the others to another server.
   * Resolves when all that is saved and sent.
   */
  async close(): Promise<void> {
    const { endNow } = this.#deps;
    this.#ending.abort();
    const left = new Promise<void>((resolve) => endNow.addEventListener("abort", () => resolve(), { once: true }));
    while (this.#ended.size > 0 && !endNow.aborted) await Promise.race([Promise.all(this.#ended), left]);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const runner of this.#running.values()) runner.abort(new ServerStopped());
    await Promise.all(this.#ended);
    await this.#leases.close();
    await Promise.race([Promise.all(this.#followers), sleep(FOLLOWERS_LEAVE_WITHIN_MS, undefined, { ref: false })]);
  }

  async describeSetup({ id }: UserRow): Promise<SearchSetup> {
    const { database, readers } = this.#deps;
    const modelsAllowed = await areModelsAllowed(database.db, id);
    return {
      source: await this.#deps.sources.describe(),
      reader: modelsAllowed ? readers.describe() : BUILTIN_READER,
      mesh_year: TERMINOLOGY.meshYear,
      full_text: this.#deps.fullText,
    };
  }

  /**
   * Counts and starts a search; the same request_id gives the same search. Throws 429 at the monthly limit, and 503
   * while the server ends, where its queue is full, or the database takes no changes.
   */
  async start(user: UserRow, request: SearchRequest, client: SearchClient): Promise<string> {
    if (this.ending.aborted) throw refuseWhileEnding();
    const { database } = this.#deps;
    // What a request that comes again has begun before needs no place in the queue, and no change of the database.
    const started = await findRequest(database.db, user.id, request.request_id ?? null);
    if (started !== null) return started;
    await requireWritable(database);
    const place = this.#semaphore.reserve(user.id);
    if (place === null) throw refuseQueueFull(this.#semaphore.estimateWait());
    const accepted = await this.#accept(user, request, client).catch((error: unknown) => {
      place.leave();
      throw error;
    });
    if (typeof accepted === "string") {
      place.leave();
      return accepted;
    }
    this.#run(new SearchRunner(this.#deps, place, { search: accepted, user, request }));
    return accepted.id;
  }

  /** The search that was counted, or the id of the one that the same request has begun before. Throws 429. */
  async #accept(user: UserRow, request: SearchRequest, client: SearchClient): Promise<store.AcceptedSearch | string> {
    const { database, limits } = this.#deps;
    const now = this.#deps.now();
    const accepted = await store.acceptSearch(database, user, request, client, limits, now);
    if (accepted.kind === "accepted") return accepted.search;
    if (accepted.kind === "known") return accepted.searchId;
    const extra = { current_usage: accepted.used, limit: accepted.limit, reset_date: startOfMonth(now).toISOString() };
    throw new AppError(429, "usage_limit_exceeded", "Monthly limit reached", { extra });
  }

  #run(runner: SearchRunner): void {
    this.#running.set(runner.searchId, runner);
    void this.#deps.notifications.publish("usage", runner.userId);
    if (this.ending.aborted && this.#deps.endNow.aborted) runner.abort(new ServerStopped());
    const ended = runner.run().finally(() => {
      if (this.#running.get(runner.searchId) === runner) this.#running.delete(runner.searchId);
      this.#ended.delete(ended);
      if (this.#takenOver.delete(runner) && !this.ending.aborted) this.#leases.look();
    });
    this.#ended.add(ended);
  }

  #goOn(taken: TakenSearch): void {
    const runner = new SearchRunner(this.#deps, this.#semaphore.enter(taken.user.id), taken);
    this.#takenOver.add(runner);
    this.#run(runner);
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

  /** Throws 404 when this user may read no such search. */
  async readDetails(user: UserRow, searchId: string): Promise<SearchDetails> {
    const saved = await this.#load(user, searchId);
    const { db } = this.#deps.database;
    const [decisions, share] = await Promise.all([readDecisions(db, searchId), readShare(db, user.id, searchId)]);
    return {
      ...describeDetails(saved),
      ...(decisions.length === 0 ? {} : { decisions }),
      ...(share === null ? {} : { share }),
    };
  }

  async #load(user: UserRow, searchId: string): Promise<LoadedSearch> {
    const saved = await readVisibleSearch(this.#deps.database, user.id, searchId);
    if (saved === null) throw refuseUnknown();
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
      if (runner?.isLeft) return;
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
        if (status === null) throw refuseUnknown();
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
    const saved = await this.#outlast(() => this.#load(user, searchId), signal);
    if (saved.search.status === "running") throw refuseLeft();
    return describeSearch(saved);
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
}
