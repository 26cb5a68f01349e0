import { z } from "zod";
import {
  DEMO_USE_CASES,
  FALLBACK_LANGUAGE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_SIGN_INS,
  PENDING_STEPS,
  ROLES,
} from "./constants.ts";
import { languageSchema } from "./language.ts";
import { INVISIBLE, PLAIN_LINE } from "./readable-text.ts";

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  role: z.enum(ROLES),
  company_name: z.string().nullable(),
  is_active: z.boolean(),
  /** Null: everything is open. */
  pending_step: z.enum(PENDING_STEPS).nullable(),
  last_login_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

export const loginRequestSchema = z.object({
  email: z.string().max(320),
  password: z.string().max(PASSWORD_MAX_LENGTH * 4),
  /** Of the mail that names a new device. */
  language: languageSchema.default(FALLBACK_LANGUAGE),
});
export type LoginRequest = z.input<typeof loginRequestSchema>;

/** PUT /account/language */
export const languageChoiceSchema = z.object({ language: languageSchema });

/** Answer of POST /auth/login and POST /auth/refresh; the refresh token travels in an httpOnly cookie. */
export const authResponseSchema = z.object({ access_token: z.string(), user: userSchema });
export type AuthResponse = z.infer<typeof authResponseSchema>;

export const passwordChangeRequestSchema = z.object({
  current_password: z.string().min(1, "Current password is required"),
  new_password: z.string().min(1, "Password is required"),
});
export type PasswordChangeRequest = z.infer<typeof passwordChangeRequestSchema>;

/** The simple pattern that sign-up and the forgotten password check: something, an @, and a host with a dot. */
export const emailSchema = z
  .string({ error: "Email is required" })
  .trim()
  .toLowerCase()
  .min(1, { error: "Email is required", abort: true })
  .max(320, { error: "Please enter a valid email address", abort: true })
  .regex(
    /^[^\s\p{Cc}@<>"]+@[^\s\p{Cc}@<>"][^\s\p{Cc}@<>".]*\.[^\s\p{Cc}@<>"]+$/u,
    "Please enter a valid email address",
  );

/** A name of a person or a company: trimmed, 1 to 200 characters, without those that are not seen. */
export const nameSchema = (required: string) =>
  z
    .string({ error: required })
    .overwrite((name) => name.replace(INVISIBLE, ""))
    .trim()
    .min(1, { error: required, abort: true })
    .max(200, "At most 200 characters are accepted")
    .regex(PLAIN_LINE, "Control characters are not accepted");

/** POST /auth/request-password-reset. The answer never shows whether there is such an account. */
export const passwordResetRequestSchema = z.object({
  email: emailSchema,
  language: languageSchema.default(FALLBACK_LANGUAGE),
});
export type PasswordResetRequest = z.infer<typeof passwordResetRequestSchema>;

export const LINK_PURPOSES = ["reset", "invitation", "demo"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const linkTokenSchema = z.string({ error: "Invalid or missing reset token" }).min(1, "Invalid or missing reset token");

/** POST /auth/verify-reset-token?token=… */
export const linkTokenQuerySchema = z.object({ token: linkTokenSchema });
export const verifiedLinkSchema = z.object({
  status: z.literal("success"),
  /** What the link was sent for: invitations and demo accounts set their first password. */
  purpose: z.enum(LINK_PURPOSES),
  email: z.string(),
});
export type VerifiedLink = z.infer<typeof verifiedLinkSchema>;

export const passwordResetSchema = z.object({
  token: linkTokenSchema,
  new_password: z.string().min(1, "Password is required"),
});

/** POST /auth/register-demo */
export const demoRegistrationSchema = z.object({
  email: emailSchema,
  full_name: nameSchema("Full name is required"),
  company_name: nameSchema("Company/Organization name is required"),
  use_case: z.enum(DEMO_USE_CASES, { error: "Please select your primary use case" }),
  language: languageSchema.default(FALLBACK_LANGUAGE),
});
export type DemoRegistration = z.infer<typeof demoRegistrationSchema>;

/** GET /auth/options: what the sign-in page may offer. */
export const signInOptionsSchema = z.object({
  demo_signup: z.boolean(),
  /** Who may sign in with a password. */
  password_sign_in: z.enum(PASSWORD_SIGN_INS),
  /** The OpenID provider, at GET /auth/oidc/start; null without one. */
  oidc: z.object({ name: z.string() }).nullable(),
});

export const okResponseSchema = z.object({ status: z.literal("success") });

/** POST /auth/logout */
export const logoutAnswerSchema = okResponseSchema.extend({
  /** Where the browser ends the OpenID provider's own session; left out where there is none. */
  logout_url: z.string().optional(),
});
