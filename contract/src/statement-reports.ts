import { z } from "zod";
import { emptyAsAbsent, pageMetaSchema, pageQuerySchema, searchTextSchema } from "./admin/paging.ts";
import { citedEvidenceSchema } from "./answers.ts";
import { REPORT_STATES, REPORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { searchPathSchema } from "./paths.ts";
import { dropUnprintable } from "./readable-text.ts";
import { readBySchema } from "./readings.ts";

/** Some words that somebody types, of several lines at most. */
const wordsSchema = (name: string) =>
  z
    .string({ error: `${name} must be text` })
    .overwrite(dropUnprintable)
    .trim()
    .min(1, `${name} must not be blank`)
    .max(REPORT_TEXT_MAX_LENGTH, `${name} must have at most ${REPORT_TEXT_MAX_LENGTH} characters`);

/** POST /searches/{id}/reports */
export const reportRequestSchema = z.object({
  /** Id of a statement, of a finding, or of a sentence of the answer. */
  statement_id: z
    .string({ error: "statement_id must be the id of a statement of the search" })
    .min(1, "statement_id must not be blank")
    .max(100, "statement_id must have at most 100 characters"),
  /** The paper that the statement is about; null: a sentence of the answer. */
  pmid: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "pmid must be a number of one to nine digits without leading zeros")
    .nullable()
    .default(null),
  /** What is wrong. */
  text: wordsSchema("text"),
});
export type ReportRequest = z.infer<typeof reportRequestSchema>;

/** PUT /admin/reports/{id}/answer: in place of what was answered before. */
export const reportAnswerRequestSchema = z.object({ answer: wordsSchema("answer") });
export type ReportAnswerRequest = z.infer<typeof reportAnswerRequestSchema>;

/** What somebody says is wrong with a statement, and what an administrator answered to it. */
export const statementReportSchema = z.object({
  id: z.uuid(),
  statement_id: z.string(),
  pmid: z.string().nullable(),
  text: z.string(),
  /** Made by who asks for it, who can withdraw it until it is answered. */
  is_own: z.boolean(),
  /** Full name. */
  reported_by: z.string(),
  reported_at: z.iso.datetime(),
  /** Null until there is one, and the two others with it. */
  answer: z.string().nullable(),
  /** Full name; null where that account is gone. */
  answered_by: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
});
export type StatementReport = z.infer<typeof statementReportSchema>;

/** GET /searches/{id}/reports: the oldest first. */
export const searchReportsSchema = z.object({ reports: z.array(statementReportSchema) });
export type SearchReports = z.infer<typeof searchReportsSchema>;

/** DELETE /searches/{id}/reports/{report_id}: gives what is left. */
export const reportPathSchema = searchPathSchema.extend({
  report_id: z.uuid({ error: "report_id must be a UUID" }),
});

/** The statement as it stood when it was reported, what it rests on, and who wrote it. */
export const reportedStatementSchema = z.object({
  statement: z.string(),
  evidence: z.array(citedEvidenceSchema),
  read_by: readBySchema.pick({ reader: true, model: true }),
});

export const listedReportSchema = z.object({
  ...statementReportSchema.omit({ is_own: true }).shape,
  ...reportedStatementSchema.shape,
  /** Of who reported it. */
  email: z.string(),
  company_name: z.string().nullable(),
});
export type ListedReport = z.infer<typeof listedReportSchema>;

/** GET /admin/reports: the newest first. `search` looks in the statement, in what is wrong, in the answer and in the address. */
export const reportsQuerySchema = pageQuerySchema.extend({
  state: emptyAsAbsent(z.enum(REPORT_STATES, { error: `state must be one of: ${REPORT_STATES.join(", ")}` })),
  reader: emptyAsAbsent(z.enum(["builtin", "model"], { error: "reader must be builtin or model" })),
  search: emptyAsAbsent(searchTextSchema),
});
export type ReportsQuery = z.output<typeof reportsQuerySchema>;
export const reportsPageSchema = z.object({
  items: z.array(listedReportSchema),
  meta: pageMetaSchema,
  /** Reports without an answer, whatever the filters. */
  open: z.int(),
});
export type ReportsPage = z.infer<typeof reportsPageSchema>;
