import { userCreateSchema, userInviteSchema } from "@medsieve/contract/admin/users";
import { LANGUAGES } from "@medsieve/contract/constants";
import { z } from "zod";
import { emailEntrySchema, nameEntrySchema, newPasswordSchema } from "../../lib/entry-schemas.ts";
import { readSearchLimit } from "./read-search-limit.ts";

/** What every new account is asked for; no company is chosen at first. */
const person = {
  email: emailEntrySchema,
  full_name: nameEntrySchema,
  company_id: z
    .string()
    .nullable()
    .transform((id) => id ?? "")
    .pipe(userInviteSchema.shape.company_id),
};

export const inviteEntrySchema = userInviteSchema.extend({ ...person, language: z.enum(LANGUAGES) });

export const createEntrySchema = userCreateSchema
  .extend({
    ...person,
    password: newPasswordSchema,
    confirmation: z.string(),
    search_limit: z
      .string()
      .refine((typed) => readSearchLimit(typed) !== undefined)
      .transform((typed) => readSearchLimit(typed) ?? null)
      .pipe(userCreateSchema.shape.search_limit.unwrap()),
  })
  .refine(({ password, confirmation }) => password === confirmation, { path: ["confirmation"], when: () => true });
