import { type TextCheck, textCheckSchema } from "@medsieve/contract/text-checks";
import { callApi } from "../../lib/api-client.ts";

/** Each claim of a text beside the papers that it cites; references that stand beside it go along. */
export function checkText(text: string, references: string): Promise<TextCheck> {
  const body = references.trim() === "" ? { text } : { text, references };
  return callApi({ method: "POST", path: "/verify", body, schema: textCheckSchema });
}
