import type { AuditDetails } from "@medsieve/contract/admin/audit-logs";
import type { AuditAction } from "@medsieve/contract/constants";
import type { Db, Transaction } from "@medsieve/database/client";
import { auditEvents } from "@medsieve/database/schema/index";
import { sql } from "drizzle-orm";

/** Who acts, and from where; null where no one is signed in, or the server itself acts. */
export interface Actor {
  id: string | null;
  email: string | null;
  ipAddress: string | null;
}

/** Adds an entry to the audit log. Give the transaction of what it records, so that both happen or neither does. */
export async function recordAudit(
  tx: Db | Transaction,
  actor: Actor,
  action: AuditAction,
  details: AuditDetails = {},
): Promise<void> {
  await tx.insert(auditEvents).values({
    ...{ action, actorId: actor.id, actorEmail: actor.email, ipAddress: actor.ipAddress, details },
    // Not when the transaction began: of two that waited for each other, the later one is the later entry.
    createdAt: sql`clock_timestamp()`,
  });
}

/** The fields in which two states differ, as the audit log shows them; null where nothing does. */
export function listChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): NonNullable<AuditDetails["changes"]> | null {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }]));
}
