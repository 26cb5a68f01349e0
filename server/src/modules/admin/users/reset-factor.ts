import type { Language } from "@medsieve/contract/constants";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { writeLinkMail } from "@medsieve/mail/write-mail";
import { AppError } from "@medsieve/runtime/app-error";
import type { Manager } from "../../../accounts/admin-scope.ts";
import { ownAccount } from "../../../accounts/administrators.ts";
import { nameFactorTries, removeSecondFactor } from "../../../accounts/second-factor.ts";
import { forgetAllTries } from "../../../accounts/sign-in-tries.ts";
import { recordAudit } from "../../../db/audit.ts";
import { endSessions, notifySockets } from "../end-sessions.ts";
import { lockUser } from "../lock-user.ts";
import type { UserAdministration } from "./user-administration.ts";

/**
 * Takes away a second factor that was lost: the user signs in with the password alone, is signed out everywhere and is
 * notified by mail. Throws 404, 400 own_account, and 409 factor_not_enabled.
 */
export async function resetSecondFactor(
  { db, notifications, publicUrl }: UserAdministration,
  manager: Manager,
  id: string,
  language: Language,
): Promise<void> {
  if (id === manager.id) throw ownAccount("Your own second factor is turned off on the page of your account");
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, manager.scope, id);
    if (!(await removeSecondFactor(tx, id))) {
      throw new AppError(409, "factor_not_enabled", "This user has no second factor");
    }
    await forgetAllTries(tx, nameFactorTries(user.email));
    await endSessions(tx, [id]);
    const details = { target_id: id, target_email: user.email, target_name: user.fullName, reason: "factor_reset" };
    await recordAudit(tx, manager, "USER_UPDATE", details);
    const link = `${publicUrl}/account`;
    const mail = { purpose: "factor_reset", language, recipient: user.email, name: user.fullName, link } as const;
    await enqueueMail(tx, writeLinkMail(mail));
  });
  await notifySockets(notifications, [id]);
  await notifications.publish("mail", "queued");
}
