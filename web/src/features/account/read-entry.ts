import { demoRegistrationSchema, emailSchema } from "@medsieve/contract/accounts";

/** Characters that nobody sees: zero-width blanks, marks of direction and the like. */
const INVISIBLE = /\p{Cf}/gu;

export const NAME_MAX_LENGTH = demoRegistrationSchema.shape.full_name.maxLength ?? Number.POSITIVE_INFINITY;

/** An address as it was meant: full-width characters are made plain, and invisible ones that were pasted along go. */
export function tidyEmail(typed: string): string {
  return typed.normalize("NFKC").replace(INVISIBLE, "").trim();
}

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
