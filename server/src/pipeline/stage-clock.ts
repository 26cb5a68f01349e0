import type { Clock } from "@medsieve/runtime/clock";
import type { SearchTrace } from "../tracing/search-tracing.ts";

/** Measures how long each stage of one search took, in milliseconds. */
export class StageClock {
  readonly #clock: Clock;
  readonly #trace: SearchTrace;
  readonly #finished: { stage: string; duration_ms: number }[] = [];
  #running: { stage: string; since: number } | null = null;

  constructor(clock: Clock, trace: SearchTrace) {
    this.#clock = clock;
    this.#trace = trace;
  }

  /** Ends the stage that runs and begins the next. */
  begin(stage: string): void {
    this.finish();
    this.#trace.beginStage(stage);
    this.#running = { stage, since: this.#clock.now() };
  }

  finish(): { stage: string; duration_ms: number }[] {
    if (this.#running !== null) {
      const duration_ms = Math.round((this.#clock.now() - this.#running.since) * 10) / 10;
      this.#finished.push({ stage: this.#running.stage, duration_ms });
      this.#running = null;
    }
    return [...this.#finished];
  }
}
