import { type DemoRegistration, okResponseSchema } from "@medsieve/contract/accounts";
import type { TFunction } from "i18next";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { describeErrorCode } from "../../lib/errors.ts";

export async function registerDemo(registration: DemoRegistration): Promise<void> {
  await callApi({ method: "POST", path: "/auth/register-demo", body: registration, schema: okResponseSchema });
}

/** Codes whose own words say less than that the registration failed. */
const TOO_GENERAL: readonly string[] = ["validation_failed", "server_error", "unexpected_answer"];

/** Why the registration failed: in the user's words where they are known, else the server's detail. */
export function describeRegistrationFailure(error: unknown, t: TFunction<"account">): string {
  const failed = t("signUp.failed");
  if (!(error instanceof ApiError)) return failed;
  return (TOO_GENERAL.includes(error.code) ? error.detail : describeErrorCode(error.code, t)) ?? failed;
}
