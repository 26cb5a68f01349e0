import { z } from "zod";
import { authResponseSchema } from "./accounts.ts";

/** GET /account/totp */
export const secondFactorSchema = z.object({
  /** Whether signing in asks for a code. */
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

/** POST /account/totp/confirm */
export const totpConfirmSchema = z.object({ code: codeSchema });
/** Its answer: shown once; each signs in once where there is no code to be had. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

const passwordOrCodeSchema = z
  .object({ password: z.string().optional(), code: codeSchema.optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    error: "Give either password or code",
  });

/** DELETE /account/totp: the password, or a code. */
export const totpRemovalSchema = passwordOrCodeSchema;

/** How somebody who is signed in can prove again who they are. */
export type Proof = "password" | "code";

/** POST /auth/step-up: the password, or a code of the app or a recovery code. */
export const stepUpRequestSchema = passwordOrCodeSchema;
/** Its answer: until when this session may do what asks for it. */
export const stepUpAnswerSchema = z.object({ status: z.literal("success"), valid_until: z.iso.datetime() });

/** What POST /auth/login answers where the password was right and a code is asked for. */
export const factorChallengeSchema = z.object({ factor_required: z.literal(true), challenge: z.string() });
export const loginAnswerSchema = z.union([authResponseSchema, factorChallengeSchema]);

/** POST /auth/factor: a code of the app, or a recovery code. */
export const factorRequestSchema = z.object({ challenge: z.string().max(200), code: codeSchema });
