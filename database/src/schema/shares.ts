import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { companies } from "./accounts.ts";
import { searches } from "./searches.ts";

/** Searches that everyone of a company may read, for as long as their owner belongs to it. */
export const searchShares = pgTable("search_shares", {
  searchId: uuid()
    .primaryKey()
    .references(() => searches.id, { onDelete: "cascade" }),
  companyId: uuid()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" }),
  sharedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
