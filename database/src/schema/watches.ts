import {
  NEW_REASONS,
  NOT_CHECKED_CAUSES,
  WATCH_DECISIONS,
  WATCH_RUN_STATUSES,
  WATCH_SCHEDULES,
} from "@medsieve/contract/constants";
import type { Notice } from "@medsieve/contract/papers";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { searches } from "./searches.ts";

/** A completed search whose queries are run again by a schedule. */
export const watches = pgTable(
  "watches",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    searchId: uuid()
      .notNull()
      .references(() => searches.id, { onDelete: "cascade" }),
    schedule: text({ enum: WATCH_SCHEDULES }).notNull(),
    /** Of the week, 1 (Monday) to 7, where the schedule is weekly; else of the month. */
    day: integer().notNull(),
    mail: boolean().notNull(),
    /** Whether a language model reads new papers, where there is one. */
    readWithModel: boolean().notNull().default(false),
    /** How often the address of its feed was renewed. */
    feedVersion: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    nextRunAt: timestamp({ withTimezone: true }).notNull(),
    /** Runs in a row that were not checked. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    unique("watches_search").on(table.searchId),
    index("watches_user").on(table.userId, table.createdAt.desc()),
    index("watches_due").on(table.nextRunAt),
  ],
);

/** One run of a watched search; it is never changed once it has ended. */
export const watchRuns = pgTable(
  "watch_runs",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    watchId: uuid()
      .notNull()
      .references(() => watches.id, { onDelete: "cascade" }),
    status: text({ enum: WATCH_RUN_STATUSES }).notNull().default("running"),
    cause: text({ enum: NOT_CHECKED_CAUSES }),
    /** The last run before it that was checked, or the search. */
    since: timestamp({ withTimezone: true }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
    /** Who runs it, and until when that is believed; null: any server may take it. */
    leaseHolder: uuid(),
    leaseUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("watch_runs_watch").on(table.watchId, table.startedAt.desc()),
    uniqueIndex("watch_runs_running").on(table.watchId).where(sql`status = 'running'`),
  ],
);

/** A recorded query of the search, as it was run again; `position` is that of the search. */
export const watchRunQueries = pgTable(
  "watch_run_queries",
  {
    runId: uuid()
      .notNull()
      .references(() => watchRuns.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    hits: integer(),
    understood: text(),
    pmids: integer().array().notNull().default([]),
    /** Why it could not be run, in English; null: it was. */
    problem: text(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);

export const WATCH_FINDINGS = ["new", "gone", "retracted", "doubted", "corrected", "superseded"] as const;

/** What a run reports of a paper. */
export const watchRunPapers = pgTable(
  "watch_run_papers",
  {
    runId: uuid()
      .notNull()
      .references(() => watchRuns.id, { onDelete: "cascade" }),
    pmid: integer().notNull(),
    finding: text({ enum: WATCH_FINDINGS }).notNull(),
    /** Of a new paper. */
    why: text({ enum: NEW_REASONS }),
    position: integer().notNull(),
    /** Null: not loaded. */
    title: text(),
    journal: text(),
    year: integer(),
    demonstration: boolean().notNull().default(false),
    /** Those of a new paper when it was found; of another the one that it is reported for. */
    notices: jsonb().$type<Notice[]>().notNull().default([]),
    /** Of a new paper that was read: its summary and what that rests on. */
    reading: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.finding, table.pmid] })],
);

/** What was decided on a new paper; an undecided one has no row. */
export const watchDecisions = pgTable(
  "watch_decisions",
  {
    watchId: uuid()
      .notNull()
      .references(() => watches.id, { onDelete: "cascade" }),
    pmid: integer().notNull(),
    decision: text({ enum: WATCH_DECISIONS }).notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.watchId, table.pmid] })],
);
