/** Why a paper was not read by any reader. */
export const UNREAD_REASONS = ["the paper took too long to read", "the paper could not be read"] as const;
/** Why the built-in reader reads where a company allows no model. */
export const MODELS_FORBIDDEN = "the company reads without a model";
/** Why it reads where a user asked for a model and the server has none. */
export const NO_MODEL_SET = "no language model is set up";
/** Why the built-in reader had to do a model's work, or could not do its own. Stable: they are stored with readings and shown to users. */
export const READER_FAILURES = [
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
  MODELS_FORBIDDEN,
  NO_MODEL_SET,
  ...UNREAD_REASONS,
] as const;
export type ReaderFailure = (typeof READER_FAILURES)[number];
