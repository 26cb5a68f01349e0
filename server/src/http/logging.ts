import type { FastifyReply, FastifyRequest } from "fastify";
import pino from "pino";
import { hideInText, hideSecrets } from "./hide-secrets.ts";

/** Members of a log line that have a way of their own to be written. */
const SERIALIZERS = { req: describeRequest, res: describeReply, err: describeErrorForLog };
/** Errors of which the next one is the cause, that are described at most. */
const CAUSES_MAX = 8;
/** Names and numbers of errors, such as ECONNREFUSED and 42P01; a code of an authenticator app has six digits. */
const ERROR_CODE = /^(?:\d{1,5}|\d{0,5}[A-Z][A-Z0-9_]{0,60})$/iu;

/** A JSON log on standard output, or on `destination`, that shows no token, cookie, code, key or password. */
export function createLogger(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    serializers: SERIALIZERS,
    formatters: { log: hideInLine, bindings: hideInLine },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function hideInLine(line: object): Record<string, unknown> {
  const members = Object.entries(line);
  const serialized = members.filter(([name]) => Object.hasOwn(SERIALIZERS, name));
  const others = members.filter(([name]) => !Object.hasOwn(SERIALIZERS, name));
  return { ...hideSecrets(Object.fromEntries(others), describeErrorForLog), ...Object.fromEntries(serialized) };
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
  return describeChain(error, CAUSES_MAX);
}

function describeChain(error: unknown, causesLeft: number): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "something that is no error was thrown" };
  const code = "code" in error && ERROR_CODE.test(String(error.code)) ? { code: error.code } : {};
  const isStatement = "query" in error && "params" in error;
  const hasCause = error.cause !== undefined && causesLeft > 0;
  const cause = hasCause ? { cause: describeChain(error.cause, causesLeft - 1) } : {};
  if (isStatement) return { type: error.name, message: "a statement failed", query: error.query, ...cause };
  const stack = error.stack === undefined ? {} : { stack: hideInText(error.stack) };
  return { type: error.name, message: hideInText(error.message), ...code, ...stack, ...cause };
}
