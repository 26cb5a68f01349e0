import { date, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** Texts that an account checked in a month, which begins on the 1st, 00:00 UTC. Nothing of the texts is kept. */
export const textCheckMonths = pgTable(
  "text_check_months",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    month: date().notNull(),
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);

/** How many texts an account may check in a month: one row, or none before anything was set. */
export const textCheckSettings = pgTable("text_check_settings", {
  id: integer().primaryKey(),
  monthlyLimit: integer().notNull(),
});
