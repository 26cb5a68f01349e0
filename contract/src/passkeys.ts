import { z } from "zod";
import { FALLBACK_LANGUAGE, PASSKEY_NAME_MAX_LENGTH } from "./constants.ts";
import { languageSchema } from "./language.ts";
import { PLAIN_LINE } from "./readable-text.ts";

/** What a browser is handed for `navigator.credentials`, in the JSON form of Web Authentication, level 3. */
export const passkeyOptionsSchema = z.object({ options: z.looseObject({ challenge: z.string() }) });

/** base64url. */
const binarySchema = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*={0,2}$/, "This must be base64url");

const credentialShape = {
  id: binarySchema,
  rawId: binarySchema,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
};

/** What a browser answers after it made a passkey: a RegistrationResponseJSON. */
export const passkeyRegistrationSchema = z.looseObject({
  ...credentialShape,
  response: z.looseObject({
    clientDataJSON: binarySchema,
    attestationObject: binarySchema,
    transports: z.array(z.string().max(50)).max(10).optional(),
  }),
});

/** What a browser answers after a passkey was used: an AuthenticationResponseJSON. */
export const passkeyAssertionSchema = z.looseObject({
  ...credentialShape,
  response: z.looseObject({
    clientDataJSON: binarySchema,
    authenticatorData: binarySchema,
    signature: binarySchema,
    userHandle: binarySchema.optional(),
  }),
});

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether the maker's cloud keeps it on several devices. */
  synced: z.boolean(),
  created_at: z.iso.datetime(),
  /** Null: it was not used yet. */
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** GET /auth/passkeys: the own ones, the oldest first. */
export const passkeyListSchema = z.object({ items: z.array(passkeySchema) });

const nameMessage = `name must have 1 to ${PASSKEY_NAME_MAX_LENGTH} characters`;

const passkeyNameSchema = z
  .string({ error: nameMessage })
  .trim()
  .min(1, nameMessage)
  .max(PASSKEY_NAME_MAX_LENGTH, nameMessage)
  .regex(PLAIN_LINE, "Control characters are not accepted");

/** POST /auth/passkeys; `language` is of the mail that the owner gets. */
export const passkeyCreateSchema = z.object({
  name: passkeyNameSchema,
  response: passkeyRegistrationSchema,
  language: languageSchema.default(FALLBACK_LANGUAGE),
});
/** PATCH /auth/passkeys/{id} */
export const passkeyRenameSchema = z.object({ name: passkeyNameSchema });
/** DELETE /auth/passkeys/{id}; the body may be left out. `language` is of the mail that the owner gets. */
export const passkeyRemovalSchema = z.object({ language: languageSchema.default(FALLBACK_LANGUAGE) }).nullish();
/** Its answer. With the first second factor come recovery codes, which are shown once; else the list is empty. */
export const passkeyCreatedSchema = z.object({ passkey: passkeySchema, recovery_codes: z.array(z.string()) });

/** POST /auth/passkey/options: to sign in; with the challenge of POST /auth/login, as the second factor of that sign-in. */
export const passkeySignInOptionsSchema = z.object({ challenge: z.string().max(200).optional() });

/** POST /auth/passkey */
export const passkeySignInSchema = passkeySignInOptionsSchema.extend({
  response: passkeyAssertionSchema,
  /** Of the mail that names a new device. */
  language: languageSchema.default(FALLBACK_LANGUAGE),
});
