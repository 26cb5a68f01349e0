import { z } from "zod";

/** A trial's number at ClinicalTrials.gov. */
export const NCT_ID = /^NCT\d{8}$/;
const nctIdSchema = z.string().regex(NCT_ID);

/** As the registry gives it: a day, a month, or null. */
const registryDateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}(-\d{2})?$/)
  .nullable();

/** Only an outcome of the same content words is `reported`; `not_seen` says no more than that none was found. */
export const OUTCOME_MATCHES = ["reported", "not_seen"] as const;
/** `unclear`: a date is missing, or the registry names only the month, and both fall in it. */
export const REGISTRATION_TIMES = ["before_start", "after_start", "unclear"] as const;

export const registeredOutcomeSchema = z.object({
  /** In the registry's words. */
  measure: z.string(),
  time_frame: z.string().nullable(),
  match: z.enum(OUTCOME_MATCHES),
  /** The paper's outcome that is the same, in the paper's words; null where none was seen. */
  reported_as: z.string().nullable(),
});
export type RegisteredOutcome = z.infer<typeof registeredOutcomeSchema>;

/** What the registry says of a trial whose number a paper gives, beside what the paper reports. */
export const paperTrialSchema = z.object({
  pmid: z.string(),
  nct_id: nctIdSchema,
  url: z.string(),
  /** False: the registry answered and has no such number; all that follows is then empty. */
  found: z.boolean(),
  primary_outcomes: z.array(registeredOutcomeSchema),
  registered: z.enum(REGISTRATION_TIMES),
  first_submitted: registryDateSchema,
  started: registryDateSchema,
  results_posted: z.boolean(),
});
export type PaperTrial = z.infer<typeof paperTrialSchema>;

/** A completed trial for which the registry lists no paper of its results, and whose number no paper of the search gives. */
export const unpublishedTrialSchema = z.object({
  nct_id: nctIdSchema,
  url: z.string(),
  title: z.string(),
  completed: registryDateSchema,
  results_posted: z.boolean(),
});
export type UnpublishedTrial = z.infer<typeof unpublishedTrialSchema>;

/** GET /searches/{id}/trials: what ClinicalTrials.gov says of a search's papers, and which trials have none. */
export const searchTrialsSchema = z.object({
  /** `unavailable`: the registry could not be asked, and everything else is empty. */
  state: z.enum(["answered", "unavailable"]),
  papers: z.array(paperTrialSchema),
  /** Numbers of papers beyond those that are looked up at once. */
  not_looked_up: z.number().int(),
  /** What the registry was asked for; null where the question names no condition with an intervention. */
  asked: z.object({ condition: z.string(), intervention: z.string() }).nullable(),
  /** Completed trials that were looked through. */
  completed_trials: z.number().int(),
  unpublished: z.array(unpublishedTrialSchema),
});
export type SearchTrials = z.infer<typeof searchTrialsSchema>;
