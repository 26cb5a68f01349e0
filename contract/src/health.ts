import { z } from "zod";
import { readerDescriptionSchema } from "./searches.ts";
import { LITERATURE_SOURCES, SOURCE_IDS } from "./sources.ts";

export const aliveSchema = z.object({ status: z.literal("ok") });

/** When something outside was last tried and last answered, as this server saw it; null: not since it started. */
const contactSchema = z.object({
  last_tried_at: z.iso.datetime().nullable(),
  last_reached_at: z.iso.datetime().nullable(),
  /** Why the last try failed; null when it did not, or none was made. */
  last_failure: z.string().nullable(),
});

/** The library in OpenSearch, as it is when asked. */
const engineStateSchema = z.object({
  /** Papers are found while it is ok, yellow or read_only. */
  state: z.enum(["ok", "yellow", "red", "read_only", "unavailable"]),
  /** Why it is not ok, in a sentence; null where it is. */
  reason: z.string().nullable(),
  /** Null where they cannot be counted. */
  papers: z.int().nullable(),
});
export type EngineState = z.infer<typeof engineStateSchema>;

/** GET /health/ready, as anyone gets it. */
export const readinessStatusSchema = z.object({ status: z.enum(["ready", "unavailable"]) });

/**
 * GET /health/ready, as METRICS_TOKEN or a signed-in administrator gets it: what is configured, active and reachable. No
 * key is in it.
 */
export const readinessSchema = z.object({
  ...readinessStatusSchema.shape,
  database: z.object({
    kind: z.enum(["embedded", "postgresql"]),
    state: z.enum(["ok", "read_only", "full", "unreachable"]),
    /** Why it is not ok, in a sentence; null where it is. */
    reason: z.string().nullable(),
  }),
  /** Where papers come from now; null while the database does not answer. */
  source: z.enum(SOURCE_IDS).nullable(),
  /** What LITERATURE_SOURCE names. */
  source_setting: z.enum(LITERATURE_SOURCES),
  /** How PubMed is asked; null where it never is. */
  pubmed: contactSchema.extend({ has_key: z.boolean(), has_email: z.boolean() }).nullable(),
  /** Null where LITERATURE_SOURCE does not name it, and while the database does not answer. */
  opensearch: engineStateSchema.nullable(),
  /** Papers of the local library, real and fictional; null while what holds them does not answer. */
  library: z.object({ papers: z.int(), demonstration_papers: z.int() }).nullable(),
  /** Daily files from LIBRARY_FOLLOW; null where none were ever followed, and while the database does not answer. */
  library_follow: z
    .object({
      folder: z.string(),
      /** The last that is in whole; null before the first. */
      last_file: z.string().nullable(),
      taken_at: z.iso.datetime().nullable(),
      checked_at: z.iso.datetime(),
      /** Why no further file is taken, in a sentence; null where none waits. */
      trouble: z.string().nullable(),
    })
    .nullable(),
  /** The audit log as it is sent on to another system; null where it never was, and while the database does not answer. */
  audit_relay: z
    .object({
      /** Entries that wait to be sent. */
      waiting: z.int(),
      last_sent_at: z.iso.datetime().nullable(),
      /** Why the last attempt failed; null where it did not. */
      last_failure: z.string().nullable(),
    })
    .nullable(),
  reader: readerDescriptionSchema,
  /** The language model that is configured; null where the built-in reader works alone. */
  model: contactSchema
    .extend({
      vendor: z.string(),
      model: z.string(),
      has_key: z.boolean(),
      /** US dollars a month; null: no limit. */
      monthly_budget_usd: z.number().nullable(),
      /** US dollars since the 1st, 00:00 UTC, over all servers; null while the database does not answer. */
      spent_this_month_usd: z.number().nullable(),
    })
    .nullable(),
  /** How mail leaves: by a mail server, or as files in the outbox. */
  mail: z.enum(["smtp", "outbox"]),
});
export type Readiness = z.infer<typeof readinessSchema>;
