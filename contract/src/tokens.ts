import { z } from "zod";
import { nameSchema } from "./accounts.ts";
import { TOKEN_SCOPES } from "./constants.ts";

const scopesSchema = z.array(z.enum(TOKEN_SCOPES, { error: `scopes must be of: ${TOKEN_SCOPES.join(", ")}` }));

/** A personal token as its owner sees it; its secret is never among it. */
export const personalTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: scopesSchema,
  created_at: z.iso.datetime(),
  /** Null: it does not expire. */
  expires_at: z.iso.datetime().nullable(),
  /** To the minute; null: it was never used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type PersonalToken = z.infer<typeof personalTokenSchema>;

/** GET /account/tokens: the newest first. */
export const personalTokensSchema = z.object({ items: z.array(personalTokenSchema) });

/** POST /account/tokens; without expires_at, or with null, it does not expire. */
export const personalTokenRequestSchema = z.object({
  name: nameSchema("A name is required"),
  scopes: scopesSchema.min(1, "At least one scope is required"),
  expires_at: z.iso
    .datetime({ offset: true, error: "expires_at must be an ISO date and time with its zone" })
    .nullish()
    .default(null),
});
export type PersonalTokenRequest = z.input<typeof personalTokenRequestSchema>;

/** Its answer: the only one that ever holds the token. */
export const newPersonalTokenSchema = personalTokenSchema.extend({ token: z.string() });
export type NewPersonalToken = z.infer<typeof newPersonalTokenSchema>;
