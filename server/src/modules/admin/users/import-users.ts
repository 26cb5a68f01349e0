import {
  type BatchImportResult,
  type batchImportSchema,
  type ImportRow,
  importRowSchema,
} from "@medsieve/contract/admin/users";
import { type Language, managesPeople } from "@medsieve/contract/constants";
import type { ValidationIssue } from "@medsieve/contract/errors";
import { inArray } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import pLimit from "p-limit";
import type { z } from "zod";
import type { AdminScope, Manager } from "../../../accounts/admin-scope.ts";
import { recordAudit } from "../../../db/audit.ts";
import type { Db, Transaction } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import { describeIssues, makeStrict } from "../../../http/strict-input.ts";
import { enqueueMail } from "../../../mail/mail-queue.ts";
import { writeLinkMail } from "../../../mail/write-mail.ts";
import { findOrCreateCompany, requireCompany } from "../company-names.ts";
import { type Checked, type RowResult, refuse } from "./import-results.ts";
import { refuseOutOfScope } from "./import-scope.ts";
import type { UserAdministration } from "./user-administration.ts";

const rowSchema = makeStrict(importRowSchema);

/** Passwords hashed side by side; Node has four threads for this and for reading files. */
const HASHES_AT_ONCE = 3;
/** Characters of an invalid address that the answer repeats. */
const EMAIL_SHOWN = 320;

const EMAIL_TAKEN = "A user with this email already exists";

interface NewPassword {
  passwordHash: string;
  /** It is temporary. */
  mustChange: boolean;
  /** The language of the welcome mail; null: none is sent. */
  welcome: Language | null;
}

/** Whether a row that can be used makes somebody who manages others. */
export function makesManager(row: unknown): boolean {
  const read = rowSchema.safeParse(row);
  return read.success && managesPeople(read.data.role);
}

class EmailTaken extends Error {}

/**
 * Makes an account of each row, each with its company, mail and audit entries or not at all. Passwords are taken as they
 * are: the rule of character classes is not asked of them.
 */
export async function importUsers(
  administration: UserAdministration,
  manager: Manager,
  request: z.output<typeof batchImportSchema>,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<BatchImportResult> {
  const mine = await refuseOutOfScope(administration.db, manager.scope, checkRows(request.users));
  const checked = await refuseTaken(administration.db, mine);
  const hashInTurn = pLimit(HASHES_AT_ONCE);
  const hashes = await Promise.all(
    checked.map((one) => ("row" in one ? hashInTurn(() => administration.passwords.hash(one.row.password)) : null)),
  );
  const welcome = request.send_welcome_emails ? request.language : null;
  const mustChange = request.must_change_password;
  const results: RowResult[] = [];
  for (const [n, one] of checked.entries()) {
    const passwordHash = hashes[n];
    if ("refused" in one) results.push(one.refused);
    else if (passwordHash)
      results.push(await importRow(administration, manager, one.row, { passwordHash, mustChange, welcome }, log));
  }
  const successful = results.filter((result) => result.success).length;
  if (welcome !== null && successful > 0) await administration.notifications.publish("mail", "queued");
  return { total: results.length, successful, failed: results.length - successful, results };
}

/** Of several rows with one address, the first that can be used is. */
function checkRows(given: readonly unknown[]): Checked[] {
  const seen = new Set<string>();
  return given.map((value) => {
    const parsed = rowSchema.safeParse(value);
    if (!parsed.success) {
      const messages = new Set(describeIssues(parsed.error.issues).map(describeIssue));
      return { refused: refuse(readEmail(value), "invalid", [...messages].join("; ")) };
    }
    const row = parsed.data;
    if (seen.has(row.email)) return { refused: refuse(row.email, "repeated", "This email is used by an earlier row") };
    seen.add(row.email);
    return { row };
  });
}

function describeIssue({ loc, msg }: ValidationIssue): string {
  return loc.length === 0 ? "The row must be an object with email, full_name, password and company" : msg;
}

function readEmail(value: unknown): string {
  if (typeof value !== "object" || value === null || !("email" in value)) return "";
  return typeof value.email === "string" ? value.email.slice(0, EMAIL_SHOWN) : "";
}

/** Spares the passwords of accounts that exist already their hashing. */
async function refuseTaken(db: Db, checked: readonly Checked[]): Promise<Checked[]> {
  const emails = checked.flatMap((one) => ("row" in one ? one.row.email : []));
  const found = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails));
  const taken = new Set(found.map((user) => user.email));
  return checked.map((one) =>
    "row" in one && taken.has(one.row.email) ? { refused: refuse(one.row.email, "email_taken", EMAIL_TAKEN) } : one,
  );
}

async function importRow(
  administration: UserAdministration,
  manager: Manager,
  row: ImportRow,
  how: NewPassword,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<RowResult> {
  try {
    const companyCreated = await storeRow(administration, manager, row, how);
    const message = companyCreated ? "User created; company created" : "User created";
    return { email: row.email, success: true, message, reason: null, company_created: companyCreated };
  } catch (err) {
    if (err instanceof EmailTaken) return refuse(row.email, "email_taken", EMAIL_TAKEN);
    log.error({ err }, "a row of an import could not be stored");
    return refuse(row.email, "failed", "The server could not store this row. Import it again");
  }
}

/** True when a company was made for the row. Throws EmailTaken, having done nothing. */
async function storeRow(
  { db, publicUrl }: UserAdministration,
  manager: Manager,
  row: ImportRow,
  { passwordHash, mustChange, welcome }: NewPassword,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { company, created } = await chooseCompany(tx, manager.scope, row.company);
    const [account] = await tx
      .insert(users)
      .values({
        email: row.email,
        fullName: row.full_name,
        role: row.role,
        companyId: company.id,
        monthlyLimit: row.monthly_search_limit,
        passwordHash,
        mustChangePassword: mustChange,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (account === undefined) throw new EmailTaken();
    if (created) {
      const made = { target_id: company.id, target_name: company.name, company_name: company.name };
      await recordAudit(tx, manager, "COMPANY_CREATE", { ...made, reason: "import" });
    }
    await recordAudit(tx, manager, "USER_CREATE", {
      target_id: account.id,
      target_email: row.email,
      target_name: row.full_name,
      company_name: company.name,
      changes: { role: { from: null, to: row.role }, monthly_limit: { from: null, to: row.monthly_search_limit } },
      reason: "import",
    });
    if (welcome !== null) {
      const link = `${publicUrl}/login`;
      const mail = { purpose: "welcome", language: welcome, recipient: row.email, name: row.full_name, link } as const;
      await enqueueMail(tx, writeLinkMail(mail));
    }
    return created;
  });
}

async function chooseCompany(tx: Transaction, scope: AdminScope, name: string) {
  if (scope.kind === "everyone") return findOrCreateCompany(tx, name);
  return { company: await requireCompany(tx, scope.companyId), created: false };
}
