import type { TFunction } from "i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { NoTokenError } from "./logs-query.ts";

/** Why the logs could not be loaded. */
export function describeLogsError(error: unknown, t: TFunction): string {
  if (error instanceof NoTokenError) return t("admin-logs:error.noToken");
  const hasStatus = error instanceof ApiError && error.status >= 400;
  return hasStatus ? t("admin-logs:error.status", { status: error.status }) : describeError(error, t);
}
