import { demoRegistrationSchema, emailSchema } from "@medsieve/contract/accounts";
import { checkPassword } from "@medsieve/contract/password";
import { z } from "zod";
import { INVISIBLE, tidyEmail } from "./tidy-email.ts";

const { full_name: nameSchema } = demoRegistrationSchema.shape;

/** An address as it is typed; made of it is the address as it was meant. Other fields are checked where this one is wrong. */
export const emailEntrySchema = z
  .string()
  .transform(tidyEmail)
  .refine((email) => emailSchema.safeParse(email).success)
  .pipe(emailSchema);

/** The name of a person or an organisation, of which something is visible. */
export const nameEntrySchema = z
  .string()
  .refine((name) => name.replace(INVISIBLE, "").trim() !== "" && nameSchema.safeParse(name).success)
  .pipe(nameSchema);

/** A password that meets the rule. */
export const newPasswordSchema = z.string().refine((password) => checkPassword(password).ok);
