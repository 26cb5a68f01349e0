import { z } from "zod";

/** A search in an address. */
export const searchPathSchema = z.object({ id: z.uuid({ error: "id must be a UUID" }) });

/** A paper of a search in an address; its PMID becomes a number. */
export const paperPathSchema = searchPathSchema.extend({
  pmid: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "pmid must be a number of one to nine digits without leading zeros")
    .transform(Number),
});
