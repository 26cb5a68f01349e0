import { z } from "zod";
import {
  NEW_REASONS,
  NOT_CHECKED_CAUSES,
  WATCH_DECISION_CHOICES,
  WATCH_DECISIONS,
  WATCH_RUN_STATUSES,
  WATCH_SCHEDULES,
} from "./constants.ts";
import { noticeSchema } from "./papers.ts";
import { paperReadingSchema } from "./readings.ts";

const scheduleSchema = z.enum(WATCH_SCHEDULES, { error: `schedule must be one of: ${WATCH_SCHEDULES.join(", ")}` });
const daySchema = z
  .int("day must be a whole number")
  .min(1, "day must be at least 1")
  .max(31, "day must be at most 31")
  .nullable();
const mailSchema = z.boolean("mail must be true or false");

const readWithModelSchema = z.boolean("read_with_model must be true or false");

const planShape = {
  schedule: scheduleSchema,
  day: daySchema.default(null),
  mail: mailSchema,
  /** Whether a language model reads new papers, which costs money; else the built-in reader does. */
  read_with_model: readWithModelSchema.default(false),
};

/** When a search is run again, whether what it finds is mailed, and who reads it. */
export const watchPlanSchema = z.object(planShape).superRefine(checkDay);

/**
 * POST /watches. `day`: of the week, 1 (Monday) to 7, for a weekly schedule; of the month, 1 to 31, for the others, where a
 * shorter month has its last. Without one it is that of today; the schedule `day` needs it.
 */
export const watchRequestSchema = z
  .object({ search_id: z.uuid("search_id must be a UUID"), ...planShape })
  .superRefine(checkDay);
export type WatchRequest = z.input<typeof watchRequestSchema>;

function checkDay({ schedule, day }: z.output<z.ZodObject<typeof planShape>>, context: z.RefinementCtx): void {
  const problem = findDayProblem(schedule, day);
  if (problem !== null) context.addIssue({ code: "custom", path: ["day"], message: problem });
}

/** What is wrong with a day of this schedule; null: nothing. */
export function findDayProblem(schedule: z.output<typeof scheduleSchema>, day: number | null): string | null {
  if (day === null) return schedule === "day" ? "day is required: a day of the month, 1 to 31" : null;
  return schedule === "weekly" && day > 7 ? "day must be 1 (Monday) to 7 (Sunday) of a weekly schedule" : null;
}

/** PATCH /watches/{id}: what is left out stays; a schedule without a day goes by that of today. */
export const watchChangeSchema = z
  .object({ schedule: scheduleSchema, day: daySchema, mail: mailSchema, read_with_model: readWithModelSchema })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "one of schedule, day, mail and read_with_model is required");
export type WatchChange = z.output<typeof watchChangeSchema>;

const foundPaperSchema = z.object({
  pmid: z.string(),
  /** Null: not loaded. */
  title: z.string().nullable(),
  journal: z.string().nullable(),
  year: z.int().nullable(),
  demonstration: z.boolean(),
});

/** What a new paper says of the question, as its summary has it, each statement with its sentences. */
const newReadingSchema = paperReadingSchema.pick({
  relevance_score: true,
  summary: true,
  statements: true,
  read_by: true,
});

export const newPaperSchema = foundPaperSchema.extend({
  why: z.enum(NEW_REASONS),
  /** Those it had when it was found. */
  notices: z.array(noticeSchema),
  /** Null: it was not read, as beyond the first 50 of a run, and of runs of earlier versions. */
  reading: newReadingSchema.nullable(),
  /** Null: undecided. */
  decision: z.enum(WATCH_DECISIONS).nullable(),
});
export type NewPaper = z.infer<typeof newPaperSchema>;

const noticedPaperSchema = foundPaperSchema.extend({ notice: noticeSchema });
export type NoticedPaper = z.infer<typeof noticedPaperSchema>;

const rerunQuerySchema = z.object({
  name: z.string(),
  query: z.string(),
  /** Null where it could not be run. */
  hits: z.int().nullable(),
  /** As the source understood it; null where it does not say. */
  understood: z.string().nullable(),
  /** Why it could not be run; null: it was. */
  problem: z.string().nullable(),
});

/** A run of a watch. Of one that was not checked, and while it runs, nothing is known of papers. */
export const watchRunSchema = z.object({
  id: z.uuid(),
  status: z.enum(WATCH_RUN_STATUSES),
  /** Why it was not checked; null otherwise. */
  cause: z.enum(NOT_CHECKED_CAUSES).nullable(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** What is new is new since then: the last run that was checked, or the search. */
  since: z.iso.datetime(),
  queries: z.array(rerunQuerySchema),
  new: z.array(newPaperSchema),
  gone: z.array(foundPaperSchema),
  retracted: z.array(noticedPaperSchema),
  /** With an expression of concern. */
  doubted: z.array(noticedPaperSchema),
  corrected: z.array(noticedPaperSchema),
  superseded: z.array(noticedPaperSchema),
});
export type WatchRun = z.infer<typeof watchRunSchema>;

/** GET /watches/{id}/runs: the newest first: the last 50, and of earlier ones those that found something. */
export const watchRunsSchema = z.object({ items: z.array(watchRunSchema) });

const lastRunSchema = watchRunSchema
  .pick({ id: true, status: true, cause: true, started_at: true, finished_at: true })
  .extend({ new_count: z.int(), noticed_count: z.int(), gone_count: z.int() });

export const watchSchema = z.object({
  id: z.uuid(),
  search_id: z.uuid(),
  /** The question of the search. */
  query: z.string(),
  schedule: scheduleSchema,
  day: z.int(),
  mail: z.boolean(),
  read_with_model: z.boolean(),
  /** Address of its Atom feed, which anyone who has it can read. */
  feed: z.url(),
  created_at: z.iso.datetime(),
  /** When it was last checked; null: not since it is watched. */
  checked_at: z.iso.datetime().nullable(),
  next_run_at: z.iso.datetime(),
  /** Null before the first. */
  last_run: lastRunSchema.nullable(),
  /** New papers on which nothing is decided. */
  undecided_count: z.int(),
});
export type Watch = z.infer<typeof watchSchema>;

/** GET /watches: the newest first. */
export const watchesSchema = z.object({ items: z.array(watchSchema) });

/** PUT /watches/{id}/papers/{pmid}/decision */
export const watchDecisionSchema = z.object({
  decision: z.enum(WATCH_DECISION_CHOICES, {
    error: `decision must be one of: ${WATCH_DECISION_CHOICES.join(", ")}`,
  }),
});
export type WatchDecisionChoice = z.output<typeof watchDecisionSchema>["decision"];
