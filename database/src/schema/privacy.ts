import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** People who were erased; what is still written of them, as the log of a search that ends later, gets the pseudonym. */
export const erasures = pgTable("erasures", {
  userId: uuid().primaryKey(),
  pseudonym: text().notNull(),
  erasedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** For how many days things are kept: one row, or none before anything was set. Null: without end. */
export const retentionSettings = pgTable("retention_settings", {
  id: integer().primaryKey(),
  questionDays: integer(),
  searchDays: integer(),
  surveyDays: integer(),
  mailDays: integer(),
  /** When what is older was last removed. */
  lastRunAt: timestamp({ withTimezone: true }),
});
