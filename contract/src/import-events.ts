import { z } from "zod";

const countsShape = {
  added: z.number(),
  replaced: z.number(),
  unchanged: z.number(),
  deleted: z.number(),
};

/** How far an import has come. Counts and bytes are of this file, `secondsLeft` of all files. */
export const importProgressSchema = z.object({
  type: z.literal("progress"),
  file: z.string(),
  /** From 1. */
  fileNumber: z.number(),
  fileCount: z.number(),
  /** As on disk: compressed, where the file is. */
  bytesRead: z.number(),
  bytesTotal: z.number(),
  /** Citations read from this file; those stored are at most two batches behind. */
  read: z.number(),
  ...countsShape,
  /** Citations a second since the import began. */
  perSecond: z.number(),
  /** Null until it is known. */
  secondsLeft: z.number().nullable(),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;

/** How the import of one file ended. */
export const importOutcomeSchema = z.object({
  type: z.literal("outcome"),
  file: z.string(),
  status: z.enum(["completed", "failed", "interrupted"]),
  read: z.number(),
  ...countsShape,
  /** Book records, which are no journal citations and were passed over. */
  books: z.number(),
  seconds: z.number(),
  /** One line that names file, line and last PMID; null unless it failed. */
  error: z.string().nullable(),
});
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

export type ImportEvent = ImportProgress | ImportOutcome;
