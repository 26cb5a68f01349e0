import type { Notice } from "@medsieve/contract/papers";
import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { searches } from "./searches.ts";

/** What a list of retractions says that the source may not know yet (library:retractions). */
export const listedNotices = pgTable(
  "listed_notices",
  {
    pmid: integer().notNull(),
    kind: text({ enum: ["retracted", "expression_of_concern", "corrected"] }).notNull(),
    noticePmid: integer(),
    noticeDoi: text(),
    reason: text(),
    noticedOn: date(),
    /** Name of the file that it came from. */
    list: text().notNull(),
    listedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pmid, table.kind] })],
);

/** When the source is next asked whether a saved paper was retracted, corrected or doubted. */
export const paperChecks = pgTable(
  "paper_checks",
  {
    pmid: integer().primaryKey(),
    checkedAt: timestamp({ withTimezone: true }),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("paper_checks_due").on(table.dueAt)],
);

/** A notice about a paper of a search that became known after the search; the search itself is never changed. */
export const paperAlerts = pgTable(
  "paper_alerts",
  {
    searchId: uuid()
      .notNull()
      .references(() => searches.id, { onDelete: "cascade" }),
    pmid: integer().notNull(),
    kind: text().$type<Notice["kind"]>().notNull(),
    notice: jsonb().$type<Notice>().notNull(),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the header showed it to its user; null: not yet. */
    seenAt: timestamp({ withTimezone: true }),
    /** When it was mailed, or it was decided that it is not; null: not yet. */
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.pmid, table.kind] }),
    index("paper_alerts_unmailed").on(table.foundAt).where(sql`mailed_at is null`),
    index("paper_alerts_unseen").on(table.searchId).where(sql`seen_at is null`),
  ],
);
