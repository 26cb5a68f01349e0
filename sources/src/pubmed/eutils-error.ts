import { AppError } from "@medsieve/runtime/app-error";

/** NCBI cannot be reached, or does not answer in a way that can be used; `message` says why, without any key. */
export class PubmedUnreachableError extends AppError {
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(503, "source_unavailable", "PubMed cannot be reached at the moment. Please try again later.", { cause });
    this.name = "PubmedUnreachableError";
    this.reason = reason;
  }
}

/** Seconds after which it may be tried again, where too much waited for PubMed. */
const BUSY_RETRY_AFTER = 60;

/** A request waited longer than it may until NCBI's limit of requests a second let it leave. PubMed itself may be well. */
export class PubmedBusyError extends AppError {
  constructor(cause?: unknown) {
    super(503, "source_busy", "Too many searches wait for PubMed at the moment. Please try again later.", {
      cause,
      retryAfter: BUSY_RETRY_AFTER,
    });
    this.name = "PubmedBusyError";
  }
}
