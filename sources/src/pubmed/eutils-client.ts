import type { Clock } from "@medsieve/runtime/clock";
import type { ContactLog } from "@medsieve/runtime/contact-log";
import { readErrorCode } from "@medsieve/runtime/error-code";
import type { WaitNotice } from "../wait-notice.ts";
import { PubmedBusyError, PubmedUnreachableError } from "./eutils-error.ts";
import type { RequestBudget } from "./request-budget.ts";

export interface EutilsSettings {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string | null;
  /** Whom NCBI may write to when something of ours misbehaves. */
  email: string | null;
}

interface EutilsTimes {
  /** Milliseconds that a request may wait until NCBI's limit lets it leave; none of them counts for the others. */
  waitMs: number;
  /** Milliseconds for one request, and for a call with all its repetitions and the pauses between them. */
  callMs: number;
  totalMs: number;
  /** Before the first repetition; doubled for each further one. */
  backOffMs: number;
}

const EUTILS_TIMES: EutilsTimes = { waitMs: 15 * 60_000, callMs: 20_000, totalMs: 60_000, backOffMs: 500 };
const ATTEMPTS = 4;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const TOOL = "medsieve";

/** An answer that cannot be used, and may be better the next time. */
export class UnusableAnswerError extends Error {
  override name = "UnusableAnswerError";
  /** Milliseconds that the server asks to wait; null when it does not say. */
  readonly waitMs: number | null;
  constructor(reason: string, waitMs: number | null = null, cause?: unknown) {
    super(reason, { cause });
    this.waitMs = waitMs;
  }
}

/** A call of one of NCBI's utilities (NCBI, "E-utilities in depth"): esearch, efetch, einfo. */
export type EutilsCall = <Result>(
  utility: "esearch" | "efetch" | "einfo",
  parameters: Record<string, string>,
  read: (body: string) => Result | Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/** Runs a request that has left, and may end it before its time. */
export type RequestGuard = <Result>(
  signal: AbortSignal,
  request: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** Lets every request take its time. */
export const unguarded: RequestGuard = (signal, request) => request(signal);

export interface EutilsDeps {
  budget: RequestBudget;
  contact: ContactLog;
  guard: RequestGuard;
  clock: Clock;
}

/**
 * Calls by POST within the request budget; `notice` hears of requests that wait for it. What fails for a reason that may
 * pass is repeated with growing pauses: connection failures, 429, 5xx, and what `read` refuses with UnusableAnswerError.
 * Throws PubmedUnreachableError when it does not pass in time, PubmedBusyError when the budget did not let it leave in
 * time, and the signal's reason when aborted.
 */
export function createEutilsCall(settings: EutilsSettings, deps: EutilsDeps): (notice: WaitNotice) => EutilsCall {
  const { budget, contact, guard, clock } = deps;

  async function takeTurn(signal: AbortSignal, notice: WaitNotice): Promise<void> {
    const patience = clock.limit(EUTILS_TIMES.waitMs);
    try {
      await notice.during(() => budget.take(AbortSignal.any([signal, patience])));
    } catch (error) {
      signal.throwIfAborted();
      throw patience.aborted ? new PubmedBusyError(error) : error;
    }
  }

  return (notice) => async (utility, parameters, read, signal) => {
    const body = new URLSearchParams({ ...parameters, tool: TOOL });
    if (settings.email !== null) body.set("email", settings.email);
    if (settings.apiKey !== null) body.set("api_key", settings.apiKey);
    let leftMs = EUTILS_TIMES.totalMs;
    for (let attempt = 1; ; attempt++) {
      await takeTurn(signal, notice);
      const sentAt = clock.now();
      try {
        const timeout = clock.limit(Math.min(EUTILS_TIMES.callMs, leftMs));
        contact.noteTry();
        const result = await guard(AbortSignal.any([signal, timeout]), async (guarded) =>
          read(await post(`${settings.baseUrl}/${utility}.fcgi`, body, guarded)),
        );
        contact.noteAnswer();
        return result;
      } catch (error) {
        signal.throwIfAborted();
        contact.noteFailure(describeFailure(error));
        if (!isPassing(error)) throw error;
        const wait = choosePause(attempt, error);
        leftMs -= clock.now() - sentAt + wait;
        if (attempt === ATTEMPTS || leftMs <= 0) throw new PubmedUnreachableError(describeFailure(error), error);
        await clock.pause(wait, signal);
      }
    }
  };
}

async function post(url: string, body: URLSearchParams, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, {
    method: "POST",
    body,
    signal,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  if (answer.status !== 200) {
    await answer.body?.cancel().catch(() => undefined);
    const reason = `it answered with status ${answer.status}`;
    if (answer.status !== 429 && answer.status < 500) throw new RefusedCallError(reason);
    throw new UnusableAnswerError(reason, readRetryAfter(answer.headers.get("retry-after")));
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) throw new UnusableAnswerError(`its answer is larger than ${MAX_ANSWER_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** A status that repeating does not mend, such as 400 or 414. */
export class RefusedCallError extends Error {
  override name = "RefusedCallError";
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3), in milliseconds from now; null when absent or unreadable. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Half of each pause is left to chance, so that what failed together does not come back together. */
function choosePause(attempt: number, error: unknown): number {
  const asked = error instanceof UnusableAnswerError ? error.waitMs : null;
  const full = EUTILS_TIMES.backOffMs * 2 ** (attempt - 1);
  return Math.max(asked ?? 0, full / 2 + Math.random() * (full / 2));
}

/** Whether it failed on the way (fetch throws TypeError), by running out of time, or with an answer of no use. */
function isPassing(error: unknown): boolean {
  if (error instanceof UnusableAnswerError || error instanceof TypeError) return true;
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}

/** Why a call failed, in a few words without its address. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "it did not answer in time";
  if (error instanceof PubmedUnreachableError) return error.reason;
  if (error.name === "TimeoutError" || error.name === "AbortError") return "it did not answer in time";
  return readErrorCode(error.cause) ?? error.message;
}
