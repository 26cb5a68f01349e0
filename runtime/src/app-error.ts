import type { ErrorCode } from "@medsieve/contract/error-codes";
import type { ValidationIssue } from "@medsieve/contract/errors";

/** A refusal that is sent to the client. `detail` is the catalogue's English text, or what is wrong with each field. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string | ValidationIssue[];
  /** Further members of the answer's body, and Retry-After in seconds. */
  readonly extra: Record<string, unknown>;
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: ErrorCode,
    detail: string | ValidationIssue[],
    options: { extra?: Record<string, unknown>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(typeof detail === "string" ? detail : detail.map((issue) => issue.msg).join("; "), { cause: options.cause });
    this.name = "AppError";
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.extra = options.extra ?? {};
    this.retryAfter = options.retryAfter ?? null;
  }
}
