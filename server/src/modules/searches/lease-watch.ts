import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { Clock } from "@medsieve/runtime/clock";
import type { FastifyBaseLogger } from "fastify";
import { StoppedByUser } from "../../pipeline/search-run.ts";
import { failDeadSearches } from "./end-search.ts";
import { INTERRUPTED, LeaseLost } from "./search-failure.ts";
import * as store from "./searches-store.ts";
import { shortenLeases } from "./shorten-leases.ts";
import { type TakenSearch, takeOverSearch } from "./take-over.ts";

const LEASE_MS = store.LEASE_SECONDS * 1000;
const LOOK_EVERY_MS = 3_000;
/** Beyond this between two looks, or for one, other servers may not have been able to renew their leases either. */
const LATE_MS = LEASE_MS / 2;
const SWEEP_EVERY_LOOKS = 10;

interface LeaseWatchDeps {
  database: Database;
  notifications: Notifications;
  log: FastifyBaseLogger;
  clock: Clock;
  /** True when no other server uses this database. */
  alone: boolean;
  /** Goes on with a search of a server that died. */
  goOn: (search: TakenSearch) => void;
  /** Whether this server goes on with one more. */
  hasRoom: () => boolean;
}

/** A search that runs in this process. */
interface RunningSearch {
  attempt: number;
  abort: (reason: Error) => void;
}

/** Renews the leases of the searches that run here, and takes over, or fails, the searches of servers that died. */
export class LeaseWatch {
  readonly #deps: LeaseWatchDeps;
  readonly #running: ReadonlyMap<string, RunningSearch>;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #takingOver: Promise<void> | null = null;
  #looks = 0;
  #lookedAt: number | null = null;
  /** Since when every look came in time and was answered; before the first one nothing speaks against it. */
  #steadySince = Number.NEGATIVE_INFINITY;
  #closing = false;

  constructor(deps: LeaseWatchDeps, running: ReadonlyMap<string, RunningSearch>) {
    this.#deps = deps;
    this.#running = running;
  }

  /** The only server of a database takes whatever is marked as running at its start for dead. */
  async open(): Promise<void> {
    if (this.#deps.alone) await store.endLeases(this.#deps.database);
    this.look();
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#looking;
    await this.#takingOver;
  }

  /** One look at a time, however long the database takes. */
  look(): void {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
  }

  async #look(): Promise<void> {
    const { database, clock, log } = this.#deps;
    const began = clock.now();
    const isLate = this.#lookedAt !== null && began - this.#lookedAt > LATE_MS;
    this.#lookedAt = began;
    try {
      await this.#renew();
      await shortenLeases(database);
      if (isLate || clock.now() - began > LATE_MS) this.#steadySince = clock.now();
      // After an outage each server gets the time of a lease to renew its own before another takes it for dead.
      if (this.#deps.alone || clock.now() - this.#steadySince >= LEASE_MS) this.#takeOver();
      if (this.#looks++ % SWEEP_EVERY_LOOKS === 0) await store.sweepEvents(database);
    } catch (err) {
      this.#steadySince = clock.now();
      log.error({ err }, "leases could not be renewed");
    }
  }

  async #renew(): Promise<void> {
    const mine = [...this.#running].map(([id, search]) => ({ id, attempt: search.attempt, search }));
    const renewed = new Map((await store.renewLeases(this.#deps.database, mine)).map(({ id, cancel }) => [id, cancel]));
    for (const { id, search } of mine) {
      const cancel = renewed.get(id);
      if (cancel === undefined) search.abort(new LeaseLost());
      else if (cancel) search.abort(new StoppedByUser());
    }
  }

  /** Beside the looks, so that thousands of dead searches hold up no lease. */
  #takeOver(): void {
    this.#takingOver ??= this.#takeOverEach()
      .then(() => this.#failEachLost())
      .catch((err) => this.#deps.log.error({ err }, "searches of servers that died could not be taken over"))
      .finally(() => {
        this.#takingOver = null;
      });
  }

  async #takeOverEach(): Promise<void> {
    const { database, log, hasRoom, goOn } = this.#deps;
    while (!this.#closing && hasRoom()) {
      const taken = await takeOverSearch(database);
      if (taken === null) return;
      const { id: searchId, attempt } = taken.search;
      log.warn({ searchId, attempt }, "a search whose server died or ended was taken over");
      goOn(taken);
    }
  }

  async #failEachLost(): Promise<void> {
    const { database, notifications, log } = this.#deps;
    for await (const { id, userId } of failDeadSearches(database, INTERRUPTED)) {
      log.warn({ searchId: id }, "a search whose server died was marked as failed and given back");
      await notifications.publish("search_events", id);
      await notifications.publish("usage", userId);
      if (this.#closing) return;
    }
  }
}
