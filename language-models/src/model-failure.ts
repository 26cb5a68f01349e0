import type { ReaderFailure } from "@medsieve/contract/reader-failures";

export type FailureReason = ReaderFailure;

/** A call of a model that brought nothing. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly reason: FailureReason;
  /** Another try may bring more. */
  readonly isPassing: boolean;
  /** Milliseconds that the server asks to wait; null when it does not say. */
  readonly waitMs: number | null;
  /** For the log: what is known beside the reason, and the name of the error. Holds no key, no prompt and nothing of the answer. */
  readonly facts: { status?: number; error?: string };

  constructor(
    reason: FailureReason,
    {
      isPassing = false,
      waitMs = null,
      facts = {},
    }: Partial<Pick<ModelFailure, "isPassing" | "waitMs" | "facts">> = {},
  ) {
    super(reason);
    this.reason = reason;
    this.isPassing = isPassing;
    this.waitMs = waitMs;
    this.facts = facts;
  }
}
