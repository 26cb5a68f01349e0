import { type SetupStepId, setupSchema } from "@medsieve/contract/admin/setup";
import type { Language } from "@medsieve/contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** What this installation still needs. */
export function setupQuery() {
  return queryOptions({
    queryKey: ["admin", "setup"],
    queryFn: ({ signal }) => callApi({ path: "/admin/setup", schema: setupSchema, signal }),
    staleTime: 0,
  });
}

/** Tries a step; a mail is written in this language. */
export function testStep(step: SetupStepId, language: Language) {
  const path = `/admin/setup/${step}/test`;
  return callApi({ method: "POST", path, body: { language }, schema: setupSchema });
}

export function dismissStep(step: SetupStepId, isDismissed: boolean) {
  const body = { is_dismissed: isDismissed };
  return callApi({ method: "PUT", path: `/admin/setup/${step}`, body, schema: setupSchema });
}
