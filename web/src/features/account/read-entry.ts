import { demoRegistrationSchema, emailSchema } from "@medsieve/contract/accounts";
import { INVISIBLE, tidyEmail } from "../../lib/tidy-email.ts";

export const NAME_MAX_LENGTH = demoRegistrationSchema.shape.full_name.maxLength ?? Number.POSITIVE_INFINITY;

/** What is wrong with an address that was typed; null when it can be used. */
export function checkEmail(typed: string): "required" | "invalid" | null {
  const email = tidyEmail(typed);
  if (email === "") return "required";
  return emailSchema.safeParse(email).success ? null : "invalid";
}

/** What is wrong with the name of a person or an organisation; null when it can be used. */
export function checkName(typed: string): "required" | "tooLong" | "invalid" | null {
  if (typed.replace(INVISIBLE, "").trim() === "") return "required";
  if (typed.trim().length > NAME_MAX_LENGTH) return "tooLong";
  return demoRegistrationSchema.shape.full_name.safeParse(typed).success ? null : "invalid";
}
