import { okResponseSchema } from "@medsieve/contract/accounts";
import { endedSessionsSchema, sessionListSchema } from "@medsieve/contract/sessions";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

const KEY = ["account-sessions"];

/** Where the account is signed in. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi({ path: "/account/sessions", schema: sessionListSchema, signal }),
  });
}

export async function endSessionById(id: string): Promise<void> {
  await callApi({ method: "DELETE", path: `/account/sessions/${id}`, schema: okResponseSchema });
}

/** Ends all sessions but this one; answers how many there were. */
export async function endOtherSessions(): Promise<number> {
  const answer = await callApi({ method: "DELETE", path: "/account/sessions", schema: endedSessionsSchema });
  return answer.ended;
}
