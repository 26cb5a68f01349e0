import { auditDetailsSchema } from "@medsieve/contract/admin/audit-logs";
import type { Transaction } from "@medsieve/database/client";
import { auditEvents, queryLogs, users } from "@medsieve/database/schema/index";
import { and, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";

/** A person as the database knows one: by the account's id, and by every address that it had. */
export interface Person {
  id: string;
  /** Without those that another account has by now. */
  emails: readonly string[];
  /** Null where the account is gone. */
  account: Pick<typeof users.$inferSelect, "role" | "companyId"> | null;
}

/** The person of this account, whose row is locked; null where nothing is kept of one, or only a pseudonym. */
export async function findPerson(tx: Transaction, id: string): Promise<Person | null> {
  const [account] = await tx
    .select({ role: users.role, companyId: users.companyId, email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  const known = new Set(account === undefined ? [] : [account.email]);
  const logged = await tx
    .selectDistinct({ email: queryLogs.userEmail })
    .from(queryLogs)
    .where(and(eq(queryLogs.userId, id), isNotNull(queryLogs.userEmail)));
  const acted = await tx
    .selectDistinct({ email: auditEvents.actorEmail })
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, id), isNotNull(auditEvents.actorEmail)));
  for (const { email } of [...logged, ...acted]) if (email !== null) known.add(email);
  const about = await tx
    .select({ details: auditEvents.details })
    .from(auditEvents)
    .where(sql`${auditEvents.details}->>'target_id' = ${id}`);
  for (const { details } of about) for (const email of listEmails(details)) known.add(email);
  const emails = [...known].filter((email) => email.includes("@"));
  if (account === undefined && emails.length === 0) return null;
  const taken = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), ne(users.id, id)));
  const ofOthers = new Set(taken.map(({ email }) => email));
  return {
    id,
    emails: emails.filter((email) => !ofOthers.has(email)),
    account: account === undefined ? null : { role: account.role, companyId: account.companyId },
  };
}

/** The addresses that an entry about a person names. */
function listEmails(details: unknown): string[] {
  const { target_email, changes } = auditDetailsSchema.parse(details);
  const { from, to } = changes?.email ?? {};
  return [target_email, from, to].filter((email) => typeof email === "string");
}

/** The entries of the audit log that are about this person, or name an address of theirs without an id. */
export function isAboutPerson({ id, emails }: Person) {
  const target = sql`${auditEvents.details}->>'target_id'`;
  const address = sql`${auditEvents.details}->>'target_email'`;
  return or(sql`${target} = ${id}`, and(sql`${target} is null`, sql`${address} = any(${sql.param([...emails])})`));
}
