import { z } from "zod";
import { authResponseSchema } from "./accounts.ts";
import { FALLBACK_LANGUAGE } from "./constants.ts";
import { languageSchema } from "./language.ts";
import { passkeyAssertionSchema } from "./passkeys.ts";

/** What can be asked for beside a password. */
export const SECOND_FACTORS = ["code", "passkey"] as const;
export type SecondFactorKind = (typeof SECOND_FACTORS)[number];

/** GET /account/totp */
export const secondFactorSchema = z.object({
  /** Whether an authenticator app is set up. */
  enabled: z.boolean(),
  /** Whether this server asks it of this account, so that it cannot be turned off. */
  required: z.boolean(),
  recovery_codes_left: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** POST /account/totp: for an authenticator app, as text (base32) and as an address for a QR code. */
export const totpSetupSchema = z.object({ secret: z.string(), otpauth_url: z.string() });
export type TotpSetup = z.infer<typeof totpSetupSchema>;

const codeSchema = z.string({ error: "Code is required" }).min(1, "Code is required").max(100);

const mailLanguageSchema = languageSchema.default(FALLBACK_LANGUAGE);

/** POST /account/totp/confirm; `language` is of the mail that the owner gets. */
export const totpConfirmSchema = z.object({ code: codeSchema, language: mailLanguageSchema });
/** Its answer: shown once; each signs in once where there is no code to be had. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** DELETE /account/totp: the password, or a code; `language` is of the mail that the owner gets. */
export const totpRemovalSchema = z
  .object({ password: z.string().optional(), code: codeSchema.optional(), language: mailLanguageSchema })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    error: "Give either password or code",
  });

/** How somebody who is signed in can prove again who they are. */
export const PROOFS = ["password", "code", "passkey"] as const;
export type Proof = (typeof PROOFS)[number];

/** POST /auth/step-up: the password, a code of the app or a recovery code, or a passkey. */
export const stepUpRequestSchema = z
  .object({ password: z.string().optional(), code: codeSchema.optional(), passkey: passkeyAssertionSchema.optional() })
  .refine((given) => Object.values(given).filter((one) => one !== undefined).length === 1, {
    error: "Give either password, code or passkey",
  });
/** Its answer: until when this session may do what asks for it. */
export const stepUpAnswerSchema = z.object({ status: z.literal("success"), valid_until: z.iso.datetime() });

/** What POST /auth/login answers where the password was right and a code is asked for. */
export const factorChallengeSchema = z.object({
  factor_required: z.literal(true),
  challenge: z.string(),
  /** Left out where it is a code alone; a recovery code is always taken, too. */
  factors: z.array(z.enum(SECOND_FACTORS)).optional(),
});
export const loginAnswerSchema = z.union([authResponseSchema, factorChallengeSchema]);

/** POST /auth/factor: a code of the app, or a recovery code. */
export const factorRequestSchema = z.object({ challenge: z.string().max(200), code: codeSchema });
