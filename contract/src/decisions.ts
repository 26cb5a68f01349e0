import { z } from "zod";
import {
  DECISION_CHOICES,
  DECISIONS,
  EXCLUSION_REASON_MAX_LENGTH,
  EXCLUSION_REASONS,
  type ExclusionReason,
} from "./constants.ts";
import { INVISIBLE, PLAIN_LINE } from "./readable-text.ts";

/** Whether a reason is one that everybody is offered. */
export function isOfferedReason(reason: string): reason is ExclusionReason {
  return Object.hasOwn(EXCLUSION_REASONS, reason);
}

/** A reason in English: one that everybody is offered by its name, any other as it was typed. */
export function printReason(reason: string): string {
  return isOfferedReason(reason) ? EXCLUSION_REASONS[reason] : reason;
}

export const reasonSchema = z
  .string({ error: "reason must be text, or null" })
  .overwrite((reason) => reason.replace(INVISIBLE, ""))
  .trim()
  .min(1, "reason must not be blank")
  .max(EXCLUSION_REASON_MAX_LENGTH, `reason must have at most ${EXCLUSION_REASON_MAX_LENGTH} characters`)
  .regex(/^[^\t\n\r\p{Zl}\p{Zp}]*$/u, { error: "reason must be a single line", abort: true })
  .regex(PLAIN_LINE, "reason must not contain control characters");

/** PUT /searches/{id}/papers/{pmid}/decision; only an exclusion has a reason. */
export const decisionRequestSchema = z
  .object({
    decision: z.enum(DECISION_CHOICES, { error: `decision must be one of: ${DECISION_CHOICES.join(", ")}` }),
    /** One of EXCLUSION_REASONS, or words of one's own. */
    reason: reasonSchema.nullable().default(null),
  })
  .refine(({ decision, reason }) => decision === "excluded" || reason === null, {
    path: ["reason"],
    error: "reason is for papers that are excluded",
  });
export type DecisionRequest = z.infer<typeof decisionRequestSchema>;

export const paperDecisionSchema = z.object({
  pmid: z.string(),
  decision: z.enum(DECISIONS),
  reason: z.string().nullable(),
  /** Full name. */
  decided_by: z.string(),
  decided_at: z.iso.datetime(),
});
export type PaperDecision = z.infer<typeof paperDecisionSchema>;

/** GET /searches/{id}/decisions */
export const searchDecisionsSchema = z.object({
  decisions: z.array(paperDecisionSchema),
  /** Reasons of their own that who asks has given, in any search; the last used first. */
  own_reasons: z.array(z.string()),
  /** Who asks does not decide on this search, which another shares with them. */
  read_only: z.boolean().optional(),
});
export type SearchDecisions = z.infer<typeof searchDecisionsSchema>;

/** What became of the papers of a search that were read, as a flow diagram counts it. */
export interface ScreeningCounts {
  included: number;
  excluded: number;
  undecided: number;
  /** Of those excluded, by reason, the most frequent first; null: none was given. */
  reasons: { reason: string | null; count: number }[];
}

/** Null where nothing is decided. `read` is how many papers were read. */
export function countDecisions(
  decisions: readonly Pick<PaperDecision, "decision" | "reason">[],
  read: number,
): ScreeningCounts | null {
  if (decisions.length === 0) return null;
  const excluded = decisions.filter(({ decision }) => decision === "excluded");
  const counts = new Map<string | null, number>();
  for (const { reason } of excluded) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return {
    included: decisions.length - excluded.length,
    excluded: excluded.length,
    undecided: Math.max(0, read - decisions.length),
    reasons: Array.from(counts, ([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
  };
}
