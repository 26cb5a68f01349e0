import { signInOptionsSchema } from "@medsieve/contract/accounts";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** What this installation offers to somebody who is not signed in. */
export function signInOptionsQuery() {
  return queryOptions({
    queryKey: ["sign-in-options"],
    networkMode: "always",
    queryFn: ({ signal }) => callApi({ path: "/auth/options", schema: signInOptionsSchema, signal }),
  });
}
