/** Measures how long each stage of one search took, in milliseconds. */
export class StageClock {
  readonly #finished: { stage: string; duration_ms: number }[] = [];
  #running: { stage: string; since: number } | null = null;

  /** Ends the stage that runs and begins the next; returns the time of day. */
  begin(stage: string): Date {
    this.finish();
    this.#running = { stage, since: performance.now() };
    return new Date();
  }

  finish(): { stage: string; duration_ms: number }[] {
    if (this.#running !== null) {
      const duration_ms = Math.round((performance.now() - this.#running.since) * 10) / 10;
      this.#finished.push({ stage: this.#running.stage, duration_ms });
      this.#running = null;
    }
    return [...this.#finished];
  }
}
