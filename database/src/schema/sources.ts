import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When the last requests to a service left or may leave, the oldest first, for all servers together. */
export const requestBudgets = pgTable("request_budgets", {
  name: text().primaryKey(),
  slots: timestamp({ withTimezone: true }).array().notNull(),
});

/** What an installation remembers of the literature source: when PubMed first answered it. */
export const sourceStates = pgTable("source_states", {
  source: text().primaryKey(),
  firstReachedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
