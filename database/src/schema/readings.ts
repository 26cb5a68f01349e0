import { READER_STEPS } from "@medsieve/contract/searches";
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** What a language model said of a paper, so that the same reading is never paid for twice. */
export const storedReadings = pgTable(
  "stored_readings",
  {
    /** SHA-256 of all that the reading depends on: paper and its text, question, prompt, model and language. */
    key: text().primaryKey(),
    pmid: integer().notNull(),
    model: text().notNull(),
    /** As the model gave it, before it was held against the paper. */
    reading: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("stored_readings_age").on(table.createdAt)],
);

/** What language models cost in a month (UTC), for all servers together. */
export const modelSpending = pgTable(
  "model_spending",
  {
    month: date().notNull(),
    model: text().notNull(),
    inputTokens: bigint({ mode: "number" }).notNull().default(0),
    outputTokens: bigint({ mode: "number" }).notNull().default(0),
    costUsd: doublePrecision().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.month, table.model] })],
);

/**
 * What each model used in one step of a search that runs, or of a prompt that is tried: with its log it goes into the
 * log. No reference, since a log outlives its account.
 */
export const searchSpending = pgTable(
  "search_spending",
  {
    searchId: uuid().notNull(),
    step: text({ enum: READER_STEPS }).notNull(),
    model: text().notNull(),
    inputTokens: bigint({ mode: "number" }).notNull(),
    outputTokens: bigint({ mode: "number" }).notNull(),
    /** Null where the model's price is not known. */
    costUsd: doublePrecision(),
    /** The vendor counted no tokens. */
    estimated: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.step, table.model] })],
);
