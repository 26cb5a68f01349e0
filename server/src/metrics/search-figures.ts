import { Counter, Gauge, Histogram, type Registry } from "prom-client";

const STAGE_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** What this server counts of the searches that it runs. */
export class SearchFigures {
  readonly #ended: Counter<"outcome">;
  readonly #failed: Counter<"code">;
  readonly #stages: Histogram<"stage">;
  readonly #running: Gauge;
  readonly #waiting: Gauge;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#ended = new Counter({
      ...{ name: "medsieve_searches_total", registers, labelNames: ["outcome"] },
      help: "Searches that ended, by outcome: completed, stopped or failed",
    });
    this.#failed = new Counter({
      ...{ name: "medsieve_search_failures_total", registers, labelNames: ["code"] },
      help: "Searches that failed, by the code of the failure",
    });
    this.#stages = new Histogram({
      ...{ name: "medsieve_search_stage_seconds", registers, labelNames: ["stage"], buckets: STAGE_SECONDS },
      help: "How long each stage took of searches that did not fail",
    });
    this.#running = new Gauge({
      ...{ name: "medsieve_searches_running", registers },
      help: "Searches that this server works on",
    });
    this.#waiting = new Gauge({
      ...{ name: "medsieve_searches_waiting", registers },
      help: "Searches of this server that wait for their turn",
    });
    for (const outcome of ["completed", "stopped", "failed"]) this.#ended.inc({ outcome }, 0);
  }

  /** Counts a search as waiting until `acquire` resolves, and as running until what is returned is called. */
  async takeTurn(acquire: () => Promise<() => void>): Promise<() => void> {
    this.#waiting.inc();
    const release = await acquire().finally(() => this.#waiting.dec());
    this.#running.inc();
    return () => {
      this.#running.dec();
      release();
    };
  }

  noteEnd(outcome: "completed" | "stopped", stages: readonly { stage: string; duration_ms: number }[]): void {
    this.#ended.inc({ outcome });
    for (const { stage, duration_ms } of stages) this.#stages.observe({ stage }, duration_ms / 1000);
  }

  noteFailure(code: string): void {
    this.#ended.inc({ outcome: "failed" });
    this.#failed.inc({ code });
  }
}
