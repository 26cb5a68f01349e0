import { z } from "zod";
import { AUDIT_ACTIONS } from "../constants.ts";
import { emptyAsAbsent, pageMetaSchema, pageQuerySchema } from "./paging.ts";
import { PERIOD_TURNED_ROUND, periodShape, startsBeforeItEnds } from "./periods.ts";

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
  "link_requested",
  "wrong_password",
  "unknown_address",
  "inactive_account",
  "wrong_current_password",
  "bad_link",
  "used_link",
  "expired_link",
  "replaced_link",
  "reused_session",
  "wrong_code",
  "password_signin_off",
  "single_sign_on",
  "oidc_unreachable",
  "oidc_refused",
  "oidc_denied",
  "oidc_state",
  "oidc_no_address",
  "oidc_address_unverified",
  "oidc_domain",
  "oidc_no_account",
  "oidc_company",
  "oidc_linked_elsewhere",
  "oidc_not_signed_in",
  "totp",
  "recovery_code",
  "factor_enabled",
  "factor_disabled",
  "factor_reset",
  "session_ended",
  "other_sessions_ended",
  "many_refusals",
] as const;
export type AuditReason = (typeof AUDIT_REASONS)[number];

/** A value before and after a change; secrets are never among them. */
export const auditChangeSchema = z.object({ from: z.unknown(), to: z.unknown() });

/**
 * What an entry of the audit log says beside who did what; each member only where it applies. Entries stay for ever, so
 * that the text of a question is never among them.
 */
export const auditDetailsSchema = z.object({
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
  /** One of AUDIT_REASONS, the code of an error, or words. */
  reason: z.string().optional(),
  /** How often it was tried within the hour, as far as the entry knew. */
  attempts: z.int().optional(),
  prompt_key: z.string().optional(),
  company_name: z.string().optional(),
  /** What a run of the retention removed, by the name of its setting. */
  counts: z.record(z.string(), z.int()).optional(),
});
export type AuditDetails = z.infer<typeof auditDetailsSchema>;

export const auditEntrySchema = z.object({
  audit_id: z.uuid(),
  action: z.enum(AUDIT_ACTIONS),
  /** Null: no one was signed in, as with a sign-up or a mailed link. */
  actor_id: z.uuid().nullable(),
  /** As it was then; also of accounts that are gone. */
  actor_email: z.string().nullable(),
  ip_address: z.string().nullable(),
  timestamp: z.iso.datetime(),
  details: auditDetailsSchema,
  /** Of a search, while the query log keeps it; null otherwise. */
  question: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** GET /admin/audit-logs: newest first; both ends of the period are included. */
export const auditLogsQuerySchema = pageQuerySchema
  .extend({
    action: emptyAsAbsent(z.enum(AUDIT_ACTIONS, { error: `action must be one of: ${AUDIT_ACTIONS.join(", ")}` })),
    actor_id: emptyAsAbsent(z.uuid({ error: "actor_id must be the id of a user" })),
    ...periodShape,
  })
  .refine(startsBeforeItEnds, PERIOD_TURNED_ROUND);
export const auditLogsPageSchema = z.object({ items: z.array(auditEntrySchema), meta: pageMetaSchema });
export type AuditLogsPage = z.infer<typeof auditLogsPageSchema>;
