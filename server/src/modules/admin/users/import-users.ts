import {
  type BatchImportResult,
  type batchImportSchema,
  IMPORT_REFUSALS,
  type ImportPerson,
  type ImportRow,
  importPreviewRowSchema,
  type importPreviewSchema,
  importRowSchema,
  importUpdateRowSchema,
} from "@medsieve/contract/admin/users";
import { managesPeople } from "@medsieve/contract/constants";
import type { ValidationIssue } from "@medsieve/contract/errors";
import type { Db } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { and, inArray } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import pLimit from "p-limit";
import type { z } from "zod";
import { type AdminScope, type Manager, matchScope } from "../../../accounts/admin-scope.ts";
import { describeIssues, makeStrict } from "../../../http/strict-input.ts";
import { notifySockets } from "../end-sessions.ts";
import { type Checked, type RowResult, refuse } from "./import-results.ts";
import { changeAccount, EmailTaken, makeAccount, type NewPassword, type RowWritten } from "./import-row.ts";
import { refuseOutOfScope } from "./import-scope.ts";
import type { UserAdministration } from "./user-administration.ts";

const rowSchema = makeStrict(importRowSchema);
const updateRowSchema = makeStrict(importUpdateRowSchema);
const previewRowSchema = makeStrict(importPreviewRowSchema);

/** Passwords hashed side by side; Node has four threads for this and for reading files. */
const HASHES_AT_ONCE = 3;
/** Characters of an invalid address that the answer repeats. */
const EMAIL_SHOWN = 320;

const PASSWORD_REQUIRED = "Password is required";
const EMAIL_TAKEN = "A user with this email already exists";

/** Whether a row that can be used makes somebody who manages others. */
export function makesManager(row: unknown): boolean {
  const read = updateRowSchema.safeParse(row);
  return read.success && read.data.role !== null && managesPeople(read.data.role);
}

/** Undoes what was done to foretell it. */
class Foretold extends Error {
  readonly written: RowWritten;

  constructor(written: RowWritten) {
    super("only foretold");
    this.written = written;
  }
}

/** A row, and what is done with it. */
type Planned = { row: ImportPerson } & ({ update: string } | { create: NewPassword });
/** The password of an account that is only foretold. */
const NO_PASSWORD: NewPassword = { passwordHash: "", mustChange: false, welcome: null };

/**
 * Makes an account of each row, or changes the one that there is, each with its company, mail and audit entries or not at
 * all. Passwords are taken as they are: the rule of character classes is not asked of them.
 */
