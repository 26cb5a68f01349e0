import type { TFunction } from "i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeErrorCode } from "../../lib/errors.ts";

/** Codes whose own words say less than the server's sentence, or than that creating the user failed. */
const TOO_GENERAL: readonly string[] = ["validation_failed", "server_error", "unexpected_answer", "malformed_json"];

export interface CreationFailure {
  /** Which field the message belongs to; null for the whole form. */
  field: "email" | "password" | "company_id" | null;
  message: string;
}

/** Why a user was neither created nor invited, and the field that it is about. */
export function describeCreationFailure(error: unknown, t: TFunction<"admin-users">): CreationFailure {
  if (!(error instanceof ApiError)) return { field: null, message: t("form.failed") };
  const { status, code, detail } = error;
  if (code === "email_taken") return { field: "email", message: t("form.emailTaken") };
  if (code === "weak_password") return { field: "password", message: detail ?? t("errors:code.weak_password") };
  if (code === "common_password") return { field: "password", message: t("errors:code.common_password") };
  if (code === "company_unknown") return { field: "company_id", message: t("errors:code.company_unknown") };
  if (status === 409) return { field: "email", message: detail ?? t("form.emailTaken") };
  const reason = TOO_GENERAL.includes(code) ? detail : (describeErrorCode(code, t) ?? detail);
  const otherwise = status === 400 ? "form.invalidData" : status === 422 ? "form.validationFailed" : "form.failed";
  return { field: null, message: reason ?? t(otherwise) };
}
