import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorCode } from "@medsieve/contract/error-codes";
import { refuseOutage } from "@medsieve/database/outage";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { HttpApp } from "./app-types.ts";
import { describeIssues, describeWrongBody } from "./strict-input.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What it was answered in place of what it asked for; null where it was not refused. */
    refusal: AppError | null;
  }
}

/** The answer to an unexpected error. */
const SERVER_ERROR_DETAIL = "Server error. Please try again later";

/** Every error leaves as `{detail, code}` in the shape of the contract. */
export function registerErrorHandling(app: HttpApp): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
}

/** Sends the answer to an error; one that is the server's own fault is logged, and the client learns nothing of it. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAppError(error, request);
  request.refusal = refusal;
  if (refusal.status >= 500) request.log.error({ err: error }, "a request failed");
  if (refusal.retryAfter !== null) reply.header("retry-after", String(refusal.retryAfter));
  const challenge = describeChallenge(refusal, request);
  if (challenge !== null) reply.header("www-authenticate", challenge);
  return reply.status(refusal.status).send(describeRefusal(refusal));
}

/** The challenge that RFC 6750 has sent to a client that may not come in; null where the refusal has another reason. */
function describeChallenge({ status, code, extra }: AppError, request: FastifyRequest): string | null {
  const realm = 'Bearer realm="Medsieve"';
  if (code === "scope_missing") return `${realm}, error="insufficient_scope", scope="${extra.scope}"`;
  if (status !== 401) return null;
  return request.headers.authorization === undefined ? realm : `${realm}, error="invalid_token"`;
}

/** Answers what is no HTTP request, or has too large a header, in the same shape; and ends the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return;
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const late = "The request did not arrive in time, and the connection was closed. Send it again";
  const detail = status === 408 ? late : (STATUS_CODES[status] ?? "Bad Request");
  const refusal = new AppError(status, status === 408 ? "request_timeout" : "validation_failed", detail);
  const body = JSON.stringify(describeRefusal(refusal));
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nConnection: close`;
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

/** The body of the answer. */
function describeRefusal(refusal: AppError): Record<string, unknown> {
  return { ...refusal.extra, detail: refusal.detail, code: refusal.code };
}

/**
 * The refusal that stands for any error: an AppError as it is, Fastify's own by kind, all else a server error.
 */
function toAppError(error: unknown, { routeOptions, body }: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const outage = refuseOutage(error);
  if (outage !== null) return outage;
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === "params") return notFound();
    const root = error.validationContext === "querystring" ? "query" : (error.validationContext ?? "body");
    const wrongBody = root === "body" ? describeWrongBody(routeOptions.schema?.body, body) : null;
    const issues = wrongBody ?? describeIssues(error.validation.map(readIssue), [root]);
    return new AppError(422, "validation_failed", issues);
  }
  return (
    toKnownRefusal(error, routeOptions.bodyLimit) ??
    new AppError(500, "server_error", SERVER_ERROR_DETAIL, { cause: error })
  );
}

function notFound(): AppError {
  return new AppError(404, "not_found", "Not found");
}

function readIssue({ instancePath, message, params }: NonNullable<FastifyError["validation"]>[number]) {
  const path = instancePath.split("/").filter((part) => part !== "");
  return {
    path: path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    message: message ?? "This value is not accepted",
    keys: params.keys,
  };
}

const TOO_LARGE = "FST_ERR_CTP_BODY_TOO_LARGE";
const KNOWN_REFUSALS: Record<string, readonly [number, ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "malformed_json", "The request body is not valid JSON"],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, "malformed_json", "The request body is not as long as its header says"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    "validation_failed",
    "The request body must be JSON, sent with the header Content-Type: application/json",
  ],
  FST_ERR_BAD_URL: [404, "not_found", "Not found"],
  FST_ERR_MAX_PARAM_LENGTH: [404, "not_found", "Not found"],
};

/** `bodyLimit` is in bytes; null where no route was found. */
function toKnownRefusal(error: unknown, bodyLimit: number | null): AppError | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === TOO_LARGE) {
    const accepted = bodyLimit === null ? "" : `; at most ${bodyLimit.toLocaleString("en-US")} bytes are accepted here`;
    const extra = bodyLimit === null ? {} : { limit_bytes: bodyLimit };
    return new AppError(413, "body_too_large", `The request is too large${accepted}`, { cause: error, extra });
  }
  const known = KNOWN_REFUSALS[code];
  if (known !== undefined) return new AppError(known[0], known[1], known[2], { cause: error });
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  if (status < 400 || status >= 500) return null;
  if (error instanceof SyntaxError) return new AppError(400, "malformed_json", "The request body is not valid JSON");
  const name: ErrorCode = status === 404 ? "not_found" : status === 403 ? "access_denied" : "validation_failed";
  return new AppError(status, name, STATUS_CODES[status] ?? "The request was refused", { cause: error });
}
