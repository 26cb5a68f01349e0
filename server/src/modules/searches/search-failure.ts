import type { ErrorCode } from "@medsieve/contract/error-codes";
import { refuseOutage } from "@medsieve/database/outage";
import { AppError } from "@medsieve/runtime/app-error";

export interface Failure {
  message: string;
  code: ErrorCode;
  /** True when it failed for a reason that is not the user's. */
  giveBack: boolean;
}

/** The server is going down: what runs is left to another. */
export class ServerStopped extends Error {
  override name = "ServerStopped";
}

/** Another server took the search for dead, or its account was deleted; nothing more may be written for it but a log. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

export const INTERRUPTED = {
  message: "The server was stopped while the search ran. The search was not counted. Please try again.",
  code: "search_interrupted",
  giveBack: true,
} as const satisfies Failure;

/** Seconds after which another server, or this one started again, may take the search. */
const RETRY_AFTER = 5;

export function refuseUnknown(): AppError {
  return new AppError(404, "not_found", "There is no such search");
}

/** Refuses a search that comes while the server ends: it was not counted. */
export function refuseWhileEnding(): AppError {
  return new AppError(503, INTERRUPTED.code, INTERRUPTED.message, { retryAfter: RETRY_AFTER });
}

/** Seconds after which a search that found no place in the queue is to come again, whatever is estimated. */
const QUEUE_RETRY = { least: 5, most: 60 };

/** Refuses a search that finds the queue full, before it is counted; a quarter of the queue is given its turn until it comes again. */
export function refuseQueueFull(wait: number | null): AppError {
  const retryAfter = Math.min(QUEUE_RETRY.most, Math.max(QUEUE_RETRY.least, Math.ceil((wait ?? 0) / 4)));
  const message = "Too many searches wait for their turn. This one was not counted. Please try again shortly.";
  return new AppError(503, "queue_full", message, { retryAfter });
}

/** Answers who waits for a search that this server leaves to another. */
export function refuseLeft(): AppError {
  const message = "The server ends. The search goes on at another one, or once this one is back; it is in the history.";
  return new AppError(503, "search_left", message, { retryAfter: RETRY_AFTER });
}

/** What the log says of a search that lost its account; one that another server took for dead has its log from there. */
const ACCOUNT_GONE = {
  message: "The account was deleted while the search ran.",
  code: "search_interrupted",
  giveBack: false,
} as const satisfies Failure;

/** What the user reads of what ended a search, and whether it is given back. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof LeaseLost) return ACCOUNT_GONE;
  const refusal = refuseOutage(error) ?? error;
  if (refusal instanceof AppError) return { message: refusal.message, code: refusal.code, giveBack: true };
  return { message: "Search failed. Please try again.", code: "search_failed", giveBack: true };
}
