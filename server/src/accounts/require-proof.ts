import type { AuditReason } from "@medsieve/contract/admin/audit-logs";
import type { Db } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import { findCredentials, type UserRow } from "../db/users.ts";
import type { Passwords } from "../passwords.ts";
import { recordRefusal } from "./record-refusal.ts";
import { countTry, forgetTries } from "./sign-in-tries.ts";

/** Who is asked for a proof, in which session, and from where. */
export interface Asked {
  user: UserRow;
  sessionId: string;
  address: string;
}

/** A password or a code; `account` is what wrong ones are counted under. */
interface Proof {
  account: string;
  reason: AuditReason;
  prove: () => Promise<boolean>;
  refusal: AppError;
}

/** Returns once a password or a code was right; a wrong one slows down this session, and no other. Throws the refusal. */
export async function requireProof(
  db: Db,
  { user, sessionId, address }: Asked,
  proof: Proof,
  now: Date,
): Promise<void> {
  const trier = { key: `session ${sessionId}`, isKnown: true };
  await countTry(db, proof.account, trier, address, now);
  if (!(await proof.prove())) {
    const account = { id: user.id, email: user.email };
    await recordRefusal(db, { action: "SIGN_IN_FAILED", reason: proof.reason, account, address }, now);
    throw proof.refusal;
  }
  await forgetTries(db, proof.account, trier);
}

/** Returns once the account's password was right. Throws 400 wrong_password. */
export async function requirePassword(
  db: Db,
  passwords: Passwords,
  asked: Asked,
  password: string,
  now: Date,
): Promise<void> {
  const { email } = asked.user;
  await requireProof(
    db,
    asked,
    {
      account: email,
      reason: "wrong_current_password",
      prove: async () => passwords.verify((await findCredentials(db, email))?.passwordHash ?? null, password),
      refusal: new AppError(400, "wrong_password", "Current password is incorrect"),
    },
    now,
  );
}
