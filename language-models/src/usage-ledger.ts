import type { LogCall, LogFallback, ReadBy } from "@medsieve/contract/admin/query-logs";
import type { ReaderDescription, ReaderStep, TokenUsage } from "@medsieve/contract/searches";
import type { Clock } from "@medsieve/runtime/clock";

/** What one reply of a model used. */
export interface ReplyUsage {
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; null where the model's price is not known. */
  costUsd: number | null;
  /** The vendor counted nothing: tokens, and so the cost, are a careful estimate. */
  isEstimated: boolean;
}

/** What a search used and who worked for it, up to now. */
export interface LedgerSummary {
  tokens: { input: number; output: number };
  /** US dollars, without the calls whose cost is not known. */
  costUsd: number;
  /** False where the price of a model is not known. */
  isCostKnown: boolean;
  /** One row for each model and step; none where no model answered. */
  tokenUsage: TokenUsage[];
  readBy: ReadBy;
  fallbacks: LogFallback[];
  calls: LogCall[];
}

/**
 * The one account of a search's tokens, money and workers. Each reply of a model is added as it comes in, also of a
 * search that is stopped or fails later; provenance, query log, dashboard and budget are all derived from it.
 */
export class UsageLedger {
  /** Of the search, or of the trial of a prompt. */
  readonly id: string;
  /** When it was accepted: its costs belong to this month (UTC), whenever they arise. */
  readonly startedAt: Date;
  readonly #rows = new Map<string, TokenUsage>();
  readonly #workers = new Set<ReaderDescription["id"]>();
  readonly #fallbacks = new Map<string, LogFallback>();
  readonly #calls = new Map<string, LogCall>();
  readonly #underWay = new Set<Promise<unknown>>();

  /** `spent`: what was used before, at another server. */
  constructor(id: string, startedAt: Date, spent: readonly TokenUsage[] = []) {
    this.id = id;
    this.startedAt = startedAt;
    for (const row of spent) this.#rows.set(`${row.step} ${row.model}`, row);
  }

  add(step: ReaderStep, { model, inputTokens, outputTokens, costUsd, isEstimated }: ReplyUsage): void {
    const key = `${step} ${model}`;
    const before = this.#rows.get(key);
    const [spent, input, output] = [before?.cost_usd ?? 0, before?.input_tokens ?? 0, before?.output_tokens ?? 0];
    this.#rows.set(key, {
      model,
      step,
      input_tokens: input + inputTokens,
      output_tokens: output + outputTokens,
      total_tokens: input + output + inputTokens + outputTokens,
      cost_usd: before?.cost_usd === null || costUsd === null ? null : spent + costUsd,
      ...(isEstimated || before?.estimated ? { estimated: true } : {}),
    });
  }

  /** Notes who did a step, or read one paper; `fallback` says why the built-in reader did it in place of the model. */
  noteWork(step: ReaderStep, worker: ReaderDescription["id"], fallback: string | null): void {
    this.#workers.add(worker);
    if (fallback === null) return;
    const key = `${step} ${fallback}`;
    this.#fallbacks.set(key, { step, reason: fallback, count: (this.#fallbacks.get(key)?.count ?? 0) + 1 });
  }

  /** Notes that a reader did a step, or the built-in one in its place; `fallback` says why. */
  noteStep(step: ReaderStep, reader: ReaderDescription, fallback: string | null): void {
    this.noteWork(step, fallback === null ? reader.id : "builtin", fallback);
  }

  /** Makes a call that is counted, with the time it takes; `model` null: of the source of papers. */
  async time<Result>(
    clock: Clock,
    step: LogCall["step"],
    model: string | null,
    call: () => Promise<Result>,
  ): Promise<Result> {
    const since = clock.now();
    let failed = 1;
    try {
      const result = await call();
      failed = 0;
      return result;
    } finally {
      const key = `${step} ${model}`;
      const before = this.#calls.get(key) ?? { step, model, count: 0, failed: 0, seconds: 0 };
      this.#calls.set(key, {
        ...before,
        count: before.count + 1,
        failed: before.failed + failed,
        seconds: before.seconds + Math.max(0, clock.now() - since) / 1000,
      });
    }
  }

  /** Follows work that may still cost something; see `settle`. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay.add(work);
    const end = () => void this.#underWay.delete(work);
    work.then(end, end);
    return work;
  }

  /** Resolves when nothing is under way that could still be added. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  /** `reader` is the one that was set, named where nothing has been done yet. */
  summarize(reader: ReaderDescription): LedgerSummary {
    const tokenUsage = [...this.#rows.values()];
    return {
      tokens: {
        input: tokenUsage.reduce((sum, row) => sum + row.input_tokens, 0),
        output: tokenUsage.reduce((sum, row) => sum + row.output_tokens, 0),
      },
      costUsd: tokenUsage.reduce((sum, row) => sum + (row.cost_usd ?? 0), 0),
      isCostKnown: tokenUsage.every((row) => row.cost_usd !== null),
      tokenUsage,
      readBy: nameWorkers(this.#workers, reader),
      fallbacks: [...this.#fallbacks.values()],
      calls: [...this.#calls.values()].map((call) => ({ ...call, seconds: Math.round(call.seconds * 1000) / 1000 })),
    };
  }
}

function nameWorkers(workers: ReadonlySet<ReaderDescription["id"]>, reader: ReaderDescription): ReadBy {
  if (workers.size > 1) return "mixed";
  const [only = reader.id] = workers;
  return only;
}
