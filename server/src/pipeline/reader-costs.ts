import type { ReaderStep, TokenUsage } from "@medsieve/contract/searches";
import type { ReaderUsage } from "../readers/reader.ts";

/** Adds up what a search's reader used, tokens and US dollars: in all, and by model and step. */
export class ReaderCosts {
  readonly tokens = { input: 0, output: 0 };
  /** Without the calls whose cost is not known. */
  costUsd = 0;
  readonly #rows = new Map<string, TokenUsage>();

  add(step: ReaderStep, { model, inputTokens, outputTokens, costUsd }: ReaderUsage): void {
    this.tokens.input += inputTokens;
    this.tokens.output += outputTokens;
    this.costUsd += costUsd ?? 0;
    if (model === undefined) return;
    const key = `${step} ${model}`;
    const before = this.#rows.get(key);
    const [spent, input, output] = [before?.cost_usd, before?.input_tokens ?? 0, before?.output_tokens ?? 0];
    this.#rows.set(key, {
      model,
      step,
      input_tokens: input + inputTokens,
      output_tokens: output + outputTokens,
      total_tokens: input + output + inputTokens + outputTokens,
      cost_usd: spent === null || costUsd === null ? null : (spent ?? 0) + costUsd,
    });
  }

  /** One row for each model and step; none where no model was asked. */
  listByModel(): TokenUsage[] {
    return [...this.#rows.values()];
  }
}
