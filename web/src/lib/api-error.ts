import { ERROR_CODES, type ErrorCode } from "@medsieve/contract/error-codes";
import { isRecord, readChoice } from "./read-answer.ts";
import { toServerTime } from "./server-clock.ts";

/** The server's codes, and those of calls that brought no usable answer. */
type ApiErrorCode = ErrorCode | "no_response" | "timed_out" | "unexpected_answer";

interface ApiErrorFields {
  status: number;
  code: ApiErrorCode;
  detail: string | null;
  retryAfter: number | null;
  body: unknown;
}

/** A call that failed, whether the server refused it or never answered. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The server's English sentence, or its sentences about single fields joined; null when it gave none. */
  readonly detail: string | null;
  /** Seconds to wait before the next try; null when the server named none. */
  readonly retryAfter: number | null;
  /** The answer as it came; undefined when there was none or it was no JSON. */
  readonly body: unknown;

  constructor(fields: ApiErrorFields) {
    super(fields.detail ?? fields.code);
    this.name = "ApiError";
    this.status = fields.status;
    this.code = fields.code;
    this.detail = fields.detail;
    this.retryAfter = fields.retryAfter;
    this.body = fields.body;
  }
}

const CODE_OF_STATUS = new Map<number, ErrorCode>([
  [401, "not_signed_in"],
  [403, "access_denied"],
  [404, "not_found"],
  [413, "body_too_large"],
  [422, "validation_failed"],
  [429, "too_many_attempts"],
]);

function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - toServerTime(Date.now())) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** The sentence of a refusal, or those about single fields joined; null where it has none. */
function readDetail(body: Record<string, unknown>): string | null {
  const { detail, message } = body;
  if (typeof detail === "string") return detail;
  if (Array.isArray(detail)) {
    const sentences = detail.map((issue) => (isRecord(issue) ? issue.msg : null));
    const known = sentences.filter((sentence) => typeof sentence === "string");
    return known.length === 0 ? null : known.join(" ");
  }
  return typeof message === "string" ? message : null;
}

/** What a refused call says, for any body: the contract's error, a proxy's page, or nothing. */
export function describeRefusal(status: number, headers: Headers, body: unknown): ApiError {
  const retryAfter = readRetryAfter(headers.get("retry-after"));
  const detail = isRecord(body) ? readDetail(body) : null;
  const named = isRecord(body) && detail !== null ? readChoice(ERROR_CODES, body.code) : null;
  const code = named ?? CODE_OF_STATUS.get(status) ?? "server_error";
  return new ApiError({ status, code, detail, retryAfter, body });
}
