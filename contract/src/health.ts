import { z } from "zod";
import { readerDescriptionSchema } from "./searches.ts";

export const aliveSchema = z.object({ status: z.literal("ok") });

/** GET /health/ready: what is active, for whoever runs the server. Nothing in it is secret. */
export const readinessSchema = z.object({
  status: z.enum(["ready", "unavailable"]),
  database: z.object({ kind: z.enum(["embedded", "postgresql"]), state: z.enum(["ok", "unreachable"]) }),
  /** Where papers come from now; null while the database does not answer. */
  source: z.enum(["pubmed", "library"]).nullable(),
  reader: readerDescriptionSchema,
  /** Papers of the local library, real and fictional; null while the database does not answer. */
  library: z.object({ papers: z.int(), demonstration_papers: z.int() }).nullable(),
  /** How mail leaves: by a mail server, or as files in the outbox. */
  mail: z.enum(["smtp", "outbox"]),
});
export type Readiness = z.infer<typeof readinessSchema>;
