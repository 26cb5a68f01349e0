import { z } from "zod";
import { noticeSchema } from "./papers.ts";

const pmidSchema = z.string().regex(/^[1-9]\d{0,9}$/, "pmid must be a number without leading zeros");

/** POST /highlights: marks a paper of one of the user's searches. */
export const highlightRequestSchema = z.object({
  search_id: z.uuid({ error: "search_id must be a UUID" }),
  pmid: pmidSchema,
  paper_title: z
    .string({ error: "paper_title must be text" })
    .max(5000, "paper_title must have at most 5000 characters")
    .refine((title) => !title.includes("\0"), "paper_title must not contain NUL characters"),
});
export type HighlightRequest = z.infer<typeof highlightRequestSchema>;

/** DELETE /highlights/{search_id}/{pmid} */
export const highlightPathSchema = z.object({
  search_id: z.uuid({ error: "search_id must be a UUID" }),
  pmid: pmidSchema,
});

/** GET /highlights/{search_id}: the marked PMIDs of one search. */
export const searchHighlightsSchema = z.record(z.string(), z.literal(true));
export type SearchHighlights = z.infer<typeof searchHighlightsSchema>;

/** GET /highlights: every mark of the user, the newest first, with what is known now against the paper. */
export const allHighlightsSchema = z.array(
  z.object({ search_id: z.uuid(), pmid: z.string(), notices: z.array(noticeSchema).optional() }),
);
export type AllHighlights = z.infer<typeof allHighlightsSchema>;
