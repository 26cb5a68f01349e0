import { ERROR_CODES } from "@medsieve/contract/error-codes";
import type { TFunction } from "i18next";
import { ApiError } from "./api-error.ts";
import { isRecord } from "./read-answer.ts";

const MEGABYTE = 1_000_000;

const TRANSLATED_CODES: readonly string[] = [...ERROR_CODES, "no_response", "timed_out", "unexpected_answer"];

/** The text for an error code of the server or of a call; null for a code this interface does not know. */
export function describeErrorCode(code: string | null, t: TFunction): string | null {
  return code !== null && TRANSLATED_CODES.includes(code) ? t(`errors:code.${code}`) : null;
}

/** What went wrong, in the user's language; for bad input the server's own sentence, which names what it takes. */
export function describeError(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t("errors:unknown");
  if (error.code === "validation_failed" && error.detail !== null) return error.detail;
  const limit = isRecord(error.body) ? error.body.limit_bytes : null;
  // Rounded down: what is as large as that is accepted.
  if (typeof limit === "number") return t("errors:tooLarge", { limit: Math.floor(limit / (MEGABYTE / 10)) / 10 });
  return describeErrorCode(error.code, t) ?? error.detail ?? t("errors:unknown");
}

const SIGN_IN_TEXTS: Record<number, string> = {
  0: "errors:signIn.network",
  401: "errors:signIn.invalidCredentials",
  403: "errors:signIn.accessDenied",
  422: "errors:signIn.checkInput",
  429: "errors:signIn.tooManyAttempts",
  500: "errors:signIn.serverError",
};

/** The catalogue's text for a failed sign-in, by status; otherwise the server's detail. */
export function describeSignInError(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError)) return t("errors:signIn.other");
  const key = SIGN_IN_TEXTS[error.status >= 500 ? 500 : error.status];
  return key === undefined ? (error.detail ?? t("errors:signIn.other")) : t(key);
}
