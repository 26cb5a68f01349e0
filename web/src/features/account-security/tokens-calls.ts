import { okResponseSchema } from "@medsieve/contract/accounts";
import {
  type NewPersonalToken,
  newPersonalTokenSchema,
  type PersonalTokenRequest,
  personalTokensSchema,
} from "@medsieve/contract/tokens";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** The account's personal tokens, the newest first. */
export function tokensQuery() {
  return queryOptions({
    queryKey: ["account-tokens"],
    queryFn: ({ signal }) => callApi({ path: "/account/tokens", schema: personalTokensSchema, signal }),
  });
}

/** The answer is the only one that ever holds the token itself. */
export function makeToken(request: PersonalTokenRequest): Promise<NewPersonalToken> {
  return callApi({ method: "POST", path: "/account/tokens", body: request, schema: newPersonalTokenSchema });
}

export async function revokeToken(id: string): Promise<void> {
  await callApi({ method: "DELETE", path: `/account/tokens/${id}`, schema: okResponseSchema });
}
