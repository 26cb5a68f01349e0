import { CLAIM_FIELDS, paperReadingSchema } from "@medsieve/contract/papers";
import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { storedReadings } from "../../db/schema/readings.ts";
import type { KeptReading } from "./make-reading.ts";

/** Readings that were paid for, by a key of all that they depend on. */
export interface StoredReadings {
  find: (keys: readonly string[]) => Promise<Map<string, KeptReading>>;
  keep: (readings: readonly { key: string; reading: KeptReading }[]) => Promise<void>;
  /** Deletes those older than this many days. */
  forgetOlderThan: (days: number) => Promise<void>;
}

const keptSchema = paperReadingSchema.omit({ evidence: true, read_by: true }).extend({
  pmid: z.string(),
  claims: z.array(
    z.object({
      field: z.enum(CLAIM_FIELDS),
      statement: z.string(),
      section: z.string().nullable(),
      quote: z.string().nullable(),
      gloss: z.string().nullish(),
    }),
  ),
});

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
          const { data } = keptSchema.safeParse(reading);
          return data === undefined ? [] : [[key, data] as const];
        }),
      );
    },
    keep: async (readings) => {
      if (readings.length === 0) return;
      await db
        .insert(storedReadings)
        .values(readings.map(({ key, reading }) => ({ key, pmid: Number(reading.pmid), model, reading })))
        .onConflictDoNothing();
    },
    forgetOlderThan: async (days) => {
      await db
        .delete(storedReadings)
        .where(sql`${storedReadings.createdAt} < now() - make_interval(days => ${days}::int)`);
    },
  };
}
