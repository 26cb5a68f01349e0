import { date, doublePrecision, integer, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core";

/** Of which share of which monthly budget administrators were mailed. */
export const budgetAlerts = pgTable(
  "budget_alerts",
  {
    month: date().notNull(),
    budgetUsd: doublePrecision().notNull(),
    percent: integer().notNull(),
    mailedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.month, table.budgetUsd, table.percent] })],
);
