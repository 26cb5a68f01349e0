import { z } from "zod";
import { AUDIT_ACTIONS } from "../constants.ts";
import { emptyAsAbsent, pageMetaSchema, pageQuerySchema } from "./paging.ts";

/** Why or how something was done, where the action alone does not say it. */
export const AUDIT_REASONS = [
  "first_administrator",
  "sign_up",
  "invitation",
  "invitation_resent",
  "import",
  "batch",
  "company_deleted",
  "temporary_password",
  "reset_link",
  "invitation_link",
  "demo_link",
] as const;

/** A value before and after a change; secrets are never among them. */
export const auditChangeSchema = z.object({ from: z.unknown(), to: z.unknown() });

/** What an entry of the audit log says beside who did what; each member only where it applies. */
export const auditDetailsSchema = z.object({
  query: z.string().optional(),
  papers_found: z.int().optional(),
  preference: z.string().optional(),
  /** Seconds. */
  processing_time: z.number().optional(),
  search_id: z.string().optional(),
  target_id: z.string().optional(),
  target_email: z.string().optional(),
  target_name: z.string().optional(),
  /** By the name of the field. */
  changes: z.record(z.string(), auditChangeSchema).optional(),
  /** One of AUDIT_REASONS, or words. */
  reason: z.string().optional(),
  prompt_key: z.string().optional(),
  company_name: z.string().optional(),
});
export type AuditDetails = z.infer<typeof auditDetailsSchema>;

export const auditEntrySchema = z.object({
  audit_id: z.uuid(),
  action: z.enum(AUDIT_ACTIONS),
  /** Null: nobody was signed in, as with a sign-up or a mailed link. */
  actor_id: z.uuid().nullable(),
  /** As it was then; also of accounts that are gone. */
  actor_email: z.string().nullable(),
  ip_address: z.string().nullable(),
  timestamp: z.iso.datetime(),
  details: auditDetailsSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const momentMessage = (name: string) => `${name} must be a date and time such as 2026-01-31T09:30:00Z`;
const momentSchema = (name: string) =>
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: momentMessage(name) })
    // An offset must not lead out of the years that are written with four digits.
    .refine((moment) => !/^(?:0|9999)/.test(moment), momentMessage(name));

/** Milliseconds since 1970 at which a period ends: a date without a time means the whole day, UTC. */
export function endOf(moment: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(moment);
  return Date.parse(moment) + (isDay ? 24 * 3_600_000 - 1 : 0);
}

/** GET /admin/audit-logs: newest first; both ends of the period are included. */
export const auditLogsQuerySchema = pageQuerySchema
  .extend({
    action: emptyAsAbsent(z.enum(AUDIT_ACTIONS, { error: `action must be one of: ${AUDIT_ACTIONS.join(", ")}` })),
    actor_id: emptyAsAbsent(z.uuid({ error: "actor_id must be the id of a user" })),
    start_date: emptyAsAbsent(momentSchema("start_date")),
    end_date: emptyAsAbsent(momentSchema("end_date")),
  })
  .refine(
    ({ start_date, end_date }) =>
      start_date === undefined || end_date === undefined || Date.parse(start_date) <= endOf(end_date),
    { error: "start_date must not be after end_date", path: ["start_date"] },
  );
export const auditLogsPageSchema = z.object({ items: z.array(auditEntrySchema), meta: pageMetaSchema });
export type AuditLogsPage = z.infer<typeof auditLogsPageSchema>;
