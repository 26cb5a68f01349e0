import { LOG_STAGES } from "@medsieve/contract/admin/query-logs";
import type { QueueWait, SearchEvent } from "@medsieve/contract/search-events";
import type { SearchRequest } from "@medsieve/contract/searches";
import { BatchWriter } from "@medsieve/database/batch-writer";
import type { Transaction } from "@medsieve/database/client";
import { outlastOutage } from "@medsieve/database/outlast-outage";
import { UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { Reader } from "@medsieve/reader/reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { describeCause } from "@medsieve/runtime/failure-cause";
import { areModelsAllowed } from "../../db/models-allowed.ts";
import { readUsage } from "../../db/usage.ts";
import type { UserRow } from "../../db/users.ts";
import { countCalls } from "../../pipeline/count-calls.ts";
import { CHECKPOINT_VERSION, NOTHING_EARLIER, type SearchCheckpoint } from "../../pipeline/earlier-run.ts";
import { runSearch } from "../../pipeline/run-search.ts";
import { type PipelineEvent, StoppedByUser } from "../../pipeline/search-run.ts";
import type { SearchServices } from "../../pipeline/search-services.ts";
import { useSettings } from "../../prompts/prompt-store.ts";
import { type EndingSearch, failSearch, finishSearch } from "./end-search.ts";
import { describeResult } from "./search-ending.ts";
import { describeFailure, ServerStopped } from "./search-failure.ts";
import { SearchLog } from "./search-log.ts";
import type { QueuePlace } from "./search-semaphore.ts";
import type { SearchesDeps } from "./searches-deps.ts";
import * as store from "./searches-store.ts";
import type { TakenSearch } from "./take-over.ts";
import { type TimedTrace, timeStages } from "./time-stages.ts";
import { toInput } from "./to-input.ts";

/** A search that begins, or that another server began. */
export type BegunSearch = Pick<TakenSearch, "search" | "user" | "request"> & Partial<TakenSearch>;

/** One search that runs in this process: its events, what it wrote, and how it ends. */
export class SearchRunner {
  readonly searchId: string;
  readonly userId: string;
  readonly log: SearchLog;
  readonly #deps: SearchesDeps;
  readonly #user: UserRow;
  readonly #request: SearchRequest;
  readonly #search: store.AcceptedSearch;
  readonly #earlier: TakenSearch["earlier"];
  readonly #usage: UsageLedger;
  readonly #trace: TimedTrace;
  #promptVersion: string | null = null;
  /** Who reads, once that is known. */
  #reader: Reader | null = null;
  readonly #abort = new AbortController();
  /** Aborted when nothing more may be waited for: the server ends, or the search is another's. */
  readonly #giveUp = new AbortController();
  readonly #events: BatchWriter<SearchEvent>;
  readonly #readings: BatchWriter<Parameters<typeof store.writeReadings>[2][number]>;

  readonly #place: QueuePlace;
  #release: () => void;
  /** Null before it began, and after it ended. */
  #waitingFor: "pubmed" | null = null;
  #status: Extract<PipelineEvent, { type: "search_status" }> | null = null;
  #isEnding = false;
  #last: SearchEvent[] = [];
  #checkpoint: SearchCheckpoint | null = null;
  #checkpointing: Promise<void> = Promise.resolve();
  /** Its server ended before it did: another goes on with it. */
  isLeft = false;

  constructor(deps: SearchesDeps, place: QueuePlace, begun: BegunSearch) {
    const { search, user, request, earlier = NOTHING_EARLIER, events = [], spent = [] } = begun;
    this.searchId = search.id;
    this.#search = search;
    this.#earlier = earlier;
    this.log = new SearchLog(events, (search.attempt - 1) * store.EVENTS_PER_ATTEMPT);
    this.#usage = new UsageLedger(search.id, search.acceptedAt, spent);
    for (const { read_by } of earlier.readings.values()) {
      this.#usage.noteWork("reading", read_by.reader, read_by.fallback);
    }
    const { language, preference } = request;
    const traced = { searchId: search.id, language, preference, attempt: search.attempt };
    this.#trace = timeStages(deps.tracing.begin(traced), SYSTEM_CLOCK);
    if (begun.isCanceled) this.#abort.abort(new StoppedByUser());
    this.#place = place;
    this.#release = place.leave;
    this.userId = user.id;
    this.#deps = deps;
    this.#user = user;
    this.#request = request;
    this.#events = new BatchWriter(async (events) => {
      await this.#save(() => store.writeEvents(deps.database.db, search, events));
      await deps.notifications.publish("search_events", search.id);
    });
    this.#readings = new BatchWriter((readings) =>
      this.#save(() => store.writeReadings(deps.database, search, readings)),
    );
  }

  get attempt(): number {
    return this.#search.attempt;
  }

  /** The reason decides the ending: StoppedByUser keeps what was read, ServerStopped leaves it to another server, all else fails it. */
  abort(reason: Error): void {
    this.#abort.abort(reason);
    if (!(reason instanceof StoppedByUser)) this.#giveUp.abort(reason);
  }

  /**
   * Runs the search to its end, whatever that is, when its turn has come; never throws. Prompts, and whether models may read,
   * stay those with which it began, whatever is saved meanwhile.
   */
  async run(): Promise<void> {
    try {
      const { language, preference } = this.#request;
      const prompts = await this.#save(() => this.#deps.prompts.read(language, preference));
      const modelsAllowed = await this.#save(() => areModelsAllowed(this.#deps.database.db, this.userId));
      const { readers } = this.#deps;
      if (readers.usesPrompts && modelsAllowed) this.#promptVersion = prompts.version;
      const reader = readers.open(useSettings(prompts), this.#usage, modelsAllowed);
      this.#reader = reader;
      const input = toInput(this.searchId, this.#request, prompts, this.#promptVersion);
      const outcome = await runSearch(input, this.#openServices(reader));
      await this.#readings.drain();
      await this.#stopEvents();
      this.#trace.end(outcome.status === "cancelled" ? "stopped" : "completed", null);
      const said = outcome.status === "cancelled" ? "Search stopped" : "Analysis complete";
      const isOurs = await this.#save(() =>
        finishSearch(this.#deps.database, this.#describeEnding(), outcome, async (tx, saved) =>
          this.#writeLast(tx, [
            describeResult(saved),
            this.#describeStatus("completed", said),
            await this.#describeUsage(tx),
          ]),
        ),
      );
      if (isOurs) {
        this.#deps.figures.noteEnd(outcome.status === "cancelled" ? "stopped" : "completed", outcome.provenance.stages);
        await this.#publishLast();
      }
    } catch (error) {
      await this.#fail(error).catch((failure) =>
        this.#deps.log.error({ err: failure }, "a failed search was not saved"),
      );
    }
    this.#release();
    await this.#events.drain().catch((err) => this.#deps.log.error({ err }, "events of a search were not saved"));
    this.log.close();
  }

  #openServices(reader: Reader): SearchServices {
    const { database, sources, work } = this.#deps;
    const place = this.#place;
    return {
      source: countCalls(
        sources.open((isWaiting) => this.#notifyWaiting(isWaiting)),
        this.#usage,
        SYSTEM_CLOCK,
      ),
      work,
      usage: this.#usage,
      reader,
      clock: SYSTEM_CLOCK,
      trace: this.#trace,
      signal: this.#abort.signal,
      emit: (event) => this.#emit(event),
      waitForTurn: async () => {
        this.#release = await this.#deps.figures.takeTurn(async () => {
          await place.waitForTurn(this.#abort.signal, (wait) => this.#notifyQueue(wait));
          return place.leave;
        });
      },
      earlier: this.#earlier,
      checkpoint: {
        queriesWritten: (written, searchedAt) => {
          const checkpoint: SearchCheckpoint = { version: CHECKPOINT_VERSION, searchedAt, written, kept: null };
          this.#checkpoint = checkpoint;
          this.#checkpointing = this.#save(() => store.writeCheckpoint(database, this.#search, checkpoint));
          // Thrown where the next one is written.
          this.#checkpointing.catch(() => undefined);
        },
        queriesRun: async ({ searched, kept, nearness }) => {
          await this.#checkpointing;
          const { written, searchedAt } = this.#checkpoint ?? this.#earlier;
          if (written === null || searchedAt === null) throw new Error("queries were run that were not written");
          const checkpoint: SearchCheckpoint = {
            ...{ version: CHECKPOINT_VERSION, searchedAt, written },
            ...{ kept, nearness: Object.fromEntries(nearness) },
          };
          await this.#save(() => store.writeQueries(database, this.#search, searched, checkpoint));
        },
        papersFetched: (papers) => this.#save(() => store.writePapers(database, this.#search, papers)),
        paperRead: (pmid, reading) => this.#readings.add({ pmid, reading }),
      },
    };
  }

  /** Saves through an outage of the database; safe to be done twice. */
  #save<Result>(work: () => Promise<Result>): Promise<Result> {
    return outlastOutage(work, this.#giveUp.signal, SYSTEM_CLOCK);
  }

  #describeEnding(): EndingSearch {
    const usage = this.#usage.summarize((this.#reader ?? this.#deps.readers).describe());
    return { ...this.#search, promptVersion: this.#promptVersion, stages: this.#trace.listStages(), usage };
  }

  #number(event: PipelineEvent, seq: number): SearchEvent {
    return { ...event, seq, search_id: this.searchId };
  }

  #emit(event: PipelineEvent): void {
    if (this.#isEnding) return;
    if (event.type === "search_status") this.#status = event;
    const said = event.type === "search_status" ? { ...event, waiting_for: this.#waitingFor } : event;
    const numbered = this.#number(said, this.log.lastSeq + 1);
    this.log.append(numbered);
    this.#events.add(numbered);
  }

  /** Sends the status of the running stage again, with what it waits for now. */
  #notifyWaiting(isWaiting: boolean): void {
    this.#waitingFor = isWaiting ? "pubmed" : null;
    if (this.#status !== null) this.#emit(this.#status);
  }

  /** Says how far it is from its turn; one that another server began has shown where it stands. */
  #notifyQueue(queue: QueueWait): void {
    if (this.#status !== null) this.#emit({ ...this.#status, queue });
  }

  #describeStatus(status: "completed" | "failed", message: string): PipelineEvent {
    const started_at = this.#deps.now().toISOString();
    const { preference } = this.#request;
    return { type: "search_status", status, preference, message, started_at, waiting_for: null };
  }

  async #describeUsage(tx: Transaction): Promise<PipelineEvent> {
    const { limits, now } = this.#deps;
    const { current_usage, limit } = await readUsage(tx, this.#user, limits, now());
    return { type: "usage_updated", current_usage, limit };
  }

  /** From here on only the last events are sent, after all that is written by then. */
  async #stopEvents(): Promise<void> {
    this.#isEnding = true;
    await this.#events.drain();
  }

  async #writeLast(tx: Transaction, last: readonly PipelineEvent[]): Promise<void> {
    this.#last = last.map((event, index) => this.#number(event, this.log.lastSeq + 1 + index));
    await store.writeEvents(tx, this.#search, this.#last);
  }

  /** Passes the last events on, which are written. */
  async #publishLast(): Promise<void> {
    for (const event of this.#last) this.log.append(event);
    await this.#deps.notifications.publish("search_events", this.searchId);
    await this.#deps.notifications.publish("usage", this.userId);
  }

  /** Ends the work on it, and leaves it to another server, or to this one when it is back. */
  async #leave(): Promise<void> {
    this.isLeft = true;
    await this.#usage.settle();
    await store.leaveSearch(this.#deps.database, this.#search);
    await this.#deps.notifications.publish("search_left", this.searchId);
  }

  async #fail(error: unknown): Promise<void> {
    const reason = this.#abort.signal.aborted ? this.#abort.signal.reason : error;
    const failure = describeFailure(reason);
    const { log } = this.#deps;
    if (failure.code === "search_failed") log.error({ err: reason, searchId: this.searchId }, "a search failed");
    // What was read by then belongs to its record; what could not be written was the failure, or comes after one.
    await this.#readings.drain().catch(() => undefined);
    await this.#stopEvents().catch(() => undefined);
    const isLeft = reason instanceof ServerStopped;
    this.#trace.end(isLeft ? "left" : "failed", isLeft ? null : failure.code);
    if (isLeft) return this.#leave();
    await this.#usage.settle();
    const { query, queries } = this.#request;
    const texts = [query, ...(queries ?? []).flatMap((given) => [given.name, given.query])];
    const stage = LOG_STAGES.find((known) => known === this.#status?.status) ?? null;
    const place = { stage, cause: describeCause(reason, texts) };
    const { message, code } = failure;
    const writeLast = async (tx: Transaction) =>
      this.#writeLast(tx, [
        this.#describeStatus("failed", message),
        await this.#describeUsage(tx),
        { type: "search_error", message, code },
      ]);
    const isOurs = await this.#save(() =>
      failSearch(this.#deps.database, this.#describeEnding(), failure, place, writeLast, log),
    );
    if (!isOurs) return;
    this.#deps.figures.noteFailure(code);
    await this.#publishLast();
  }
}
