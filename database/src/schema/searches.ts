import { NO_ANSWER } from "@medsieve/contract/answers";
import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { QuestionWord } from "@medsieve/contract/question-words";
import type { SearchEvent } from "@medsieve/contract/search-events";
import {
  type GivenQuery,
  NO_LIMITS,
  type QueryBlock,
  type QueryChange,
  type QueryWarning,
  type QuestionTerm,
  SEARCH_STATUSES,
  type SearchLimits,
  type SearchProvenance,
} from "@medsieve/contract/searches";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Requester } from "../requester.ts";
import { users } from "./accounts.ts";

export const searches = pgTable(
  "searches",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Made by the client; the same one never starts a second search. */
    requestId: uuid(),
    question: text().notNull(),
    preference: text({ enum: PREFERENCES }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    maxResults: integer().notNull(),
    limits: jsonb().$type<SearchLimits>().notNull().default(NO_LIMITS),
    /** Queries that the user gave; null: the reader wrote them. */
    givenQueries: jsonb().$type<GivenQuery[]>(),
    /** The search of the same user that it repeats or changes; kept though that one may be gone. */
    basedOn: uuid(),
    /** Papers that the user named as known; null: none. */
    knownPmids: jsonb().$type<string[]>(),
    status: text({ enum: SEARCH_STATUSES }).notNull().default("running"),
    /** Why it failed, in the catalogue's English; null unless it did. */
    error: text(),
    errorCode: text(),
    summary: text(),
    /** The sentences of the summary and what they rest on: a document of any version. */
    answer: jsonb("answer_evidence")
      .$type<unknown>()
      .notNull()
      .$default(() => NO_ANSWER)
      .default([]),
    /** SHA-256 of its record, kept when it ended; null while it runs, and of older ones. */
    recordDigest: text(),
    /** Version of Medsieve that kept its record. */
    recordedBy: text(),
    questionTerms: jsonb().$type<QuestionTerm[]>().notNull().default([]),
    notUnderstood: jsonb().$type<string[]>().notNull().default([]),
    /** Every word of the question with its use; null of searches that were saved without, or brought their queries. */
    questionWords: jsonb().$type<QuestionWord[]>(),
    /** Papers that were taken to be read, of all that were found; null of older ones, and before the queries ran. */
    takenCount: integer(),
    resultCount: integer().notNull().default(0),
    provenance: jsonb().$type<SearchProvenance>(),
    /** Who asked, and from where, as it was then; null of searches that are older than the query logs. */
    requester: jsonb("asker").$type<Requester>(),
    /** The month it was counted in; null once given back. */
    countedMonth: date(),
    /** Somebody asked for it to stop; the server that runs it sees this on its next look. */
    cancelRequested: boolean().notNull().default(false),
    /** Counts the servers that took it on. What one writes after another has taken over is refused. */
    attempt: integer().notNull().default(1),
    /** Where another server can go on, as the pipeline keeps it; null before its queries are written, and once it ended. */
    checkpoint: jsonb().$type<unknown>(),
    /** Until then the server that runs it is taken to be alive; null when it has ended. */
    leaseUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique("searches_request").on(table.userId, table.requestId),
    index("searches_history").on(table.userId, table.createdAt.desc(), table.id),
    index("searches_leases").on(table.leaseUntil).where(sql`status = 'running'`),
  ],
);

/** A query of a search, with every PMID it found, best match first. */
export const searchQueries = pgTable(
  "search_queries",
  {
    searchId: uuid()
      .notNull()
      .references(() => searches.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    reason: text(),
    hits: integer(),
    understood: text(),
    broadenedFrom: text(),
    /** As the reader wrote it, where it had to be repaired; null where it runs as written. */
    writtenAs: text(),
    changes: jsonb().$type<QueryChange[]>().notNull().default([]),
    warnings: jsonb().$type<QueryWarning[]>().notNull().default([]),
    pmids: integer().array().notNull().default([]),
    /** Papers of the search that no other query found; null when it could not be run. */
    contributed: integer(),
    /** It looked for papers like the best of the others; null where it was saved without that. */
    related: boolean(),
    blocks: jsonb().$type<QueryBlock[]>().notNull().default([]),
    searchedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.position] })],
);

/** A paper of a search as it was when it was read; `rank` is null while the search runs. */
export const searchPapers = pgTable(
  "search_papers",
  {
    searchId: uuid()
      .notNull()
      .references(() => searches.id, { onDelete: "cascade" }),
    pmid: integer().notNull(),
    rank: integer(),
    record: jsonb().$type<PaperRecord>().notNull(),
    /** A document of any version; null where the paper was not read. */
    reading: jsonb().$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.pmid] }), index("search_papers_pmid").on(table.pmid)],
);

/** The events of a running search, in order, for a client that comes back to it. */
export const searchEvents = pgTable(
  "search_events",
  {
    searchId: uuid()
      .notNull()
      .references(() => searches.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    event: jsonb().$type<SearchEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.seq] })],
);

/** A paper that its reader marked in one of their searches. */
export const highlights = pgTable(
  "highlights",
  {
    searchId: uuid()
      .notNull()
      .references(() => searches.id, { onDelete: "cascade" }),
    pmid: integer().notNull(),
    paperTitle: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.pmid] })],
);
