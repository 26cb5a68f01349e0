/** Why the built-in reader had to do a model's work. Stable: they are stored with readings and shown to users. */
export const FAILURE_REASONS = [
  "the model gave no answer in time",
  "the model server could not be reached",
  "the model server allowed no more requests",
  "the model server failed",
  "the model server refused the key",
  "the model server refused the request",
  "the model's answer could not be used",
  "the model gave a relevance outside 0 to 1",
  "the model left this paper out",
  "the month's budget for models is spent",
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A call of a model that brought nothing. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly reason: FailureReason;
  /** Another try may bring more. */
  readonly isPassing: boolean;
  /** Milliseconds that the server asks to wait; null when it does not say. */
  readonly waitMs: number | null;
  /** For the log: what is known beside the reason. Holds no key, no prompt and nothing of the answer. */
  readonly facts: { status?: number; code?: string };

  constructor(
    reason: FailureReason,
    { isPassing = false, waitMs = null as number | null, facts = {} as ModelFailure["facts"] } = {},
  ) {
    super(reason);
    this.reason = reason;
    this.isPassing = isPassing;
    this.waitMs = waitMs;
    this.facts = facts;
  }
}
