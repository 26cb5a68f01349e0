import { okResponseSchema } from "@medsieve/contract/accounts";
import type { Language } from "@medsieve/contract/constants";
import {
  recoveryCodesSchema,
  secondFactorSchema,
  type TotpSetup,
  totpSetupSchema,
} from "@medsieve/contract/second-factor";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** Whether signing in asks for a code. */
export function secondFactorQuery() {
  return queryOptions({
    queryKey: ["account-totp"],
    queryFn: ({ signal }) => callApi({ path: "/account/totp", schema: secondFactorSchema, signal }),
  });
}

export function beginTotp(): Promise<TotpSetup> {
  return callApi({ method: "POST", path: "/account/totp", schema: totpSetupSchema });
}

/** The owner is mailed in this language. Answers the recovery codes, which cannot be had again. */
export async function confirmTotp(code: string, language: Language): Promise<string[]> {
  const path = "/account/totp/confirm";
  return (await callApi({ method: "POST", path, body: { code, language }, schema: recoveryCodesSchema }))
    .recovery_codes;
}

export async function removeTotp(password: string, language: Language): Promise<void> {
  const body = { password, language };
  await callApi({ method: "DELETE", path: "/account/totp", body, schema: okResponseSchema });
}
