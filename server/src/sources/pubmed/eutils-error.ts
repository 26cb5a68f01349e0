import { AppError } from "../../app-error.ts";

/** NCBI cannot be reached, or does not answer in a way that can be used; `message` says why, without any key. */
export class PubmedUnreachableError extends AppError {
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(503, "source_unavailable", "PubMed cannot be reached at the moment. Please try again later.", { cause });
    this.name = "PubmedUnreachableError";
    this.reason = reason;
  }
}
