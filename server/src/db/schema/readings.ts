import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
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
