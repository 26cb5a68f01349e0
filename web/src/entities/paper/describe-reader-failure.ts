import {
  MODELS_FORBIDDEN,
  NO_MODEL_SET,
  READER_FAILURES,
  type ReaderFailure,
  UNREAD_REASONS,
} from "@medsieve/contract/reader-failures";
import type { ReaderFallback } from "@medsieve/contract/searches";
import type { TFunction } from "i18next";

const KEYS: Record<ReaderFailure, string> = {
  "the model gave no answer in time": "search:readerFailure.noAnswer",
  "the model server could not be reached": "search:readerFailure.unreachable",
  "the model server allowed no more requests": "search:readerFailure.tooMany",
  "the model server failed": "search:readerFailure.failed",
  "the model server refused the key": "search:readerFailure.key",
  "the model server refused the request": "search:readerFailure.refused",
  "the model's answer could not be used": "search:readerFailure.unusable",
  "the model gave a relevance outside 0 to 1": "search:readerFailure.relevance",
  "the model left this paper out": "search:readerFailure.leftOut",
  "the paper took too long to read": "search:readerFailure.tooLong",
  "the paper could not be read": "search:readerFailure.unread",
  "the month's budget for models is spent": "search:readerFailure.budget",
  [NO_MODEL_SET]: "search:readerFailure.noModel",
  [MODELS_FORBIDDEN]: "search:readerFailure.forbidden",
};

/** Whether the reason is why a paper was not read at all. */
export function isUnread(reason: string): boolean {
  return UNREAD_REASONS.some((one) => one === reason);
}

/** Why the built-in reader did a model's work, in the user's language; as it was stored where this version has no words for it. */
export function describeReaderFailure(t: TFunction, reason: string): string {
  const known = READER_FAILURES.find((one) => one === reason);
  return known === undefined ? reason : t(KEYS[known]);
}

/** What the built-in reader did in place of a model, and why; only why, where a company allows no model at all. */
export function describeFallbacks(t: TFunction, fallbacks: readonly ReaderFallback[] | undefined): string[] {
  const lines = fallbacks?.map(({ step, reason }) => {
    const why = describeReaderFailure(t, reason);
    if (reason === MODELS_FORBIDDEN) return why;
    return [t(`search:facts.readerFallback.${step}`), why].join(" ");
  });
  return [...new Set(lines)];
}
