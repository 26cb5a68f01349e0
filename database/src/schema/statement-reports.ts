import type { CitedEvidence } from "@medsieve/contract/answers";
import type { ReadBy } from "@medsieve/contract/readings";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { searches } from "./searches.ts";

/** What somebody said is wrong with a statement of a search, beside its record, and what an administrator answered. */
export const statementReports = pgTable(
  "statement_reports",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    searchId: uuid()
      .notNull()
      .references(() => searches.id, { onDelete: "cascade" }),
    statementId: text().notNull(),
    /** Null: a sentence of the answer. */
    pmid: integer(),
    /** As it stood then, with what it rests on and who wrote it. */
    statement: text().notNull(),
    evidence: jsonb().$type<CitedEvidence[]>().notNull(),
    reader: text({ enum: ["builtin", "model"] })
      .$type<ReadBy["reader"]>()
      .notNull(),
    model: text(),
    text: text().notNull(),
    reportedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reportedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    answer: text(),
    /** Null where that account is gone. */
    answeredBy: uuid().references(() => users.id, { onDelete: "set null" }),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("statement_reports_search").on(table.searchId),
    index("statement_reports_reporter").on(table.reportedBy),
    index("statement_reports_answerer").on(table.answeredBy),
    index("statement_reports_newest").on(table.reportedAt.desc(), table.id),
    index("statement_reports_open").on(table.reportedAt.desc(), table.id).where(sql`answer is null`),
  ],
);
