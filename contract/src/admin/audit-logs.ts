import { z } from "zod";
import { AUDIT_ACTIONS } from "../constants.ts";
import { emptyAsAbsent, pageMetaSchema, pageQuerySchema, searchTextSchema } from "./paging.ts";
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
  "oidc_too_often",
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
  "passkey",
  "wrong_passkey",
  "passkey_added",
  "passkey_removed",
  "factor_enabled",
  "factor_disabled",
  "factor_reset",
  "session_ended",
  "other_sessions_ended",
  "many_refusals",
  "import_cancelled",
  "file_sent",
  "file_removed",
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
  /** Of a refused call: its method and address, without what stands in it. */
  call: z.string().optional(),
  prompt_key: z.string().optional(),
  company_name: z.string().optional(),
  /** Of a file that the log was saved as. */
  format: z.enum(["csv", "jsonl"]).optional(),
  /** What a run of the retention, or the erasure of a question, removed, by the name of its setting. */
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

const filterShape = {
  action: emptyAsAbsent(z.enum(AUDIT_ACTIONS, { error: `action must be one of: ${AUDIT_ACTIONS.join(", ")}` })),
  actor_id: emptyAsAbsent(z.uuid({ error: "actor_id must be the id of a user" })),
  /** The id or the address of the account, or the id of the search, that something was done to. */
  target: emptyAsAbsent(
    z.string().regex(/^[^\0]{0,200}$/u, "target must have at most 200 characters, and no NUL among them"),
  ),
  /** Words that an entry has all of: in its action, its actor, address and details. */
  search: emptyAsAbsent(searchTextSchema),
  ...periodShape,
};

/** GET /admin/audit-logs: newest first; both ends of the period are included. */
export const auditLogsQuerySchema = pageQuerySchema.extend(filterShape).refine(startsBeforeItEnds, PERIOD_TURNED_ROUND);
export const auditLogsPageSchema = z.object({ items: z.array(auditEntrySchema), meta: pageMetaSchema });
export type AuditLogsPage = z.infer<typeof auditLogsPageSchema>;

export const AUDIT_FILE_FORMATS = ["csv", "jsonl"] as const;
export type AuditFileFormat = (typeof AUDIT_FILE_FORMATS)[number];

/** GET /admin/audit-logs/export: all that meet the filters, newest first, as they stand when it is asked for. */
export const auditExportQuerySchema = z
  .object({
    format: z.enum(AUDIT_FILE_FORMATS, { error: `format must be one of: ${AUDIT_FILE_FORMATS.join(", ")}` }),
    ...filterShape,
  })
  .refine(startsBeforeItEnds, PERIOD_TURNED_ROUND);

/** What is wrong with an entry that the chain holds, or does not hold. */
export const AUDIT_FAULTS = [
  "changed",
  "removed",
  "unsealed",
  "salt_removed",
  "link_broken",
  "number_missing",
] as const;

/** GET /admin/audit-logs/chain: whether an entry was changed or taken out behind the server's back. */
export const auditChainReportSchema = z.object({
  /** Links of the chain, one an entry. */
  entries: z.int(),
  /** Of them those whose person was erased, so that only their id and time can be checked. */
  erased: z.int(),
  /** The newest link, to be kept elsewhere; null: there is no entry yet. */
  head: z.object({ number: z.int(), digest: z.string() }).nullable(),
  fault_count: z.int(),
  /** The first hundred, oldest first. */
  faults: z.array(
    z.object({
      kind: z.enum(AUDIT_FAULTS),
      /** In the chain; null of an entry that it does not hold. */
      number: z.int().nullable(),
      audit_id: z.uuid().nullable(),
      timestamp: z.iso.datetime().nullable(),
    }),
  ),
});
export type AuditChainReport = z.infer<typeof auditChainReportSchema>;
