import type { DemoRegistration } from "@medsieve/contract/accounts";
import type { Db } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { sendPasswordLink } from "../../accounts/password-links.ts";
import { type Actor, recordAudit } from "../../db/audit.ts";

/**
 * Makes a demo account without a password and queues the mail with which its first one is set. The company stays text
 * until an administrator decides. Throws 409 email_taken.
 */
export async function registerDemo(
  db: Db,
  request: DemoRegistration,
  settings: { monthlyLimit: number; publicUrl: string; now: Date; actor: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx
      .insert(users)
      .values({
        email: request.email,
        fullName: request.full_name,
        role: "demo",
        companyText: request.company_name,
        demoUseCase: request.use_case,
        monthlyLimit: settings.monthlyLimit,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id, email: users.email, fullName: users.fullName });
    if (account === undefined) {
      throw new AppError(
        409,
        "email_taken",
        "An account with this email already exists. Please login or use a different email.",
      );
    }
    const { publicUrl, now, actor } = settings;
    await recordAudit(tx, actor, "USER_CREATE", {
      target_id: account.id,
      target_email: account.email,
      target_name: account.fullName,
      company_name: request.company_name,
      reason: "sign_up",
    });
    await sendPasswordLink(tx, account, { purpose: "demo", language: request.language, publicUrl, now });
  });
}
