import { z } from "zod";

const count = z.number().int();

/** How far the reading of a list has come. */
export const listProgressSchema = z.object({ type: z.literal("list_progress"), file: z.string(), rows: count });

/** What became of a list. */
export const listOutcomeSchema = z.object({
  type: z.literal("list_outcome"),
  file: z.string(),
  status: z.enum(["completed", "failed", "interrupted"]),
  /** Rows that say something: neither empty, nor comments, nor the head. */
  rows: count,
  /** Notices that were not known. */
  added: count,
  /** Notices that were known with less: without reason, date or place. */
  completed: count,
  known: count,
  /** Rows about papers that have no PMID. */
  without_pmid: count,
  /** Papers whose retraction was taken back, so that no list flags them. */
  reinstated: count,
  refused: count,
  /** The first of the refused rows. */
  refusals: z.array(z.object({ line: count, reason: z.string() })),
  /** Papers of saved searches whose users are notified. */
  alerted: count,
  seconds: z.number(),
  /** One line that names the file; null unless it failed. */
  error: z.string().nullable(),
});
export type ListOutcome = z.infer<typeof listOutcomeSchema>;
export type ListEvent = z.infer<typeof listProgressSchema> | ListOutcome;
