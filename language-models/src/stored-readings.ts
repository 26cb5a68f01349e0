import { findingSchema } from "@medsieve/contract/findings";
import { NO_RESULTS, savedReadingSchema } from "@medsieve/contract/readings";
import { CLAIM_FIELDS } from "@medsieve/contract/statements";
import { firstReadingSchema } from "@medsieve/contract/upcast/first-shapes";
import type { Database } from "@medsieve/database/client";
import { storedReadings } from "@medsieve/database/schema/readings";
import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { composeReading, type KeptReading } from "./make-reading.ts";

/** Readings that were paid for, by a key of all that they depend on. */
export interface StoredReadings {
  find: (keys: readonly string[]) => Promise<Map<string, KeptReading>>;
  keep: (readings: readonly { key: string; reading: KeptReading }[]) => Promise<void>;
  /** Deletes those older than this many days. */
  forgetOlderThan: (days: number) => Promise<void>;
}

const VERSION = 3;
const quotation = {
  section: z.string().nullable(),
  quote: z.string().nullable(),
  gloss: z.exactOptional(z.string().nullable()),
};

const quotes = z.array(z.object(quotation));
/** Version 2 is without results, and one of version 3 without those that models were asked for since. */
const keptSchema = savedReadingSchema.omit({ schema_version: true, read_by: true }).extend({
  pmid: z.string(),
  statements: z.array(z.object({ id: z.string(), field: z.enum(CLAIM_FIELDS), text: z.string(), quotes })),
  findings: z.array(findingSchema.omit({ evidence: true }).extend({ quotes })),
  sample_size: z.object({ n: z.number().int(), quotes }).nullable(),
});
const versionedSchema = z.looseObject({ schema_version: z.literal([2, VERSION]) });

/** Version 1: each statement in a list of claims, with one quote. */
const firstSchema = firstReadingSchema.omit({ evidence: true, read_by: true }).extend({
  pmid: z.string(),
  claims: z.array(z.object({ field: z.enum(CLAIM_FIELDS), statement: z.string(), ...quotation })),
});

/** A reading of any version; null where it is of none, so that the paper is read once more. */
function upcastKept(stored: unknown): KeptReading | null {
  const versioned = versionedSchema.safeParse(stored);
  if (versioned.success) return keptSchema.safeParse({ ...NO_RESULTS, ...versioned.data }).data ?? null;
  const { data: first } = firstSchema.safeParse(stored);
  if (first === undefined) return null;
  const { pmid, relevance_score, claims } = first;
  const quoted = claims.map(({ field, statement, ...quote }) => ({ field, text: statement, quotes: [quote] }));
  return composeReading({ ...NO_RESULTS, pmid, relevance_score }, first, quoted);
}

export function createStoredReadings({ db }: Database, model: string): StoredReadings {
  return {
    find: async (keys) => {
      if (keys.length === 0) return new Map();
      const rows = await db
        .select({ key: storedReadings.key, reading: storedReadings.reading })
        .from(storedReadings)
        .where(inArray(storedReadings.key, [...keys]));
      return new Map(
        rows.flatMap(({ key, reading }) => {
          const kept = upcastKept(reading);
          return kept === null ? [] : [[key, kept] as const];
        }),
      );
    },
    keep: async (readings) => {
      if (readings.length === 0) return;
      await db
        .insert(storedReadings)
        .values(
          readings.map(({ key, reading }) => {
            return { key, pmid: Number(reading.pmid), model, reading: { schema_version: VERSION, ...reading } };
          }),
        )
        .onConflictDoNothing();
    },
    forgetOlderThan: async (days) => {
      await db
        .delete(storedReadings)
        .where(sql`${storedReadings.createdAt} < now() - make_interval(days => ${days}::int)`);
    },
  };
}
