import { z } from "zod";

/** Within which company a search can be read, and since when; its address is the link. */
export const searchShareSchema = z.object({
  company: z.string(),
  /** Full name of its owner. */
  shared_by: z.string(),
  shared_at: z.iso.datetime(),
  /** Whether who asks is the owner; everyone else of the company only reads. */
  own: z.boolean(),
});
export type SearchShare = z.infer<typeof searchShareSchema>;
