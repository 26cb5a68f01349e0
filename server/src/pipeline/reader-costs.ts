import type { ReaderUsage } from "../readers/reader.ts";

/** Adds up what a search's reader used: tokens, and US dollars. */
export class ReaderCosts {
  readonly tokens = { input: 0, output: 0 };
  costUsd = 0;

  add(usage: ReaderUsage): void {
    this.tokens.input += usage.inputTokens;
    this.tokens.output += usage.outputTokens;
    this.costUsd += usage.costUsd;
  }
}
