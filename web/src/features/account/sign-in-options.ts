import { PASSWORD_SIGN_INS } from "@medsieve/contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import { isRecord, readBy, readChoice } from "../../lib/read-answer.ts";

/** Read by hand, so that the sign-in page does without the contract's schemas. */
const signInOptions = readBy((value) =>
  isRecord(value) && typeof value.demo_signup === "boolean"
    ? {
        demo_signup: value.demo_signup,
        password_sign_in: readChoice(PASSWORD_SIGN_INS, value.password_sign_in) ?? "on",
        provider: isRecord(value.oidc) && typeof value.oidc.name === "string" ? value.oidc.name : null,
      }
    : null,
);

/** What this installation offers to somebody who is not signed in. */
export function signInOptionsQuery() {
  return queryOptions({
    queryKey: ["sign-in-options"],
    networkMode: "always",
    queryFn: ({ signal }) => callApi({ path: "/auth/options", schema: signInOptions, signal }),
  });
}