export async function importUsers(
  administration: UserAdministration,
  manager: Manager,
  request: z.output<typeof batchImportSchema>,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<BatchImportResult> {
  const { db, notifications, passwords } = administration;
  const schema: z.ZodType<ImportRow> = request.update_existing ? updateRowSchema : rowSchema;
  const { checked, existing } = await checkUsers(db, manager.scope, request, schema);
  const welcome = request.send_welcome_emails ? request.language : null;
  const mustChange = request.must_change_password;
  const hashInTurn = pLimit(HASHES_AT_ONCE);
  const planned = await Promise.all(
    checked.map(async (one): Promise<Planned | { refused: RowResult }> => {
      if ("refused" in one) return one;
      const update = existing.get(one.row.email);
      if (update !== undefined) return { ...one, update };
      const { email, password } = one.row;
      if (password === null) return { refused: refuse(email, "invalid", PASSWORD_REQUIRED) };
      const passwordHash = await hashInTurn(() => passwords.hash(password));
      return { ...one, create: { passwordHash, mustChange, welcome } };
    }),
  );
  const results: RowResult[] = [];
  const touched: string[] = [];
  for (const one of planned) {
    const result = "refused" in one ? one.refused : await importRow(administration, manager, one, log);
    results.push(result);
    if ("update" in one && result.outcome === "updated") touched.push(one.update);
  }
  if (welcome !== null && results.some(({ outcome }) => outcome === "created")) {
    await notifications.publish("mail", "queued");
  }
  if (touched.length > 0) await notifySockets(notifications, touched);
  return summarize(results);
}

/** What an import would do: each row is imported by itself and taken back. */
export async function previewImport(
  administration: UserAdministration,
  manager: Manager,
  request: z.output<typeof importPreviewSchema>,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<BatchImportResult> {
  const { checked, existing } = await checkUsers(administration.db, manager.scope, request, previewRowSchema);
  const results: RowResult[] = [];
  for (const one of checked) {
    if ("refused" in one) {
      results.push(one.refused);
      continue;
    }
    const update = existing.get(one.row.email);
    if (update === undefined && !one.row.has_password) {
      results.push(refuse(one.row.email, "invalid", PASSWORD_REQUIRED));
      continue;
    }
    const planned = update === undefined ? { ...one, create: NO_PASSWORD } : { ...one, update };
    results.push(await importRow(administration, manager, planned, log, true));
  }
  return summarize(results);
}

function summarize(results: RowResult[]): BatchImportResult {
  const successful = results.filter((result) => result.success).length;
  return { total: results.length, successful, failed: results.length - successful, results };
}

/** The rows that can be used, and the accounts that are there already, by their addresses. */
async function checkUsers<Row extends ImportPerson>(
  db: Db,
  scope: AdminScope,
  request: z.output<typeof importPreviewSchema>,
  schema: z.ZodType<Row>,
) {
  const mine = await refuseOutOfScope(db, scope, checkRows(request.users, schema));
  return findExisting(db, scope, mine, request.update_existing);
}

/** Of several rows with one address, the first that can be used is. */
function checkRows<Row extends ImportPerson>(given: readonly unknown[], schema: z.ZodType<Row>): Checked<Row>[] {
  const seen = new Set<string>();
  return given.map((value) => {
    const parsed = schema.safeParse(value);
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

/** Accounts that exist are updated where that is asked for, and are in scope; the other rows with their addresses are refused. */
async function findExisting<Row extends ImportPerson>(
  db: Db,
  scope: AdminScope,
  checked: readonly Checked<Row>[],
  updates: boolean,
) {
  const emails = checked.flatMap((one) => ("row" in one ? one.row.email : []));
  const known = { id: users.id, email: users.email };
  const found = await db.select(known).from(users).where(inArray(users.email, emails));
  const mine = updates
    ? await db
        .select(known)
        .from(users)
        .where(and(inArray(users.email, emails), matchScope(scope)))
    : [];
  const existing = new Map(mine.map(({ id, email }) => [email, id]));
  const taken = new Set(found.map(({ email }) => email).filter((email) => !existing.has(email)));
  return {
    existing,
    checked: checked.map((one) =>
      "row" in one && taken.has(one.row.email) ? { refused: refuse(one.row.email, "email_taken", EMAIL_TAKEN) } : one,
    ),
  };
}

async function importRow(
  { db, publicUrl }: UserAdministration,
  manager: Manager,
  planned: Planned,
  log: Pick<FastifyBaseLogger, "error">,
  isForetold = false,
): Promise<RowResult> {
  const { row } = planned;
  try {
    const written = await db.transaction(async (tx) => {
      const done =
        "update" in planned
          ? await changeAccount(tx, manager, row, planned.update)
          : await makeAccount(tx, manager, row, planned.create, publicUrl);
      if (isForetold) throw new Foretold(done);
      await done.record();
      return done;
    });
    return describeWritten(row.email, written);
  } catch (err) {
    if (err instanceof Foretold) return describeWritten(row.email, err.written);
    if (err instanceof EmailTaken) return refuse(row.email, "email_taken", EMAIL_TAKEN);
    const refused = err instanceof AppError ? IMPORT_REFUSALS.find((reason) => reason === err.code) : undefined;
    if (err instanceof AppError && refused !== undefined) return refuse(row.email, refused, err.message);
    log.error({ err }, "a row of an import could not be stored");
    return refuse(row.email, "failed", "The server could not store this row. Import it again");
  }
}

function describeWritten(email: string, { companyCreated, changes }: RowWritten): RowResult {
  const outcome = changes === null ? "created" : changes.length === 0 ? "unchanged" : "updated";
  const message = `User ${outcome}${companyCreated ? "; company created" : ""}`;
  const result = { email, success: true, message, reason: null, outcome, company_created: companyCreated } as const;
  return { ...result, changes: [...(changes ?? [])] };
}
