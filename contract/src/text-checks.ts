import { z } from "zod";

/** UTF-16 units of a text that is checked, and of the references that come with it. */
export const CHECKED_TEXT_MAX_LENGTH = 100_000;
export const CHECKED_REFERENCES_MAX_LENGTH = 100_000;
/** Papers that one text may cite. */
export const CHECKED_PAPERS_MAX = 300;
/** How often one text may cite papers, each claim with each of its papers: some seconds of reading. */
export const CHECKED_CITATIONS_MAX = 3_000;

const tooLong = (field: string, most: number) => `${field} must have at most ${most} characters`;

/** POST /verify: a text with PMIDs, DOIs or numbered references, which may stand in it or beside it. */
export const textCheckRequestSchema = z.object({
  text: z
    .string({ error: "text must be text" })
    .max(CHECKED_TEXT_MAX_LENGTH, tooLong("text", CHECKED_TEXT_MAX_LENGTH))
    .refine((text) => text.trim() !== "", "text must not be empty"),
  references: z
    .union(
      [
        z.string().max(CHECKED_REFERENCES_MAX_LENGTH, tooLong("references", CHECKED_REFERENCES_MAX_LENGTH)),
        z
          .array(z.string().max(5_000, tooLong("a reference", 5_000)))
          .max(1_000, "references must be at most 1000 entries"),
      ],
      { error: "references must be a text with one reference a line, or a list of texts" },
    )
    .optional(),
});
export type TextCheckRequest = z.infer<typeof textCheckRequestSchema>;

/** What became of a claim, held against the papers that it cites. */
export const CLAIM_VERDICTS = [
  "supported",
  "partly",
  "contradicted",
  "not_in_abstract",
  "not_found",
  "not_checked",
  "retracted",
  "no_citation",
] as const;
export const claimVerdictSchema = z.enum(CLAIM_VERDICTS);
export type ClaimVerdict = z.infer<typeof claimVerdictSchema>;

/** Why. */
export const CLAIM_REASONS = [
  "direction_differs",
  "number_differs",
  "number_not_in_abstract",
  "intervention_not_named",
  "terms_not_named",
  "strength_differs",
  "no_such_statement",
  "no_abstract",
  "retracted",
  "expression_of_concern",
  "paper_not_found",
  "title_differs",
  "not_in_library",
  "doi_not_found",
  "no_identifier",
  "source_unavailable",
  "language_not_read",
] as const;
export const claimReasonSchema = z.enum(CLAIM_REASONS);
export type ClaimReason = z.infer<typeof claimReasonSchema>;

export const claimCitationSchema = z.object({
  /** Null where the text gives none and none was found. */
  pmid: z.string().nullable(),
  doi: z.string().nullable(),
  /** Whether the source has this paper under this identifier; false also where it could not be asked. */
  found: z.boolean(),
  /** Title of the paper that was found; null otherwise. */
  title: z.string().nullable(),
  /** Of this citation alone. */
  verdict: claimVerdictSchema,
  reasons: z.array(claimReasonSchema),
});
export type ClaimCitation = z.infer<typeof claimCitationSchema>;

export const claimEvidenceSchema = z.object({
  pmid: z.string(),
  /** "title", the section's label as printed, or "abstract". */
  section: z.string(),
  /** In the abstract's sections, from 0; null of the title. */
  section_index: z.number().int().nullable(),
  /** UTF-16 offsets in the section's text, end exclusive. */
  start: z.number().int(),
  end: z.number().int(),
  quote: z.string(),
});
export type ClaimEvidence = z.infer<typeof claimEvidenceSchema>;

export const checkedClaimSchema = z.object({
  text: z.string(),
  /** UTF-16 offsets in the text that was sent, end exclusive. */
  start: z.number().int(),
  end: z.number().int(),
  citations: z.array(claimCitationSchema),
  /** Of several papers: retracted, not found and contradicted come before what another of them supports. */
  verdict: claimVerdictSchema,
  reasons: z.array(claimReasonSchema),
  evidence: z.array(claimEvidenceSchema),
});
export type CheckedClaim = z.infer<typeof checkedClaimSchema>;

export const textCheckSchema = z.object({
  claims: z.array(checkedClaimSchema),
  /** How many texts the account may still check this month, and of how many. */
  checks_left: z.number().int(),
  checks_limit: z.number().int(),
});
export type TextCheck = z.infer<typeof textCheckSchema>;

/** GET /verify/usage: texts of the current month. */
export const textCheckUsageSchema = z.object({
  used: z.number().int(),
  limit: z.number().int(),
  /** When the count begins again. */
  resets_at: z.iso.datetime(),
});
export type TextCheckUsage = z.infer<typeof textCheckUsageSchema>;

/** The most that administrators may allow a month. */
export const TEXT_CHECKS_MAX = 1_000_000;
/** GET and PUT /admin/text-checks: texts that each account may check in a month; 0 turns checking off. */
export const textCheckLimitSchema = z.strictObject({
  monthly_limit: z
    .number({ error: `monthly_limit must be a whole number from 0 to ${TEXT_CHECKS_MAX}` })
    .int(`monthly_limit must be a whole number from 0 to ${TEXT_CHECKS_MAX}`)
    .min(0, `monthly_limit must be a whole number from 0 to ${TEXT_CHECKS_MAX}`)
    .max(TEXT_CHECKS_MAX, `monthly_limit must be a whole number from 0 to ${TEXT_CHECKS_MAX}`),
});
export type TextCheckLimit = z.infer<typeof textCheckLimitSchema>;
