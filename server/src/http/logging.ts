import type { FastifyReply, FastifyRequest } from "fastify";
import pino from "pino";

const HIDDEN = "[hidden]";
const SECRET_MEMBERS = [
  "authorization",
  "cookie",
  "password",
  "current_password",
  "new_password",
  "token",
  "access_token",
  "refreshToken",
  "accessToken",
  "passwordHash",
  "set-cookie",
];

/** A JSON log on standard output, or on `destination`, that shows no token, cookie or password. */
export function createLogger(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    serializers: { req: describeRequest, res: describeReply, err: describeErrorForLog },
    redact: {
      paths: SECRET_MEMBERS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: HIDDEN,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The address without its parameters, which may hold a token or the words of a question. */
function cutParameters(url: string): string {
  return url.split(/[?#]/u, 1)[0] ?? "";
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, url: cutParameters(request.url), address: request.ip };
}

function describeReply(reply: FastifyReply) {
  return { statusCode: reply.statusCode };
}

/** An error without the values that went with a failed statement, and without members that others hung on it. */
function describeErrorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "something that is no error was thrown" };
  const code = "code" in error ? { code: error.code } : {};
  const isStatement = "query" in error && "params" in error;
  const cause = error.cause === undefined ? {} : { cause: describeErrorForLog(error.cause) };
  if (isStatement) return { type: error.name, message: "a statement failed", query: error.query, ...cause };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
