import { checkPassword } from "@medsieve/contract/password";
import type { Database } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { generatePassword } from "../../accounts/generate-password.ts";
import { recordAudit } from "../../db/audit.ts";
import { normalizeEmail } from "../../db/users.ts";
import { describeStranger } from "../../http/request-actor.ts";
import { describeWeakness, isCommonPassword, type Passwords } from "../../passwords.ts";

/** Any number, the same in every server: only one of them makes the first administrator. */
const FIRST_ADMIN_LOCK = 7_301_205;

export interface FirstAdmin {
  email: string;
  /** The generated password, to be shown once; null when the operator chose it. */
  password: string | null;
}

/**
 * Makes an administrator when there is none; null when there is one. Any number of servers may start at once.
 * Throws an Error with one line for the operator when ADMIN_EMAIL or ADMIN_PASSWORD cannot be used.
 */
export async function ensureFirstAdmin(
  database: Database,
  passwords: Passwords,
  chosen: { email: string; password: string | undefined },
): Promise<FirstAdmin | null> {
  if (await hasAdmin(database.db)) return null;
  const email = normalizeEmail(chosen.email);
  if (!z.email().safeParse(email).success && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Error(`ADMIN_EMAIL is "${chosen.email}"; it takes an e-mail address`);
  }
  const weakness = chosen.password === undefined ? null : describeWeakness(checkPassword(chosen.password));
  if (weakness !== null) throw new Error(`ADMIN_PASSWORD cannot be used. ${weakness}`);
  if (chosen.password !== undefined && isCommonPassword(chosen.password)) {
    throw new Error("ADMIN_PASSWORD cannot be used. It is among the 10,000 passwords used most");
  }
  const password = chosen.password ?? generatePassword();
  const passwordHash = await passwords.hash(password);

  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
    if (await hasAdmin(tx)) return null;
    const made = await tx
      .insert(users)
      .values({ email, fullName: "Administrator", role: "admin", passwordHash })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    const [admin] = made;
    if (admin === undefined)
      throw new Error(`ADMIN_EMAIL is "${email}", which an account without admin rights has already`);
    await recordAudit(tx, describeStranger(null), "USER_CREATE", {
      ...{ target_id: admin.id, target_email: email, reason: "first_administrator" },
    });
    return { email, password: chosen.password === undefined ? password : null };
  });
}

async function hasAdmin(db: Pick<Database["db"], "select">): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).limit(1);
  return found.length > 0;
}
