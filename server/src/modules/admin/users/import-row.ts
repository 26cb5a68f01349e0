import type { ImportChange, ImportPerson } from "@medsieve/contract/admin/users";
import { type Language, managesPeople } from "@medsieve/contract/constants";
import type { Transaction } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { writeLinkMail } from "@medsieve/mail/write-mail";
import { eq, sql } from "drizzle-orm";
import type { AdminScope, Manager } from "../../../accounts/admin-scope.ts";
import { lockAdministrators } from "../../../accounts/administrators.ts";
import { listChanges, recordAudit } from "../../../db/audit.ts";
import { findOrCreateCompany, requireCompany } from "../company-names.ts";
import { lockUser } from "../lock-user.ts";
import { readAdminUser } from "./admin-user.ts";
import { requireMayLoseRights } from "./change-user.ts";

export class EmailTaken extends Error {}

export interface NewPassword {
  passwordHash: string;
  /** It is temporary. */
  mustChange: boolean;
  /** The language of the welcome mail; null: none is sent. */
  welcome: Language | null;
}

/** What a row did; `record` writes it into the audit log, and mails what is to be mailed. */
export interface RowWritten {
  companyCreated: boolean;
  /** Null: the account is new. */
  changes: readonly ImportChange[] | null;
  record: () => Promise<void>;
}

/** Makes an account. Throws EmailTaken. */
export async function makeAccount(
  tx: Transaction,
  manager: Manager,
  row: ImportPerson,
  { passwordHash, mustChange, welcome }: NewPassword,
  publicUrl: string,
): Promise<RowWritten> {
  const { company, created } = await chooseCompany(tx, manager.scope, row.company);
  const role = row.role ?? "user";
  const [account] = await tx
    .insert(users)
    .values({
      email: row.email,
      fullName: row.full_name,
      role,
      companyId: company.id,
      monthlyLimit: row.monthly_search_limit,
      passwordHash,
      mustChangePassword: mustChange,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (account === undefined) throw new EmailTaken();
  return {
    companyCreated: created,
    changes: null,
    record: async () => {
      if (created) await recordCompany(tx, manager, company);
      await recordAudit(tx, manager, "USER_CREATE", {
        target_id: account.id,
        target_email: row.email,
        target_name: row.full_name,
        company_name: company.name,
        changes: { role: { from: null, to: role }, monthly_limit: { from: null, to: row.monthly_search_limit } },
        reason: "import",
      });
      if (welcome === null) return;
      const link = `${publicUrl}/login`;
      const mail = { purpose: "welcome", language: welcome, recipient: row.email, name: row.full_name, link } as const;
      await enqueueMail(tx, writeLinkMail(mail));
    },
  };
}

/**
 * Changes what the row says of an account: name and company, and role and limit where they are given. Throws 404, 403
 * administrators_only, 409 last_administrator and 400 own_account.
 */
export async function changeAccount(
  tx: Transaction,
  manager: Manager,
  row: ImportPerson,
  userId: string,
): Promise<RowWritten> {
  await lockAdministrators(tx);
  // Before the user, in the order of a company's deletion, so that the two cannot deadlock.
  const { company, created } = await chooseCompany(tx, manager.scope, row.company);
  await lockUser(tx, manager.scope, userId);
  const before = await readAdminUser(tx, userId);
  const role = row.role ?? before.role;
  if (role !== before.role && managesPeople(before.role)) await requireMayLoseRights(tx, manager, userId);
  const monthlyLimit = row.monthly_search_limit ?? before.monthly_limit;
  const moves = company.id !== before.company_id;
  const was = readFields(before);
  const becomes = {
    full_name: row.full_name,
    company_name: moves ? company.name : before.company_name,
    role,
    monthly_limit: monthlyLimit,
  };
  const changed = FIELDS.filter((field) => was[field] !== becomes[field] || (field === "company_name" && moves));
  const changes = changed.map((field) => ({ field, from: was[field], to: becomes[field] }));
  if (changes.length > 0) {
    await tx
      .update(users)
      .set({ fullName: row.full_name, companyId: company.id, role, monthlyLimit, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
  }
  return {
    companyCreated: created,
    changes,
    record: async () => {
      if (created) await recordCompany(tx, manager, company);
      if (changes.length === 0) return;
      await recordAudit(tx, manager, "USER_UPDATE", {
        target_id: userId,
        target_email: before.email,
        target_name: row.full_name,
        company_name: company.name,
        changes: listChanges(was, becomes) ?? {},
        reason: "import",
      });
    },
  };
}

const FIELDS = ["full_name", "company_name", "role", "monthly_limit"] as const;

function readFields({ full_name, company_name, role, monthly_limit }: Awaited<ReturnType<typeof readAdminUser>>) {
  return { full_name, company_name, role, monthly_limit };
}

async function chooseCompany(tx: Transaction, scope: AdminScope, name: string) {
  if (scope.kind === "everyone") return findOrCreateCompany(tx, name);
  return { company: await requireCompany(tx, scope.companyId), created: false };
}

async function recordCompany(tx: Transaction, manager: Manager, company: { id: string; name: string }): Promise<void> {
  const made = { target_id: company.id, target_name: company.name, company_name: company.name };
  await recordAudit(tx, manager, "COMPANY_CREATE", { ...made, reason: "import" });
}
