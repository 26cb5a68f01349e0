import {
  linkTokenQuerySchema,
  okResponseSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  verifiedLinkSchema,
} from "@medsieve/contract/accounts";
import type { AuditReason } from "@medsieve/contract/admin/audit-logs";
import type { ErrorCode } from "@medsieve/contract/error-codes";
import type { Db } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import { findLinkOwner } from "../../accounts/password-links.ts";
import { recordRefusal } from "../../accounts/record-refusal.ts";
import { findCredentials } from "../../db/users.ts";
import type { HttpApp } from "../../http/app-types.ts";
import type { Passwords } from "../../passwords.ts";
import type { DeviceCookie } from "./device-cookie.ts";
import { isKnownDevice } from "./known-devices.ts";
import { requestPasswordReset, resetPassword, verifyLink } from "./password-reset.ts";

export interface PasswordLinkOptions {
  db: Db;
  notifications: Notifications;
  passwords: Passwords;
  publicUrl: string;
  deviceCookie: DeviceCookie;
  now: () => Date;
}

const LINK_REASONS = new Map<ErrorCode, AuditReason>([
  ["link_invalid", "bad_link"],
  ["link_used", "used_link"],
  ["link_expired", "expired_link"],
  ["link_replaced", "replaced_link"],
]);

/** A mailed link that sets a password: asking for one, looking at it, using it. */
export function registerPasswordLinkRoutes(app: HttpApp, options: PasswordLinkOptions): void {
  const { db, notifications, passwords, publicUrl, deviceCookie, now } = options;
  const success = { status: "success" as const };

  app.post(
    "/auth/request-password-reset",
    {
      schema: {
        tags: ["auth"],
        summary: "Ask for a link that sets a new password; the answer does not show whether there is such an account",
        body: passwordResetRequestSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const deviceToken = deviceCookie.read(request);
      const { email } = request.body;
      const isKnown = deviceToken !== null && (await isKnownDevice(db, email, deviceToken, now()));
      const settings = { publicUrl, now: now(), isKnownDevice: isKnown };
      if (await requestPasswordReset(db, request.body, settings)) await notifications.publish("mail", "queued");
      const found = await findCredentials(db, email);
      const account = found && { id: found.id, email };
      await recordRefusal(
        db,
        { action: "PASSWORD_RESET", reason: "link_requested", account, address: request.ip },
        now(),
      );
      return success;
    },
  );

  app.post(
    "/auth/verify-reset-token",
    {
      schema: {
        tags: ["auth"],
        summary: "Whether a mailed link can be used, and what for",
        querystring: linkTokenQuerySchema,
        response: { 200: verifiedLinkSchema },
      },
    },
    async (request) => {
      const { token } = request.query;
      return recordBadLink(options, token, request.ip, () => verifyLink(db, token, now()));
    },
  );

  app.post(
    "/auth/reset-password",
    {
      schema: {
        tags: ["auth"],
        summary: "Set the password of a mailed link's account",
        body: passwordResetSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const { body, ip } = request;
      await recordBadLink(options, body.token, ip, () => resetPassword({ db, passwords, now }, body, ip));
      return success;
    },
  );
}

/** What `use` answers; a link that it refuses is recorded in the audit log. */
async function recordBadLink<Answer>(
  { db, now }: Pick<PasswordLinkOptions, "db" | "now">,
  token: string,
  address: string,
  use: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await use();
  } catch (error) {
    const reason = error instanceof AppError ? LINK_REASONS.get(error.code) : undefined;
    if (reason === undefined) throw error;
    const account = await findLinkOwner(db, token);
    await recordRefusal(db, { action: "SIGN_IN_FAILED", reason, account, address }, now());
    throw error;
  }
}
