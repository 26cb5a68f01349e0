import { AppError } from "@medsieve/runtime/app-error";

const DETAILS = {
  out_of_time: "This takes too long to work out. Shorten the query, or ask for fewer at once.",
  thread_ended: "The work on this ended unexpectedly. Please try again.",
};

/** A task that took longer than it may, or whose thread ended under it, which many things in too little memory do. */
export class WorkFailed extends AppError {
  readonly reason: keyof typeof DETAILS;

  constructor(reason: keyof typeof DETAILS, cause: unknown) {
    super(503, "server_error", DETAILS[reason], { cause });
    this.reason = reason;
  }
}
