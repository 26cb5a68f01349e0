import { type TextCheck, textCheckSchema, textCheckUsageSchema } from "@medsieve/contract/text-checks";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** Texts checked in this month, of how many. */
export const textCheckUsageQuery = queryOptions({
  queryKey: ["text-check-usage"],
  queryFn: () => callApi({ method: "GET", path: "/verify/usage", schema: textCheckUsageSchema }),
});

/** Each claim of a text beside the papers that it cites; references that stand beside it go along. */
export function checkText(text: string, references: string): Promise<TextCheck> {
  const body = references.trim() === "" ? { text } : { text, references };
  return callApi({ method: "POST", path: "/verify", body, schema: textCheckSchema });
}
