import { DECISIONS } from "@medsieve/contract/constants";
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { searches } from "./searches.ts";

/** What was decided on a paper of a search, beside its record; an undecided one has no row. */
export const paperDecisions = pgTable(
  "paper_decisions",
  {
    searchId: uuid()
      .notNull()
      .references(() => searches.id, { onDelete: "cascade" }),
    pmid: integer().notNull(),
    decision: text({ enum: DECISIONS }).notNull(),
    /** One that everybody is offered, or words of the user's own; null where none was given. */
    reason: text(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    decidedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.pmid] }),
    index("paper_decisions_user").on(table.decidedBy, table.decidedAt.desc()),
  ],
);
