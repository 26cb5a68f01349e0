import type { AuditReason } from "@medsieve/contract/admin/audit-logs";
import type { Language } from "@medsieve/contract/constants";
import type { Transaction } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { writeLinkMail } from "@medsieve/mail/write-mail";
import { eq } from "drizzle-orm";
import { describeDevice } from "../../accounts/describe-device.ts";
import { recordAudit } from "../../db/audit.ts";
import type { UserRow } from "../../db/users.ts";
import { beginSession } from "./auth-sessions.ts";
import { rememberDevice } from "./known-devices.ts";
import type { RefreshToken } from "./refresh-tokens.ts";

/** The browser that signs in. */
export interface SignInDevice {
  address: string;
  /** What its cookie holds from now on. */
  deviceToken: string;
  /** Null where it says nothing of itself. */
  userAgent: string | null;
}

/**
 * Lets in somebody who has proved who they are: the sign-in is recorded, a session begins, and the owner of an account
 * that was signed in to before is mailed when it is a device that is not known.
 */
export async function admitUser(
  tx: Transaction,
  user: UserRow,
  device: SignInDevice,
  settings: {
    /** Of the pages that they signed in on: they are mailed in it from then on. */
    language: Language;
    publicUrl: string;
    now: Date;
    /** How they proved it, where it was not the password alone. */
    reason?: AuditReason;
  },
): Promise<RefreshToken> {
  const { language, publicUrl, now, reason } = settings;
  const { address, deviceToken, userAgent } = device;
  await tx.update(users).set({ lastLoginAt: now, language }).where(eq(users.id, user.id));
  await recordAudit(tx, { id: user.id, email: user.email, ipAddress: address }, "USER_LOGIN", {
    ...(reason === undefined ? {} : { reason }),
  });
  const isNew = await rememberDevice(tx, user.id, deviceToken, now);
  if (isNew && user.lastLoginAt !== null) {
    await enqueueMail(
      tx,
      writeLinkMail({
        ...{ purpose: "new_device", language, recipient: user.email, name: user.fullName },
        facts: [`${now.toISOString().slice(0, 16).replace("T", " ")} UTC`, describeDevice(userAgent), address],
        link: `${publicUrl}/account`,
      }),
    );
  }
  return beginSession(tx, user.id, device, now);
}
