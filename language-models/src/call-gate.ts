import type { Clock } from "@medsieve/runtime/clock";
import { ModelFailure } from "./model-failure.ts";

/** Too many requests; the server, or Anthropic's, has too much to do. */
const OVERLOAD: ReadonlySet<number | undefined> = new Set([429, 503, 529]);

/**
 * How many calls are under way at once. The limit is halved when the server says that it is too many, held as long as
 * it asks for, and grows by one again after as many successes as it allows calls.
 */
export class CallGate {
  readonly #max: number;
  /** Milliseconds that a call waits at most for a server that asks for a pause. */
  readonly #patienceMs: number;
  readonly #clock: Clock;
  #limit: number;
  #active = 0;
  #successes = 0;
  #heldUntil = Number.NEGATIVE_INFINITY;
  /** Raised at each halving: calls that began before one do not halve again. */
  #era = 0;
  #waiting: (() => void)[] = [];

  constructor(max: number, patienceMs: number, clock: Clock) {
    this.#max = max;
    this.#patienceMs = patienceMs;
    this.#clock = clock;
    this.#limit = max;
  }

  get limit(): number {
    return this.#limit;
  }

  /**
   * Runs the call when its turn has come; one that is urgent comes before the others that wait. Throws ModelFailure where
   * the server asks for too long a pause.
   */
  async run<Result>(call: () => Promise<Result>, isUrgent: boolean, signal: AbortSignal): Promise<Result> {
    // Of its own, since Node warns of a signal with many listeners.
    await this.#enter(isUrgent, AbortSignal.any([signal]));
    const era = this.#era;
    try {
      const result = await call();
      this.#grow();
      return result;
    } catch (error) {
      if (error instanceof ModelFailure && OVERLOAD.has(error.facts.status)) this.#halve(era, error.waitMs);
      throw error;
    } finally {
      this.#active--;
      this.#admit();
    }
  }

  async #enter(isUrgent: boolean, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const held = this.#heldUntil - this.#clock.now();
      if (held > this.#patienceMs) throw new ModelFailure("the model server allowed no more requests");
      if (held > 0) {
        await this.#clock.pause(held, signal);
      } else if (this.#active < this.#limit) {
        this.#active++;
        return;
      } else {
        await this.#waitForAnother(isUrgent, signal);
      }
    }
  }

  #waitForAnother(isUrgent: boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        signal.removeEventListener("abort", go);
        this.#waiting = this.#waiting.filter((other) => other !== go);
        resolve();
      };
      signal.addEventListener("abort", go, { once: true });
      if (isUrgent) this.#waiting.unshift(go);
      else this.#waiting.push(go);
    });
  }

  #admit(): void {
    for (const go of this.#waiting.slice(0, Math.max(0, this.#limit - this.#active))) go();
  }

  #halve(era: number, waitMs: number | null): void {
    if (waitMs !== null) this.#heldUntil = Math.max(this.#heldUntil, this.#clock.now() + waitMs);
    if (era !== this.#era) return;
    this.#era++;
    this.#successes = 0;
    this.#limit = Math.max(1, Math.floor(this.#limit / 2));
  }

  #grow(): void {
    if (this.#limit === this.#max || ++this.#successes < this.#limit) return;
    this.#successes = 0;
    this.#limit++;
  }
}
