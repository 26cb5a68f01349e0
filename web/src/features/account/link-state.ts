import { okResponseSchema, type VerifiedLink, verifiedLinkSchema } from "@medsieve/contract/accounts";
import { queryOptions } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";

/** Why a mailed link cannot be used. `unverified`: it is not known whether it can. */
export type LinkFault = "missing" | "invalid" | "expired" | "used" | "replaced" | "inactive" | "unverified";

/** Whether a mailed link can be used. The answer is forgotten with the page, and the token with it. */
export function linkQuery(token: string) {
  return queryOptions({
    queryKey: ["password-link", token],
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: "always",
    queryFn: ({ signal }): Promise<VerifiedLink> =>
      callApi({
        method: "POST",
        path: `/auth/verify-reset-token?token=${encodeURIComponent(token)}`,
        schema: verifiedLinkSchema,
        signal,
      }),
  });
}

export async function setPasswordByLink(token: string, password: string): Promise<void> {
  const body = { token, new_password: password };
  await callApi({ method: "POST", path: "/auth/reset-password", body, schema: okResponseSchema });
}

/** What a refused call says of the link; null when it says nothing of it. */
export function readLinkFault(error: unknown): "invalid" | "expired" | "used" | "replaced" | "inactive" | null {
  if (!(error instanceof ApiError)) return null;
  switch (error.code) {
    case "link_invalid":
      return "invalid";
    case "link_expired":
      return "expired";
    case "link_used":
      return "used";
    case "link_replaced":
      return "replaced";
    case "account_inactive":
      return "inactive";
    default:
      return error.status === 404 ? "expired" : null;
  }
}

/** The same for the call that only asks, where any other bad request is about the link as well. */
export function readCheckFault(error: unknown): LinkFault {
  return readLinkFault(error) ?? (error instanceof ApiError && error.status === 400 ? "used" : "unverified");
}

/** The catalogue's sentence; for a bad request that the contract does not know, the server's own. */
export function describeLinkFault(fault: LinkFault, error: unknown, t: TFunction<"account">): string {
  switch (fault) {
    case "missing":
      return t("reset.missing");
    case "unverified":
      return t("reset.unverified");
    case "inactive":
      return t("errors:code.account_inactive");
    case "used": {
      const detail = error instanceof ApiError && error.code !== "link_used" ? error.detail : null;
      return detail ?? t("errors:code.link_used");
    }
    default:
      return t(`errors:code.link_${fault}`);
  }
}
