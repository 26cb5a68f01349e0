import type { ReaderUsage } from "../reader.ts";

/** Adds up what calls of one model used, until it is taken. */
export class UsageTally {
  #usage: ReaderUsage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

  add(used: ReaderUsage): void {
    const { inputTokens, outputTokens, costUsd } = this.#usage;
    this.#usage = {
      ...used,
      inputTokens: inputTokens + used.inputTokens,
      outputTokens: outputTokens + used.outputTokens,
      costUsd: costUsd === null || used.costUsd === null ? null : costUsd + used.costUsd,
    };
  }

  /** What came together since it was last taken. */
  take(): ReaderUsage {
    const taken = this.#usage;
    this.#usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };
    return taken;
  }
}
