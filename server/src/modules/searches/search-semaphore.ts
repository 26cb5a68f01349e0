import type { QueueWait } from "@medsieve/contract/search-events";
import type { SearchActivity } from "../../work/search-activity.ts";
import type { TurnPace } from "./turn-pace.ts";

export interface SemaphoreBounds {
  /** Searches that work at a time, of all users and of one. */
  atOnce: number;
  perUser: number;
  /** Searches that may wait beside these, of all users and of one. */
  waiting: number;
  waitingPerUser: number;
}

/** A search's place in the queue, from before it is counted until it has ended. */
export interface QueuePlace {
  /**
   * Resolves when the search has its turn, or without one when the signal aborts. `say` is called where it has to wait, and
   * again when its place has changed by a quarter.
   */
  waitForTurn: (signal: AbortSignal, say: (wait: QueueWait) => void) => Promise<void>;
  /** Gives up the place, or the turn. */
  leave: () => void;
}

interface WaitingSearch {
  begin: () => void;
  say: (wait: QueueWait) => void;
  said: QueueWait | null;
}

/** The share by which a place changes before it is said again, so that long queues cost few events. */
const CHANGE_SAID = 1 / 4;

/**
 * Whose search works next: at most `atOnce` of all and `perUser` of one user work at a time, and of those that wait the
 * users are taken in rotation, so that one user's many searches do not hold up another's single one.
 */
export class SearchSemaphore {
  readonly #bounds: SemaphoreBounds;
  readonly #activity: SearchActivity;
  readonly #pace: TurnPace;
  readonly #working = new Map<string, number>();
  /** Searches that have a place and not had their turn, of which those in `#waiting` wait for it. */
  readonly #placed = new Map<string, number>();
  readonly #waiting = new Map<string, Set<WaitingSearch>>();
  #workingCount = 0;
  #placedCount = 0;

  constructor(bounds: SemaphoreBounds, activity: SearchActivity, pace: TurnPace) {
    this.#bounds = bounds;
    this.#activity = activity;
    this.#pace = pace;
  }

  /** A place for a new search; null where the queue, or this user's part of it, is full. */
  reserve(userId: string): QueuePlace | null {
    const { atOnce, perUser, waiting, waitingPerUser } = this.#bounds;
    const own = (this.#working.get(userId) ?? 0) + (this.#placed.get(userId) ?? 0);
    const all = this.#workingCount + this.#placedCount;
    return all >= atOnce + waiting || own >= perUser + waitingPerUser ? null : this.enter(userId);
  }

  /** A place, however many have one: for a search that was accepted before. */
  enter(userId: string): QueuePlace {
    let holds: "place" | "turn" | "nothing" = "place";
    this.#changePlaced(userId, 1);
    const leave = () => {
      const held = holds;
      holds = "nothing";
      if (held === "place") this.#changePlaced(userId, -1);
      if (held !== "turn") return;
      this.#changeWorking(userId, -1);
      this.#giveTurns();
    };
    const waitForTurn = (signal: AbortSignal, say: WaitingSearch["say"]) =>
      new Promise<void>((resolve) => {
        if (signal.aborted || holds !== "place") {
          leave();
          return resolve();
        }
        const begin = () => {
          signal.removeEventListener("abort", stop);
          holds = "turn";
          this.#changePlaced(userId, -1);
          this.#changeWorking(userId, 1);
          resolve();
        };
        const search: WaitingSearch = { begin, say, said: null };
        const stop = () => {
          this.#remove(userId, search);
          leave();
          resolve();
        };
        signal.addEventListener("abort", stop, { once: true });
        this.#add(userId, search);
        this.#giveTurns();
        if (holds !== "place") return;
        this.#pace.noteWaiting();
        this.#sayPlaces([search]);
      });
    return { waitForTurn, leave };
  }

  /** How long a new search would wait, in whole seconds; null where nothing says it. */
  estimateWait(): number | null {
    return this.#pace.estimateSeconds(this.#placedCount);
  }

  #giveTurns(): void {
    let given = 0;
    while (this.#workingCount < this.#bounds.atOnce) {
      const next = [...this.#waiting].find(([userId]) => (this.#working.get(userId) ?? 0) < this.#bounds.perUser);
      const search = next === undefined ? undefined : [...next[1]][0];
      if (next === undefined || search === undefined) break;
      const [userId, own] = next;
      if (search.said !== null) this.#pace.noteTurn();
      this.#remove(userId, search);
      // Last in the rotation again.
      if (own.size > 0) {
        this.#waiting.delete(userId);
        this.#waiting.set(userId, own);
      }
      search.begin();
      given++;
    }
    if (given > 0) this.#sayPlaces(null);
  }

  #add(userId: string, search: WaitingSearch): void {
    const own = this.#waiting.get(userId) ?? new Set();
    this.#waiting.set(userId, own.add(search));
  }

  #remove(userId: string, search: WaitingSearch): void {
    const own = this.#waiting.get(userId);
    own?.delete(search);
    if (own?.size === 0) this.#waiting.delete(userId);
    if (this.#waiting.size === 0) this.#pace.noteIdle();
  }

  /** Says their places to those of these searches, or of all, whose place is news. */
  #sayPlaces(searches: readonly WaitingSearch[] | null): void {
    for (const [ahead, search] of this.#listByTurn().entries()) {
      if (searches !== null && !searches.includes(search)) continue;
      const wait = { ahead, seconds: this.#pace.estimateSeconds(ahead) };
      if (search.said !== null && !isNews(search.said, wait)) continue;
      search.said = wait;
      search.say(wait);
    }
  }

  /** Those that wait in the order in which they will work, where all take equally long. */
  #listByTurn(): WaitingSearch[] {
    const ofUsers = [...this.#waiting.values()].map((own) => [...own]);
    const rounds = Math.max(0, ...ofUsers.map((own) => own.length));
    return Array.from({ length: rounds }, (_, round) => ofUsers.flatMap((own) => own[round] ?? [])).flat();
  }

  #changePlaced(userId: string, by: 1 | -1): void {
    this.#placedCount += by;
    change(this.#placed, userId, by);
  }

  #changeWorking(userId: string, by: 1 | -1): void {
    this.#workingCount += by;
    this.#activity.change(by);
    change(this.#working, userId, by);
  }
}

function isNews(said: QueueWait, wait: QueueWait): boolean {
  if (said.seconds === null && wait.seconds !== null) return true;
  return Math.abs(said.ahead - wait.ahead) >= Math.max(1, said.ahead * CHANGE_SAID);
}

function change(counts: Map<string, number>, userId: string, by: 1 | -1): void {
  const count = (counts.get(userId) ?? 0) + by;
  if (count === 0) counts.delete(userId);
  else counts.set(userId, count);
}
