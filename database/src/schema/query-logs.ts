import {
  LOG_OUTCOMES,
  type LogCall,
  type LogFailure,
  type LogFallback,
  type LogPaper,
  type LogStage,
  type LogTokenUsage,
  READ_BY,
} from "@medsieve/contract/admin/query-logs";
import { PREFERENCES, SEARCH_TYPES } from "@medsieve/contract/constants";
import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** Searches that ended, as administrators see them. No references: a log outlives its search and its account. */
export const queryLogs = pgTable(
  "query_logs",
  {
    /** The search's. */
    id: uuid().primaryKey(),
    /** When it was accepted. */
    startedAt: timestamp({ withTimezone: true }).notNull(),
    userId: uuid(),
    /** As they were when it was accepted. */
    userEmail: text(),
    companyId: uuid(),
    companyName: text(),
    /** Null once it is no longer kept. */
    query: text(),
    searchType: text({ enum: SEARCH_TYPES }).notNull(),
    preference: text({ enum: PREFERENCES }).notNull(),
    outcome: text({ enum: LOG_OUTCOMES }).notNull(),
    readBy: text({ enum: READ_BY }).notNull(),
    fallbacks: jsonb().$type<LogFallback[]>().notNull().default([]),
    /** Null unless it failed. */
    failure: jsonb().$type<LogFailure>(),
    promptVersion: text(),
    /** Seconds; null when its server died. */
    processingTime: doublePrecision(),
    papersFound: integer(),
    totalCostUsd: doublePrecision(),
    ipAddress: text(),
    sessionId: text(),
    maxResults: integer(),
    searchQueriesUsed: text().array().notNull().default([]),
    /** Best first. */
    paperResults: jsonb().$type<LogPaper[]>().notNull().default([]),
    errorMessage: text(),
    tokenUsage: jsonb().$type<LogTokenUsage[]>().notNull().default([]),
    stages: jsonb().$type<LogStage[]>().notNull().default([]),
    calls: jsonb().$type<LogCall[]>().notNull().default([]),
    userAgent: text(),
  },
  (table) => [
    index("query_logs_newest").on(table.startedAt, table.id),
    index("query_logs_ip").on(table.ipAddress, table.startedAt, table.id),
    index("query_logs_user").on(table.userId, table.startedAt, table.id),
    index("query_logs_failed").on(table.startedAt).where(sql`outcome = 'failed'`),
    index("query_logs_company").on(table.companyId, table.startedAt, table.id),
  ],
);

/**
 * What the query logs come to, kept so that nothing has to be counted when it is asked for (see log-figures.ts).
 * A row holds the figures of one `scope` of logs ("all", "day:2026-11-21", "company:…") for one value (`key`) of one
 * `facet` ("total", "day", "user", "model", …).
 */
export const logFigures = pgTable(
  "log_figures",
  {
    scope: text().notNull(),
    facet: text().notNull(),
    key: text().notNull(),
    queries: bigint({ mode: "number" }).notNull().default(0),
    successful: bigint({ mode: "number" }).notNull().default(0),
    /** Logs whose processing time is known, and the sum of it in seconds. */
    timed: bigint({ mode: "number" }).notNull().default(0),
    seconds: doublePrecision().notNull().default(0),
    tokens: bigint({ mode: "number" }).notNull().default(0),
    costUsd: doublePrecision().notNull().default(0),
    /** Different users in the scope; only where the facet is "total". */
    users: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.facet, table.key] }),
    index("log_figures_most")
      .on(table.scope, table.facet, table.queries)
      .where(sql`facet in ('user', 'company', 'ip')`),
  ],
);

/**
 * How the number of users and companies changed on a day (UTC), written by triggers on those tables. A row a database
 * connection, so that no connection waits for another's transaction.
 */
export const populationChanges = pgTable(
  "population_changes",
  {
    subject: text({ enum: ["users", "companies"] }).notNull(),
    day: date().notNull(),
    connection: integer().notNull(),
    change: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.day, table.connection] })],
);
