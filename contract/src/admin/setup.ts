import { z } from "zod";
import { languageSchema } from "../language.ts";

/** What a new installation is made ready with, in the order in which an administrator sees it. */
export const SETUP_STEPS = ["pubmed", "model", "mail", "backup", "sign_in"] as const;
export type SetupStepId = (typeof SETUP_STEPS)[number];

/** "unused": this installation does without by its settings; "dismissed": an administrator says that it is not needed. */
export const SETUP_STATES = ["ready", "failed", "open", "unused", "dismissed"] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/** What a step's sentence says; its figures stand in `facts`. */
export const SETUP_SAYINGS = [
  "pubmed_unused",
  "pubmed_untried",
  "pubmed_answered",
  "pubmed_silent",
  "model_none",
  "model_untried",
  "model_answered",
  "model_failed",
  "mail_outbox",
  "mail_filed",
  "mail_untried",
  "mail_taken",
  "mail_refused",
  "backup_none",
  "backup_old",
  "backup_written",
  "backup_possible",
  "backup_impossible",
  "sign_in_password",
  "sign_in_factor",
  "sign_in_provider_untried",
  "sign_in_provider",
  "sign_in_provider_silent",
] as const;
export type SetupSaying = (typeof SETUP_SAYINGS)[number];

export const setupStepSchema = z.object({
  id: z.enum(SETUP_STEPS),
  state: z.enum(SETUP_STATES),
  saying: z.enum(SETUP_SAYINGS),
  facts: z.object({
    /** The model, the mail's recipient, the provider. */
    name: z.string().nullable(),
    /** Papers that PubMed counted, rows of a backup. */
    count: z.int().nullable(),
    /** When what the sentence says was so. */
    at: z.iso.datetime().nullable(),
    /** US dollars that a test cost; null where it cost nothing, or that is not known. */
    cost_usd: z.number().nullable(),
    /** What the other side said, in its own words. */
    reason: z.string().nullable(),
  }),
});
export type SetupStep = z.infer<typeof setupStepSchema>;

/** GET /admin/setup. `is_done`: no step is open or failed. */
export const setupSchema = z.object({ steps: z.array(setupStepSchema), is_done: z.boolean() });
export type Setup = z.infer<typeof setupSchema>;

export const setupPathSchema = z.object({
  step: z.enum(SETUP_STEPS, { error: `step must be one of: ${SETUP_STEPS.join(", ")}` }),
});
/** `language` is of the mail that a test of mail sends; the body may be left out. */
export const setupTestSchema = z.object({ language: languageSchema.default("en") }).nullish();
export const setupDismissalSchema = z.object({
  is_dismissed: z.boolean({ error: "is_dismissed must be true or false" }),
});
