import { SOCKET_MAX_FRAME_BYTES } from "@medsieve/contract/constants";
import { usageLimitErrorSchema } from "@medsieve/contract/errors";
import type { ServerMessage } from "@medsieve/contract/search-events";
import { refuseOutage } from "@medsieve/database/outage";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import { describeIssues } from "../../http/strict-input.ts";

/** A message of a client. Throws 413, 400 and 422. */
export function readMessage(data: Buffer): Record<string, unknown> {
  if (data.byteLength > SOCKET_MAX_FRAME_BYTES) {
    throw new AppError(413, "frame_too_large", `A message may have at most ${SOCKET_MAX_FRAME_BYTES} bytes`);
  }
  let message: unknown;
  try {
    message = JSON.parse(data.toString("utf8"));
  } catch {
    throw new AppError(400, "malformed_json", "The message is not valid JSON");
  }
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    throw new AppError(422, "validation_failed", "The message must be a JSON object");
  }
  return message as Record<string, unknown>;
}

/** Throws 422, naming each field. */
export function validate<Output>(schema: z.ZodType<Output>, message: unknown): Output {
  const result = schema.safeParse(message);
  if (result.success) return result.data;
  throw new AppError(422, "validation_failed", describeIssues(result.error.issues));
}

/** What a client is sent of something that failed. */
export function toMessage(thrown: unknown, log: FastifyBaseLogger): ServerMessage {
  const error = refuseOutage(thrown) ?? thrown;
  if (!(error instanceof AppError)) {
    log.error({ err: error }, "a socket message failed");
    return { type: "error", message: "Server error. Please try again later", code: "server_error" };
  }
  const limit = usageLimitErrorSchema.safeParse({ ...error.extra, detail: error.detail, code: error.code });
  if (limit.success) {
    const { current_usage, limit: allowed, reset_date } = limit.data;
    return { type: "usage_limit_exceeded", current_usage, limit: allowed, reset_date };
  }
  const issues = typeof error.detail === "string" ? {} : { issues: error.detail };
  return { type: "error", message: error.message, code: error.code, ...issues };
}
