import { z } from "zod";
import { PASSWORD_MAX_LENGTH, ROLES } from "./constants.ts";

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  role: z.enum(ROLES),
  company_name: z.string().nullable(),
  is_active: z.boolean(),
  last_login_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

export const loginRequestSchema = z.object({
  email: z.string().max(320),
  password: z.string().max(PASSWORD_MAX_LENGTH * 4),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** Answer of POST /auth/login and POST /auth/refresh; the refresh token travels in an httpOnly cookie. */
export const authResponseSchema = z.object({ access_token: z.string(), user: userSchema });
export type AuthResponse = z.infer<typeof authResponseSchema>;

export const passwordChangeRequestSchema = z.object({
  current_password: z.string().min(1, "Current password is required"),
  new_password: z.string().min(1, "Password is required"),
});
export type PasswordChangeRequest = z.infer<typeof passwordChangeRequestSchema>;

export const okResponseSchema = z.object({ status: z.literal("success") });
