import type { SetupStepId } from "@medsieve/contract/admin/setup";
import { boolean, integer, pgTable, real, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What an administrator tried or put aside while making a new installation ready. */
export const setupChecks = pgTable("setup_checks", {
  step: text().$type<SetupStepId>().primaryKey(),
  /** How the last test ended; null before the first. */
  hasPassed: boolean(),
  testedAt: timestamp({ withTimezone: true }),
  /** Of the last test: what was counted, what it cost in US dollars, why it failed. */
  count: integer(),
  costUsd: real(),
  reason: text(),
  isDismissed: boolean().notNull().default(false),
});

/** Backups that were written of this database, by the command. */
export const backupsWritten = pgTable("backups_written", {
  id: uuid().primaryKey().defaultRandom(),
  writtenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  rows: integer().notNull(),
});
