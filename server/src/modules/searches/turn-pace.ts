import type { Clock } from "@medsieve/runtime/clock";

/** So many turns say how fast they follow each other. */
const TURNS_LOOKED_AT = 32;

/** How fast turns follow each other while searches wait for them: what is behind the estimate that a search is given. */
export class TurnPace {
  readonly #clock: Clock;
  /** When searches began to wait, and each turn that was given since; empty while none waits. */
  #moments: number[] = [];
  #msEach: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  noteWaiting(): void {
    if (this.#moments.length === 0) this.#moments.push(this.#clock.now());
  }

  /** A search that waited has its turn. */
  noteTurn(): void {
    const now = this.#clock.now();
    const [first] = this.#moments;
    if (first !== undefined) this.#msEach = (now - first) / this.#moments.length;
    this.#moments = [...this.#moments, now].slice(-TURNS_LOOKED_AT);
  }

  /** No search waits any more. */
  noteIdle(): void {
    this.#moments = [];
  }

  /** Whole seconds until the turn of a search behind so many; null before any search has waited for its turn. */
  estimateSeconds(ahead: number): number | null {
    return this.#msEach === null ? null : Math.max(1, Math.ceil(((ahead + 1) * this.#msEach) / 1000));
  }
}
